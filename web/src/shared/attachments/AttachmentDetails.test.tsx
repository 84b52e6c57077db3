import { screen, waitFor, within } from '@testing-library/react';
import { attachment } from '@tzemed/contract/items/attachments';
import { tag, tags } from '@tzemed/contract/items/tags';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { answersOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import { pendingAttachments, type AttachmentInfo } from './attachment-calls.ts';
import { AttachmentDetails } from './AttachmentDetails.tsx';
import { AttachmentTile } from './AttachmentTile.tsx';

const claim = buildRow(tag, {
  id: 'claim',
  name: 'תביעת ביטוח',
  hue: 'sky',
  householdId: bella.householdId,
  mayEdit: true,
});
const given: AttachmentInfo = buildRow(attachment, {
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

function show(paper: AttachmentInfo, sent: (said: object) => void) {
  function OfPaper() {
    const [now, setNow] = useState(paper);
    const [isOpen, setOpen] = useState(true);
    const save = async (said: object) => {
      sent(said);
      setNow({ ...now, ...said });
    };
    return (
      <>
        <AttachmentTile
          paper={now}
          place={pendingAttachments('thing')}
          today="2026-11-21"
          onView={() => setOpen(true)}
        />
        <AttachmentDetails paper={isOpen ? now : undefined} pet={bella} onSave={save} onClose={() => setOpen(false)} />
      </>
    );
  }
  return renderScreen(<OfPaper />, {
    answers: [answersOf(tags, { list: () => ({ tags: [claim], total: 1, page: 1, limit: 100 }) })],
  });
}

test('A new name of a paper says nothing of its tags', async () => {
  const sent = vi.fn();
  const { user } = show({ ...given, tagIds: ['claim', 'gone'] }, sent);
  const dialog = within(await screen.findByRole('dialog', { name: 'פרטי המסמך' }));
  await dialog.findByRole('button', { name: 'תביעת ביטוח' });
  await user.type(dialog.getByRole('textbox', { name: /שם הקובץ/ }), '2');
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'קבלה.pdf2', kind: 'invoice', expiresOn: null }]]));
});

test('A paper is filed under a tag of its home where its details are said, and says so', async () => {
  const sent = vi.fn();
  const { user } = show(given, sent);
  const dialog = within(await screen.findByRole('dialog', { name: 'פרטי המסמך' }));
  await user.click(await dialog.findByRole('button', { name: 'תביעת ביטוח' }));
  await user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ name: 'קבלה.pdf', kind: 'invoice', expiresOn: null, tagIds: ['claim'] }]]),
  );
  await screen.findByRole('button', { name: /קבלה\.pdf.*תביעת ביטוח/ });
});
