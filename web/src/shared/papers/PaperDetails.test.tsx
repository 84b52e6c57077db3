import { screen, waitFor, within } from '@testing-library/react';
import { attachment } from '@tzemed/contract/attachments';
import { tag, tags } from '@tzemed/contract/tags';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/given-pets.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { rowOf } from '../../testing/row-of.ts';
import { waitingFor, type Paper } from './calls.ts';
import { PaperDetails } from './PaperDetails.tsx';
import { PaperTile } from './PaperTile.tsx';

const claim = rowOf(tag, {
  id: 'claim',
  name: 'תביעת ביטוח',
  hue: 'sky',
  householdId: bella.householdId,
  mayEdit: true,
});
const given: Paper = rowOf(attachment, {
  id: 'paper',
  petId: bella.id,
  name: 'קבלה.pdf',
  type: 'application/pdf',
  size: 284_113,
  isLocked: false,
  hasScripts: false,
  hasThumb: false,
  kind: 'invoice',
});

test('A paper is filed under a tag of its home where its details are said, and says so', async () => {
  const sent = vi.fn();
  function OfPaper() {
    const [paper, setPaper] = useState(given);
    const [isOpen, setOpen] = useState(true);
    const save = async (said: object) => {
      sent(said);
      setPaper({ ...paper, ...said });
    };
    return (
      <>
        <PaperTile paper={paper} place={waitingFor('thing')} today="2026-11-21" onView={() => setOpen(true)} />
        <PaperDetails paper={isOpen ? paper : undefined} pet={bella} onSave={save} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { user } = renderScreen(<OfPaper />, {
    answers: [answersOf(tags, { list: () => ({ tags: [claim], total: 1, page: 1, limit: 100 }) })],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'פרטי המסמך' }));
  await user.click(await dialog.findByRole('button', { name: 'תביעת ביטוח' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ name: 'קבלה.pdf', kind: 'invoice', expiresOn: null, tagIds: ['claim'] }]]),
  );
  await screen.findByRole('button', { name: /קבלה\.pdf.*תביעת ביטוח/ });
});
