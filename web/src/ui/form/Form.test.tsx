import { fireEvent, screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { expect, test, vi } from 'vitest';
import { expenseInput } from '@tzemed/contract/money/expenses';
import { optionalDayIn } from '@tzemed/contract/schema/fields';
import { ApiError } from '../../lib/api/api-error.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DateField } from '../date/DateField.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { MoneyField } from '../field/MoneyField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { TextField } from '../field/TextField.tsx';
import { UnsavedContext } from './unsaved-changes.ts';
import { useSchemaForm } from './use-schema-form.ts';

type Body = z.input<typeof expenseInput>;
const pet = '01980b1e-7c00-7000-8000-000000000001';

type Props = { amount?: number; onSave: (body: Body) => Promise<unknown> };
function ExpenseForm({ amount, onSave }: Props) {
  const begun = { description: '', date: '2026-11-21', petId: pet };
  const form = useSchemaForm(expenseInput, { ...begun, ...(amount !== undefined && { amount }) });
  return (
    <Form form={form} onSubmit={onSave}>
      <TextField control={form.control} name="description" label="תיאור" required />
      <MoneyField control={form.control} name="amount" label="סכום" required />
      <SelectField
        control={form.control}
        name="category"
        label="קטגוריה"
        options={[
          { id: 'food', label: 'מזון' },
          { id: 'toys', label: 'צעצועים' },
        ]}
      />
      <DateField control={form.control} name="date" label="תאריך" required />
      <FormActions submit="שמירה" submitting="שומרים..." />
    </Form>
  );
}

const errors = () => screen.queryAllByText(/נדרש|חייב/).map((error) => error.textContent);

test('A submit shows all errors at once and focuses the first; editing a field clears its error alone', async () => {
  const save = vi.fn();
  const { user } = renderScreen(<ExpenseForm onSave={save} />);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  // The words come after the page.
  await screen.findByText('תיאור נדרש');
  expect(errors()).toEqual(['תיאור נדרש', 'סכום נדרש', 'קטגוריה נדרשת']);
  const description = screen.getByRole('textbox', { name: 'תיאור' });
  expect(document.activeElement).toBe(description);
  expect(description.getAttribute('aria-invalid')).toBe('true');
  await user.type(description, 'ש');
  expect(errors()).toEqual(['סכום נדרש', 'קטגוריה נדרשת']);
  await user.type(screen.getByRole('textbox', { name: 'סכום' }), '1');
  expect(errors()).toEqual(['קטגוריה נדרשת']);
  expect(save).not.toHaveBeenCalled();
});

test('A number that is taken away stays away, and is asked for', async () => {
  const { user } = renderScreen(<ExpenseForm amount={289.9} onSave={vi.fn()} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'סכום' });
  expect(field.value).toBe('289.90');
  await user.clear(field);
  expect(field.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('סכום נדרש');
  await user.type(field, '12');
  expect(field.value).toBe('12');
});

test('Text that was typed and removed is no unsaved change', async () => {
  const unsaved = vi.fn();
  const { user } = renderScreen(
    <UnsavedContext value={unsaved}>
      <ExpenseForm onSave={vi.fn()} />
    </UnsavedContext>,
  );
  for (const name of ['תיאור', 'סכום']) {
    const field = screen.getByRole('textbox', { name });
    await user.type(field, '5');
    expect(unsaved.mock.lastCall?.[0]).toBe(true);
    await user.clear(field);
    await user.tab();
    expect(unsaved.mock.lastCall?.[0]).toBe(false);
  }
});

test('The saved values are those of the API: shekels and a plain day', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = renderScreen(<ExpenseForm onSave={save} />);
  await user.type(screen.getByRole('textbox', { name: 'תיאור' }), 'שק מזון');
  await user.type(screen.getByRole('textbox', { name: 'סכום' }), '1,289.90');
  await user.click(screen.getByRole('button', { name: /קטגוריה/ }));
  await user.click(await screen.findByRole('option', { name: 'מזון' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({
    description: 'שק מזון',
    amount: 1289.9,
    category: 'food',
    petId: pet,
    date: '2026-11-21',
  });
});

test('A refusal of the server stands at its field and keeps what was typed', async () => {
  const refusal = Object.assign(new Error('יש לתקן'), { errors: { description: 'התיאור כבר קיים' } });
  const { user } = renderScreen(<ExpenseForm onSave={() => Promise.reject(refusal)} />);
  const description = screen.getByRole('textbox', { name: 'תיאור' });
  await user.type(description, 'שק מזון');
  await user.type(screen.getByRole('textbox', { name: 'סכום' }), '10');
  await user.click(screen.getByRole('button', { name: /קטגוריה/ }));
  await user.click(await screen.findByRole('option', { name: 'צעצועים' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(await screen.findByText('התיאור כבר קיים')).toBeTruthy();
  expect((description as HTMLInputElement).value).toBe('שק מזון');
  expect(document.activeElement).toBe(description);
});

test.for([
  [new ApiError(503, 'unavailable', 'השירות אינו זמין'), 'השירות אינו זמין'],
  [new ApiError(0, 'network', 'Network Error'), 'אין חיבור לשרת. בדקו את החיבור לאינטרנט ונסו שוב'],
  [new ApiError(0, 'timeout', 'Request timeout'), 'השרת לא ענה בזמן. נסו שוב'],
] as const)('After %o it stands above the buttons why, until something is edited', async ([failure, words]) => {
  const { user } = renderScreen(<ExpenseForm onSave={() => Promise.reject(failure)} />);
  await user.type(screen.getByRole('textbox', { name: 'תיאור' }), 'שק מזון');
  await user.type(screen.getByRole('textbox', { name: 'סכום' }), '10');
  await user.click(screen.getByRole('button', { name: /קטגוריה/ }));
  await user.click(await screen.findByRole('option', { name: 'מזון' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await user.type(screen.getByRole('textbox', { name: 'תיאור' }), '!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('While it is saved the button waits, keeps the focus and sends nothing twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = vi.fn(() => promise);
  const { user } = renderScreen(<ExpenseForm onSave={save} />);
  await user.type(screen.getByRole('textbox', { name: 'תיאור' }), 'שק מזון');
  await user.type(screen.getByRole('textbox', { name: 'סכום' }), '10');
  await user.click(screen.getByRole('button', { name: /קטגוריה/ }));
  await user.click(await screen.findByRole('option', { name: 'מזון' }));
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  const button = await screen.findByRole('button', { name: 'שומרים...' });
  expect(button.ariaDisabled).toBe('true');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'תיאור' }), '{Enter}');
  resolve();
  expect(await screen.findByRole('button', { name: 'שמירה' })).toBeTruthy();
  expect(save).toHaveBeenCalledOnce();
});

function AppointmentForm({ onSave }: { onSave: (body: unknown) => Promise<unknown> }) {
  const form = useSchemaForm(z.object({ next: optionalDayIn() }), { next: '' });
  return (
    <Form form={form} onSubmit={onSave}>
      <DateField control={form.control} name="next" label="תור הבא" />
      <FormActions submit="שמירה" submitting="שומרים..." />
    </Form>
  );
}
async function typeDay(digits: string) {
  const save = vi.fn(async () => undefined);
  const { user } = renderScreen(<AppointmentForm onSave={save} />);
  const [first] = await screen.findAllByRole('spinbutton');
  await user.click(first!);
  if (digits) await user.keyboard(digits);
  return { user, save, send: () => user.click(screen.getByRole('button', { name: 'שמירה' })) };
}

test('An optional date that is half filled shows an error, and nothing is sent', async () => {
  const { user, save, send } = await typeDay('24');
  await send();
  await screen.findByText('תאריך לא תקין');
  expect(save).not.toHaveBeenCalled();
  // The typed parts stay, and can be completed.
  await user.click(screen.getAllByRole('spinbutton').at(1)!);
  await user.keyboard('122026');
  expect(screen.queryByText('תאריך לא תקין')).toBeNull();
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2026-12-24' });
});

test('A half-filled date that is emptied again is no date', async () => {
  const { user, save, send } = await typeDay('24');
  await user.click(screen.getAllByRole('spinbutton')[0]!);
  await user.keyboard('{Backspace}{Backspace}');
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '' });
});

test('A year of two digits is the one that people mean', async () => {
  const { save, send } = await typeDay('051126');
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2026-11-05' });
  expect(screen.getAllByRole('spinbutton').at(-1)!.textContent).toBe('2026');
});

test.each(['01.02.2025', '1/2/25'])('%s can be pasted', async (text) => {
  const { user, save, send } = await typeDay('');
  await user.paste(text);
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2025-02-01' });
});

test.each([
  // Days without a year: the last such day in the past.
  ['5/11', '2026-11-05'],
  ['1.2', '2026-02-01'],
  ['0102', '2026-02-01'],
  // The eleventh comes by itself after a month of one figure; the dot that follows it is for nothing.
  ['5.11.26', '2026-11-05'],
  ['אתמול', '2026-11-20'],
  ['yesterday', '2026-11-20'],
  ['أمس{Enter}', '2026-11-20'],
  ['ביום ראשון', '2026-11-15'],
  ['ב5.11{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}5.11', '2026-11-05'],
])('%s is typed, and is a day', async (text, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') });
  const { save, send } = await typeDay(text);
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: day });
  expect(
    screen
      .getAllByRole('spinbutton')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe(day.split('-').toReversed().join(''));
  vi.useRealTimers();
});

test('A word that a keyboard on the screen puts in, without a key, is read as one that is typed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') });
  const { user, save, send } = await typeDay('');
  const put = { inputType: 'insertText', data: 'א', bubbles: true, cancelable: true };
  fireEvent(screen.getAllByRole('spinbutton')[0]!, new InputEvent('beforeinput', put));
  const words = await screen.findByRole<HTMLInputElement>('textbox', { name: 'תור הבא' });
  expect([words.value, document.activeElement]).toEqual(['א', words]);
  await user.keyboard('תמול');
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2026-11-20' });
  vi.useRealTimers();
});

test('A word that is no day stays to be mended, and nothing is sent', async () => {
  const { user, save, send } = await typeDay('בקרוב');
  await send();
  await screen.findByText('תאריך לא תקין');
  const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'תור הבא' });
  expect([words.value, save.mock.calls.length]).toEqual(['בקרוב', 0]);
  expect(document.activeElement).toBe(words);
  await user.clear(words);
  await user.keyboard('היום{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  await send();
  expect(save).toHaveBeenCalledOnce();
});

test('A word goes once a day is filled in from beside it', async () => {
  const save = vi.fn(async () => undefined);
  const { user } = renderScreen(<RefilledForm onSave={save} />);
  await user.click((await screen.findAllByRole('spinbutton'))[0]!);
  await user.keyboard('בקרוב');
  await user.click(screen.getByRole('button', { name: 'מילוי' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('group', { name: 'תור הבא' }).textContent).toContain('2027');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2027-02-01' });
});

function RefilledForm({ onSave }: { onSave: (body: unknown) => Promise<unknown> }) {
  const form = useSchemaForm(z.object({ next: optionalDayIn() }), { next: '' });
  return (
    <Form form={form} onSubmit={onSave}>
      <DateField control={form.control} name="next" label="תור הבא" />
      <button type="button" onClick={() => form.setValue('next', '2027-02-01')}>
        מילוי
      </button>
      <FormActions submit="שמירה" submitting="שומרים..." />
    </Form>
  );
}

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])(
  'A day without a year is whole when %s saves it, and the focus stays',
  async (keys) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') });
    const { user, save } = await typeDay('5/11');
    await user.keyboard(keys);
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2026-11-05' }), 30_000);
    expect(document.activeElement?.role).toBe('spinbutton');
    vi.useRealTimers();
  },
);

test('A word that is entered leaves the focus in its field, and the next Enter saves', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T06:00:00.000Z') });
  const { user, save } = await typeDay('אתמול{Enter}');
  const parts = screen.getAllByRole('spinbutton');
  expect(document.activeElement).toBe(parts.at(-1));
  expect(save).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2026-11-20' }), 30_000);
  vi.useRealTimers();
});

test.each([
  // Tel Aviv is half an hour past midnight, in the next day and year.
  ['אתמול', '2026-12-31'],
  ['היום', '2027-01-01'],
])('%s is of the day that it is in Israel, wherever the device is', async (word, day) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T22:30:00.000Z') });
  const { save, send } = await typeDay(word);
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: day });
  vi.useRealTimers();
});

test('The calendar’s today is the current day in Israel', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T22:30:00.000Z') });
  const { user, save, send } = await typeDay('');
  await user.click(screen.getByRole('button', { name: /לוח שנה/ }));
  await user.click(await screen.findByRole('button', { name: 'היום' }));
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ next: '2027-01-01' });
  vi.useRealTimers();
});

test('Errors of fields that are not visible are shown above the buttons, and not ignored', async () => {
  const save = vi.fn();
  const schema = z.object({ name: z.string(), hidden: z.string().check(z.minLength(1, 'descriptionRequired')) });
  function Hiding() {
    const form = useSchemaForm(schema, { name: '', hidden: '' });
    return (
      <Form form={form} onSubmit={save}>
        <TextField control={form.control} name="name" label="שם" />
        <FormActions submit="שמירה" submitting="שומרים..." />
      </Form>
    );
  }
  const { user } = renderScreen(<Hiding />);
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  expect((await screen.findByRole('alert')).textContent).toBe('תיאור נדרש');
  expect(save).not.toHaveBeenCalled();
});
