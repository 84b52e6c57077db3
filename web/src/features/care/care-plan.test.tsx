import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { care as table, careItems, type CarePlan, type CarePlanItem } from '@tzemed/contract/care/care';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import type { Pet } from '@tzemed/contract/pets/pets';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { rabies as lastRecord } from '../../testing/row-fixtures.ts';
import { useCarePlan } from './api.ts';
import { CarePlanView } from './CarePlanView.tsx';

const uploads = vi.hoisted(() => ({ things: [] as string[] }));
vi.mock('../../shared/attachments/attachment-calls.ts', async (original) => ({
  ...(await original<object>()),
  pendingAttachments: (thingId: string) => ({
    key: 'waiting',
    send: async (file: File, id: string) => {
      uploads.things.push(thingId);
      const about = { isLocked: false, hasScripts: false, hasThumb: false, kind: null, expiresOn: null };
      return { paper: { id, name: file.name, type: file.type, size: file.size, pages: null, ...about }, storage: [] };
    },
    load: () => new Promise(() => undefined),
    remove: async () => undefined,
  }),
}));
await Promise.all([
  import('./care-forms.ts'),
  import('./first-year/FirstYear.tsx'),
  import('../../shared/attachments/attachment-components.ts'),
]);

const today = dayOf(new Date());
const noDue = { day: null, from: null, to: null, after: null };
const item = (said: Partial<CarePlanItem>): CarePlanItem => ({
  key: 'il_hexavalent',
  step: 2,
  title: 'חיסון משושה, מנה שנייה',
  group: 'חיסון משושה',
  kind: 'habit',
  state: 'now',
  due: { ...noDue, day: addDays(today, -7) },
  postponedUntil: null,
  exemptUntil: null,
  isOptional: false,
  isDoubtful: false,
  isOld: false,
  why: 'הקודמת נרשמה.',
  sources: [{ name: 'WSAVA 2024', url: 'https://doi.org/10.1111/jsap.13718', read: today, recheck: today }],
  interval: { usual: { count: 12, unit: 'month' }, own: null, choices: [] },
  last: null,
  doneOn: null,
  writesRecord: true,
  isVaccine: true,
  takesProduct: true,
  follows: {
    title: 'חיסון משושה, מנה שלישית',
    after: { count: 3, unit: 'week' },
    to: null,
    notBefore: null,
  },
  ...said,
});
const rabies = item({
  key: 'il_rabies',
  step: 1,
  title: 'חיסון כלבת ראשון',
  group: 'חיסון כלבת',
  kind: 'law',
  due: { ...noDue, from: addDays(today, 5), to: addDays(today, 20) },
});
const worm = item({
  key: 'il_spirocerca',
  step: 0,
  title: 'תולעת הפארק',
  group: 'תולעת הפארק',
  state: 'option',
  due: null,
  interval: {
    usual: { count: 3, unit: 'month' },
    own: null,
    choices: [
      { count: 1, unit: 'month' },
      { count: 3, unit: 'month' },
    ],
  },
});

const planWith = (items: CarePlanItem[], more: Partial<CarePlan> = {}): CarePlan => ({
  items,
  hasReminders: false,
  goesOut: null,
  lacksBirthDate: false,
  birthDate: bella.birthDate,
  rules: { version: '2026-11-30', read: '2026-11-20' },
  ...more,
});

function Page({ pet }: { pet: Pet }) {
  const { data } = useCarePlan(pet);
  return data ? <CarePlanView pet={pet} plan={data} onComplete={() => undefined} /> : null;
}

function show(plan: CarePlan, pet: Pet = bella) {
  const answer = () => ({ plan });
  return renderScreen(<Page pet={pet} />, {
    at: '/app',
    path: '/app',
    answers: [
      answersOf(table, {
        get: answer,
        update: answer,
        change({ body }) {
          if (body.every && body.every.count < 1)
            throw new Refusal(422, { message: 'שגיאה', errors: { 'every.count': 'המרווח צריך להיות יום אחד לפחות' } });
          return answer();
        },
        done: ({ body }) => ({ plan, recordId: body.id ?? 'record', wasDoneOn: null }),
      }),
      answersOf(careItems, {
        create() {
          throw new Refusal(422, { message: 'שגיאה', errors: { 'every.count': 'המרווח צריך להיות יום אחד לפחות' } });
        },
      }),
      answersOf(medicalRecords, {
        get: () => ({ record: { ...lastRecord, product: 'Nobivac DHPPi', batchNumber: 'A1', cost: 180 } }),
        list: () => ({ records: [{ ...lastRecord, vetName: 'ד״ר כץ' }], total: 1, page: 1, limit: 1 }),
        removeTogether: () => undefined,
      }),
    ],
  });
}
const writes = (requests: ReturnType<typeof show>['requests']) =>
  writesOf(requests).map(({ method, path, body }) => [method, path, body]);

test('Each item says when, why, and where that is written; a law that is not open yet is booked', async () => {
  show(planWith([item({}), rabies]));
  const row = within(await screen.findByRole('article', { name: 'חיסון משושה, מנה שנייה' }));
  row.getByText(/^היה צפוי ב־.*, לפני 7 ימים$/);
  expect(row.getByRole('link', { name: /WSAVA 2024/ }).getAttribute('href')).toMatch(/^https:/);
  const law = within(screen.getByRole('article', { name: 'חיסון כלבת ראשון' }));
  law.getByText('חובה בחוק');
  law.getByText(/אפשר בעוד 5 ימים/);
  law.getByRole('button', { name: 'קביעת תור: חיסון כלבת ראשון' });
});

test('Done enters the record with what follows in sight, and is taken back with it', async () => {
  const { user, requests } = show(planWith([item({})]));
  await user.click(await screen.findByRole('button', { name: 'בוצע: חיסון משושה, מנה שנייה' }));
  await screen.findByText(/^הבא בתור: חיסון משושה, מנה שלישית/);
  expect(screen.getByLabelText<HTMLInputElement>('וטרינר').value).toBe('ד״ר כץ');
  await user.type(screen.getByRole('textbox', { name: 'תכשיר' }), 'Nobivac');
  await user.click(screen.getByRole('button', { name: 'רישום' }));
  await screen.findByText('נרשם בתיק הרפואי');
  await user.click(screen.getByRole('button', { name: 'ביטול' }));
  await screen.findByText('הרישום בוטל');
  expect(writes(requests)).toEqual([
    [
      'POST',
      `/pets/${bella.id}/care/done`,
      expect.objectContaining({ key: 'il_hexavalent', date: today, product: 'Nobivac', id: expect.any(String) }),
    ],
    ['DELETE', expect.stringMatching(/^\/medical-records\/.{36}\/together$/), undefined],
  ]);
});

test('Done begins with vet, product and price of the last record, and takes a photo along', async () => {
  const last = { day: addDays(today, -28), recordId: lastRecord.id };
  const { user, requests } = show(planWith([item({ last })]));
  await user.click(await screen.findByRole('button', { name: 'בוצע: חיסון משושה, מנה שנייה' }));
  const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
  await screen.findByLabelText('וטרינר');
  expect(['וטרינר', 'תכשיר', 'מספר אצווה', 'עלות'].map(valueOf)).toEqual(['ד״ר לוי', 'Nobivac DHPPi', '', '180.00']);
  await screen.findByRole('region', { name: 'מסמכים' });
  const file = new File(['1'], 'מדבקה.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(screen.getByRole('button', { name: 'רישום' }));
  await screen.findByText('נרשם בתיק הרפואי');
  const [, , body] = writes(requests)[0]!;
  expect(body).toMatchObject({ vetName: 'ד״ר לוי', product: 'Nobivac DHPPi', cost: 180 });
  expect(uploads.things).toEqual([(body as { id: string }).id]);
});

test('An own item that is refused says so at its interval, and keeps what was typed', async () => {
  const { user } = show(planWith([item({})]));
  await user.click(await screen.findByRole('button', { name: 'הוספה: משהו משלכם' }));
  const what = await screen.findByRole<HTMLInputElement>('textbox', { name: 'מה לעשות' });
  await user.type(what, 'החלפת מסנן');
  await user.click(screen.getByRole('button', { name: 'שמירה' }));
  const count = screen.getByRole<HTMLInputElement>('textbox', { name: /פעם ב/ });
  await waitFor(() => expect(count.getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('המרווח צריך להיות יום אחד לפחות');
  expect(what.value).toBe('החלפת מסנן');
});

test('An item is postponed by a week, and skipped and turned off from its menu', async () => {
  const { user, requests } = show(planWith([item({})]));
  await user.click(await screen.findByRole('button', { name: 'דחייה: חיסון משושה, מנה שנייה' }));
  await user.click(await screen.findByRole('button', { name: 'דחייה' }));
  await screen.findByText('התזכורת נדחתה');
  await user.click(screen.getByRole('button', { name: 'דילוג הפעם', hidden: true }));
  await waitFor(() => expect(writes(requests)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'לא אצלנו', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'הסרה' }));
  await waitFor(() => expect(writes(requests)).toHaveLength(3));
  expect(writes(requests).map(([, , body]) => body)).toEqual([
    { key: 'il_hexavalent', postponedUntil: addDays(today, 7) },
    { key: 'il_hexavalent', skippedOn: today },
    { key: 'il_hexavalent', isOff: true },
  ]);
});

test('An offered item is chosen by its interval; an interval of 0 is refused at its field', async () => {
  const { user, requests } = show(planWith([worm]));
  await user.click(await screen.findByRole('button', { name: 'בחירה: תולעת הפארק' }));
  await user.click(await screen.findByRole('radio', { name: 'אחר' }));
  const count = screen.getByRole('textbox', { name: /מספר/ });
  await user.clear(count);
  await user.type(count, '0');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'הוספה' }));
  await screen.findByText('המרווח צריך להיות יום אחד לפחות');
  await user.click(screen.getByRole('radio', { name: 'כל חודש' }));
  await user.click(dialog.getByRole('button', { name: 'הוספה' }));
  await screen.findByText('תולעת הפארק: נוסף לתוכנית');
  expect(writes(requests).at(-1)![2]).toEqual({
    key: 'il_spirocerca',
    isChosen: true,
    every: { count: 1, unit: 'month' },
  });
});

test('Reminders are turned on by one press', async () => {
  const { user, requests } = show(planWith([item({})]));
  await user.click(await screen.findByRole('switch', { name: 'תזכורות לפי התוכנית' }));
  await waitFor(() => expect(writes(requests)).toEqual([['PATCH', `/pets/${bella.id}/care`, { hasReminders: true }]]));
});

test('A guest who may only look is offered nothing', async () => {
  show(planWith([item({}), worm]), { ...bella, permissions: presets.view });
  await screen.findByRole('article', { name: 'חיסון משושה, מנה שנייה' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: /בוצע|דחייה|בחירה|הוספה/ })).toBeNull();
});

test('The first year has one tab stop, arrows within and between lanes, and a table behind', async () => {
  const birthDate = addDays(today, -70);
  const done = item({ step: 1, state: 'done', due: null, last: { day: addDays(today, -28), recordId: 'r' } });
  const { user } = show(planWith([item({}), rabies, done], { birthDate }));
  const marks = () => [...document.querySelectorAll<HTMLElement>('.year-lane button')];
  await waitFor(() => expect(marks()).toHaveLength(3));
  expect(marks().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  marks()[0]!.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^חיסון כלבת ראשון/);
  expect(document.querySelectorAll('.care-year table tbody tr')).toHaveLength(3);
});

test('Nothing due is said in two lines, and a missing birth date leads to the form', async () => {
  show(planWith([], { lacksBirthDate: true, birthDate: null }));
  await screen.findByText('הכול בזמן');
  screen.getByText('אין מה לעשות עכשיו לבלה.');
  expect(screen.getByRole('button', { name: 'השלמה' })).toBeTruthy();
});
