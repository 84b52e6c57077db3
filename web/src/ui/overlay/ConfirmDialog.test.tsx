import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('An answer that comes late closes its own question, and neither closes nor holds up the next', async () => {
  const answers = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
  const begun: string[] = [];
  function Screen() {
    const [asked, ask] = useState<keyof typeof answers | null>(null);
    return (
      <>
        <button type="button" onClick={() => ask('first')}>
          one
        </button>
        <button type="button" onClick={() => ask('second')}>
          two
        </button>
        <ConfirmDialog
          title={asked ?? ''}
          question="?"
          action="מחיקה"
          isOpen={asked !== null}
          onConfirm={() => {
            begun.push(asked!);
            return answers[asked!].promise;
          }}
          onClose={() => ask(null)}
        />
      </>
    );
  }
  const { user } = renderScreen(<Screen />);
  const press = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'one' }));
  await press('מחיקה');
  await press('ביטול');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'two' }));
  await press('מחיקה');
  expect(begun).toEqual(['first', 'second']);
  await act(async () => answers.first.resolve());
  expect(screen.getByRole('alertdialog', { name: 'second' })).toBeTruthy();
  // The second dialog is still busy with its own action.
  await press('מחיקה');
  expect(begun).toEqual(['first', 'second']);
  await act(async () => answers.second.resolve());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
