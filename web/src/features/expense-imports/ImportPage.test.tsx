import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expenseImports, type ImportPreview, type ImportRow } from '@tzemed/contract/money/expense-imports';
import { pets } from '@tzemed/contract/pets/pets';
import { sharing } from '@tzemed/contract/sharing/sharing';
import { tags } from '@tzemed/contract/items/tags';
import { expect, test } from 'vitest';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { peopleAnswers, yoav } from '../../testing/people-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import ImportPage from './ImportPage.tsx';

const row = (line: number, more: Partial<ImportRow> = {}): ImportRow => ({
  line,
  state: 'ready',
  texts: { date: '5.3.25', description: 'שק מזון', amount: '289.90' },
  date: '2025-03-05',
  description: 'שק מזון',
  amount: 289.9,
  category: 'food',
  petId: null,
  problems: [],
  duplicateOf: null,
  isTaken: false,
  ...more,
});
const bad = row(3, {
  state: 'error',
  date: null,
  texts: { date: '31.02.2025', description: 'טיפות', amount: '64' },
  problems: [
    { field: 'date', column: 'יום', code: 'dateNotInMonth', message: 'אין יום כזה בחודש', suggestion: '28.02.2025' },
  ],
});
type Said = { corrections?: { line: number; text: string }[]; skipErrors?: boolean };

/** Answers as the server would, as far as one bad row goes. */
function previewOf({ corrections = [] }: Said = {}): ImportPreview {
  const isMended = corrections.some(({ line, text }) => line === 3 && text.startsWith('28'));
  const rows = isMended ? [row(2), row(3)] : [bad, row(2)];
  const count = isMended ? 2 : 1;
  return {
    format: 'csv',
    sheet: null,
    sheets: [],
    headLine: 1,
    petId: null,
    columns: [
      { name: 'יום', sample: '5.3.25', field: 'date' },
      { name: 'מה', sample: 'שק מזון', field: 'description' },
      { name: 'כמה', sample: '289.90', field: 'amount' },
    ],
    values: [],
    counts: { all: 2, error: isMended ? 0 : 1, duplicate: 0, ready: count, leftOut: 0 },
    coming: { count, totalAmount: count * 289.9 },
    rows,
    total: 2,
    page: 1,
    limit: 50,
  };
}

function show(preview: (said: Said | undefined) => ImportPreview = previewOf) {
  const made: (Said | undefined)[] = [];
  const none = { total: 0, page: 1, limit: 100 };
  renderScreen(<ImportPage />, {
    at: '/app/expenses/import',
    answers: [
      answersOf(expenseImports, {
        list: () => ({ imports: [], total: 0, page: 1, limit: 20 }),
        preview: ({ options }) => preview(options as Said),
        create: ({ options }) => {
          made.push(options as Said);
          const at = '2026-11-21T07:00:00.000Z';
          const import_ = { id: 'i', name: 'א.csv', count: 2, totalAmount: 579.8, standing: 2, changed: 0 };
          return { import: { ...import_, undoneAt: null, createdAt: at, createdBy: 'u' } };
        },
      }),
      answersOf(pets, { list: () => ({ pets: [], ...none }) as never }),
      answersOf(sharing, { shared: () => ({ pets: [], ...none }) as never }),
      answersOf(tags, { list: () => ({ tags: [], ...none }) as never }),
      peopleAnswers([yoav]),
    ],
  });
  return made;
}

async function choose(text = 'יום,מה,כמה') {
  await screen.findByRole('button', { name: 'בחירת קובץ' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([text], 'א.csv')] } });
}

test('A row in error is mended where it stands, and the button says how many are imported then', async () => {
  const made = show();
  await choose();
  await screen.findByText('תאריך: אין יום כזה בחודש', { exact: false });
  screen.getByRole('button', { name: 'ייבוא הוצאה אחת' });
  const cell = screen.getByRole('textbox', { name: 'תאריך, שורה 3' });
  await userEvent.clear(cell);
  await userEvent.type(cell, '28.2.25{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'ייבוא שתי הוצאות' }));
  await screen.findByText(/יובאו שתי הוצאות מ״א\.csv״/);
  expect(made).toEqual([
    {
      id: expect.any(String),
      corrections: [{ line: 3, field: 'date', text: '28.2.25' }],
      skipErrors: true,
    },
  ]);
});

test('Rows to fix are shown first, and all rows of a file without errors', async () => {
  show();
  await choose();
  expect((await screen.findByRole('tab', { name: /^לתיקון/, selected: true })).textContent).toBe('לתיקון 1');
  cleanup();
  show(() => previewOf({ corrections: [{ line: 3, text: '28' }] }));
  await choose();
  expect(await screen.findByRole('tab', { name: /^הכול/, selected: true })).toBeTruthy();
});

test('An unknown value offers a choice by name', async () => {
  show(() => ({ ...previewOf(), values: [{ field: 'category', text: 'מיצ', to: null, count: 1 } as never] }));
  await choose();
  expect((await screen.findByRole('button', { name: /מיצ.*בחרו…/ })).textContent).toBe('בחרו…');
});

test('A button applies a suggested value', async () => {
  show();
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'אולי 28.02.2025?' }));
  const run = await screen.findByRole<HTMLButtonElement>('button', { name: 'ייבוא שתי הוצאות' });
  await waitFor(() => expect(run.disabled).toBe(false));
});

test('An error of the file shows at the file, and another file can be chosen', async () => {
  show(() => {
    throw new Refusal(422, {
      message: 'יש לתקן',
      error: 'validation',
      errors: { file: 'אפשר לייבא רק קובץ CSV, קובץ XLSX או קובץ XLS שיש בו טבלה של HTML או XML' },
    });
  });
  await choose();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'אפשר לייבא רק קובץ CSV, קובץ XLSX או קובץ XLS שיש בו טבלה של HTML או XML',
  );
  screen.getByRole('button', { name: 'קובץ אחר' });
});

test('The steps say where one is', async () => {
  show();
  const steps = await screen.findByRole('list', { name: 'שלבי הייבוא' });
  const now = () => steps.querySelector('[aria-current=step]')?.textContent;
  expect(now()).toContain('קובץ');
  await choose();
  await screen.findByRole('tab', { name: 'לתיקון 1' });
  expect(now()).toContain('בדיקה');
});

test('Payer and refunded expense are columns, and an unknown name is reported, translated or corrected', async () => {
  const refund = row(4, {
    state: 'error',
    amount: -100,
    texts: { date: '8.3.25', description: 'שק מזון', amount: '-100', paidBy: 'גילי', refundOf: '05.03.2025 · 289.90' },
    problems: [
      { field: 'paidBy', column: 'מי', code: 'payerUnknown', message: 'לא', suggestion: null },
      { field: 'refundOf', column: 'על', code: 'expenseUnknown', message: 'ההוצאה לא נמצאה', suggestion: null },
    ],
  });
  const said: unknown[] = [];
  show((options) => {
    said.push(options);
    const { columns, ...preview } = previewOf();
    return {
      ...preview,
      columns: [
        ...columns,
        { name: 'מי', sample: 'גילי', field: 'paidBy' },
        { name: 'על', sample: '05.03.2025 · 289.90', field: 'refundOf' },
      ],
      values: [{ field: 'paidBy', text: 'גילי', count: 1, to: null }],
      rows: [refund],
    };
  });
  await choose('יום,מה,כמה,מי,על');
  expect((await screen.findByRole('button', { name: /מה יש בעמודה מי/ })).textContent).toContain('מי שילם');
  expect(screen.getByRole('button', { name: /מה יש בעמודה על/ }).textContent).toContain('החזר על');
  expect(screen.getByText(/אין ״גילי״ בין מי שאפשר לבחור\./)).toBeTruthy();
  expect(screen.getByText(/ההוצאה לא נמצאה/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'מי שילם, שורה 4' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'החזר על, שורה 4' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /״גילי״/ }));
  await userEvent.click(await screen.findByRole('option', { name: yoav.name }));
  await waitFor(() =>
    expect(said.at(-1)).toMatchObject({ translations: [{ field: 'paidBy', text: 'גילי', to: yoav.id }] }),
  );
});

test('Another sheet is read with columns of its own', async () => {
  const said: { sheet?: string; mapping?: unknown }[] = [];
  show((options) => {
    said.push((options ?? {}) as object);
    return { ...previewOf(), sheet: 'א', sheets: ['א', 'ב'] };
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: /מה יש בעמודה מה/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'הערות' }));
  await waitFor(() => expect(said.at(-1)).toHaveProperty('mapping'));
  await userEvent.click(screen.getByRole('button', { name: /גיליון/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'ב' }));
  await waitFor(() => expect(said.at(-1)?.sheet).toBe('ב'));
  expect(said.at(-1)?.mapping).toBeUndefined();
});
