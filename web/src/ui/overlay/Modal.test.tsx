import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, onTestFinished, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Form } from '../form/Form.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { Modal } from './Modal.tsx';
import { TextField } from '../field/TextField.tsx';
import { useSchemaForm } from '../form/use-schema-form.ts';

const schema = z.object({ name: z.string() });

type Saving = { save?: () => Promise<void> };

function Editor({ onDone, save }: Saving & { onDone: () => void }) {
  const form = useSchemaForm(schema, { name: '' });
  return (
    <Form
      form={form}
      onSubmit={async () => {
        await save?.();
        onDone();
      }}
    >
      <TextField control={form.control} name="name" label="שם" />
      <FormActions submit="שמירה" onCancel={onDone} />
    </Form>
  );
}

function Screen({ save }: Saving) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        הוספה
      </button>
      <Modal title={isOpen ? 'הוספת חיית מחמד' : ''} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <Editor onDone={() => setOpen(false)} {...(save && { save })} />}
      </Modal>
    </>
  );
}

/** Makes the closing animation run for ever. */
function givenSlowMotion() {
  const leaving = { playState: 'running', finished: new Promise<void>(() => undefined) };
  Element.prototype.getAnimations = function getAnimations() {
    return this.hasAttribute('data-exiting') ? [leaving as unknown as Animation] : [];
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
}

const dialog = () => screen.queryByRole('dialog', { name: 'הוספת חיית מחמד' });

test('An untouched dialog closes at once', async () => {
  const { user } = renderScreen(<Screen />);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test.for(['{Escape}', 'סגירה', 'ביטול'])('A dialog with typed text asks before closing by %s', async (way) => {
  const { user } = renderScreen(<Screen />);
  await user.type(await screen.findByRole('textbox', { name: 'שם' }), 'בלה');
  if (way === '{Escape}') await user.keyboard(way);
  else await user.click(screen.getByRole('button', { name: way }));
  await user.click(await screen.findByRole('button', { name: 'המשך עריכה' }));
  expect((screen.getByRole('textbox', { name: 'שם' }) as HTMLInputElement).value).toBe('בלה');
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  await user.click(await screen.findByRole('button', { name: 'יציאה בלי לשמור' }));
  expect(dialog()).toBeNull();
});

test('After saving nothing is asked', async () => {
  const { user } = renderScreen(<Screen />);
  await user.type(screen.getByRole('textbox', { name: 'שם' }), 'בלה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(dialog()).toBeNull();
  expect(screen.queryByText('לצאת בלי לשמור?')).toBeNull();
});

test('A closing dialog keeps its content, and nothing in it can be pressed again', async () => {
  givenSlowMotion();
  const { user } = renderScreen(<Screen />);
  const box = (await screen.findByRole('dialog')).parentElement!;
  await user.keyboard('{Escape}');
  expect(box.hasAttribute('data-exiting')).toBe(true);
  expect(box.inert).toBe(true);
  expect(box.textContent).toContain('הוספת חיית מחמד');
  expect(box.querySelector('input')).not.toBeNull();
});

test('A dialog opened while the previous one still closes starts anew', async () => {
  givenSlowMotion();
  const { user } = renderScreen(<Screen />);
  await user.type(await screen.findByRole('textbox', { name: 'שם' }), 'בלה');
  await user.click(screen.getByRole('button', { name: 'ביטול' }));
  await user.click(await screen.findByRole('button', { name: 'יציאה בלי לשמור' }));
  const [add] = screen.getAllByRole('button', { name: 'הוספה', hidden: true });
  await user.click(add!);
  expect((screen.getByRole('textbox', { name: 'שם' }) as HTMLInputElement).value).toBe('');
  expect(dialog()!.parentElement!.inert).toBe(false);
});

test('A save that completes while the dialog asks closes the question', async () => {
  const answer = Promise.withResolvers<void>();
  const { user } = renderScreen(<Screen save={() => answer.promise} />);
  await user.type(await screen.findByRole('textbox', { name: 'שם' }), 'בלה');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await user.click(screen.getByRole('button', { name: 'סגירה' }));
  await screen.findByText('לצאת בלי לשמור?');
  await act(async () => answer.resolve());
  expect(dialog()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'הוספה' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'שם' })).value).toBe('');
  expect(screen.queryByText('לצאת בלי לשמור?')).toBeNull();
});
