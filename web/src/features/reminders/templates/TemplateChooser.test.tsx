import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { pets } from '@tzemed/contract/pets/pets';
import { reminders, type Reminder } from '@tzemed/contract/reminders/reminders';
import { reminderTemplates, type Template } from '@tzemed/contract/reminders/reminder-templates';
import { answersOf, Refusal } from '../../../testing/fake-api.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { pill } from '../../../testing/row-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import RemindersPage from '../RemindersPage.tsx';

fixClockToSaturday();

const ofNobody = { createdAt: null, createdBy: null, updatedAt: null, updatedBy: null, mayEdit: false, version: 1 };
const walk: Template = {
  ...ofNobody,
  id: '01980b1e-7c00-7000-8000-0000000000c1',
  householdId: null,
  isBuiltIn: true,
  key: 'care_walk',
  kind: 'task',
  title: 'טיול',
  description: 'סיבוב הבוקר',
  species: ['dog'],
  time: '07:00',
  repeatInterval: 'daily',
  repeatEvery: 1,
  repeatDays: [],
  repeatMonths: [],
  repeatFrom: 'plan',
  repeatTimes: null,
  ages: [],
  inDays: 0,
  sources: [],
  ruleVersion: '2026-11-01',
};
const vaccine: Template = {
  ...walk,
  id: '01980b1e-7c00-7000-8000-0000000000c2',
  key: 'il_hexavalent',
  kind: 'habit',
  title: 'חיסון משושה',
  description: 'הווטרינר מחליט.',
  time: '09:00',
  repeatInterval: 'yearly',
};
const litter: Template = { ...walk, id: '01980b1e-7c00-7000-8000-0000000000c3', title: 'ארגז חול', species: ['cat'] };
const drops: Template = {
  ...walk,
  id: '01980b1e-7c00-7000-8000-0000000000c4',
  householdId: bella.householdId,
  isBuiltIn: false,
  key: null,
  kind: null,
  title: 'טיפות לעיניים',
  description: null,
  species: [],
  time: '20:00',
  repeatTimes: 5,
  mayEdit: true,
  version: 3,
  ruleVersion: null,
};

type Handlers = Parameters<typeof answersOf<typeof reminderTemplates>>[1];
function show({ rows = [pill], ...answers }: { rows?: Reminder[] } & Handlers = {}) {
  const templates = [drops, vaccine, walk, litter];
  return renderScreen(<RemindersPage />, {
    at: '/app/reminders',
    path: '/app/reminders',
    answers: [
      answersOf(people, { list: () => ({ people: [], sharedPetIds: [] }) }),
      answersOf(pets, { list: () => ({ pets: [bella, mitzi], total: 2, page: 1, limit: 100 }) }),
      answersOf(reminders, {
        list: () => ({
          reminders: rows,
          total: rows.length,
          page: 1,
          limit: 20,
          counts: { upcoming: rows.length, overdue: 0, completed: 0, missed: 0, snoozed: 0 },
        }),
        create: () => ({ reminder: pill }),
      }),
      answersOf(reminderTemplates, {
        list: () => ({ templates, total: templates.length, page: 1, limit: 100 }),
        ...answers,
      }),
    ],
  });
}
type Shown = ReturnType<typeof show>;

async function openTemplates({ user }: Shown) {
  const [add] = await screen.findAllByRole('button', { name: 'הוספת תזכורת' });
  await user.click(add!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'מתוך תבנית' }));
  await dialog.findByRole('button', { name: /^טיול/ });
  return dialog;
}
const bodies = ({ requests }: Shown, method: string) =>
  requests.filter((request) => request.method === method).map(({ path, body }) => [path, body]);

test('A template fills the form, and what is sent is what it says', async () => {
  const shown = show();
  const dialog = await openTemplates(shown);
  const titles = dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['התבניות שלכם', 'בריאות', 'טיפול שוטף']);
  await shown.user.click(dialog.getByRole('button', { name: /^חיסון משושה/ }));
  await dialog.findByText('מתוך התבנית: חיסון משושה');
  dialog.getByText(/הווטרינר שלכם מחליט/);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'מתוך תבנית' }));
  expect(dialog.queryByRole('heading', { name: 'בריאות' })).toBeNull();
  await shown.user.click(dialog.getByRole('radio', { name: 'בלה' }));
  await shown.user.click(dialog.getByRole('button', { name: 'שמירה' }));
  await waitFor(() => expect(bodies(shown, 'POST')).toHaveLength(1));
  expect(bodies(shown, 'POST')[0]).toEqual([
    '/reminders',
    expect.objectContaining({
      petId: bella.id,
      title: 'חיסון משושה',
      description: 'הווטרינר מחליט.',
      time: '09:00',
      repeatInterval: 'yearly',
      repeatTimes: null,
    }),
  ]);
});

test('Only what the chosen pet may need is offered', async () => {
  const shown = show();
  const dialog = await openTemplates(shown);
  dialog.getByRole('button', { name: /^ארגז חול/ });
  await shown.user.click(dialog.getByRole('radio', { name: 'מיצי' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^טיול/ })).toBeNull());
  dialog.getByRole('button', { name: /^ארגז חול/ });
  dialog.getByRole('button', { name: /^טיפות לעיניים/ });
});

test('A template keeps text that the user has typed, and replaces the text of an earlier template', async () => {
  const shown = show();
  const dialog = await openTemplates(shown);
  const title = dialog.getByRole('textbox', { name: /כותרת/ });
  await shown.user.type(title, 'התרופה של בלה');
  await shown.user.click(dialog.getByRole('button', { name: /^חיסון משושה/ }));
  await dialog.findByText(/מה שכבר מילאתם נשאר כמו שהוא/);
  expect(title).toHaveProperty('value', 'התרופה של בלה');
  const notes = dialog.getByRole('textbox', { name: /תיאור|פירוט|הערות/ });
  expect(notes).toHaveProperty('value', 'הווטרינר מחליט.');
  await shown.user.click(dialog.getByRole('button', { name: 'מתוך תבנית' }));
  await shown.user.click(await dialog.findByRole('button', { name: /^טיול/ }));
  expect(title).toHaveProperty('value', 'התרופה של בלה');
  expect(notes).toHaveProperty('value', 'סיבוב הבוקר');
});

test('An own template is renamed with Enter, left with Escape, and deleted with a way to undo it', async () => {
  const restored: string[] = [];
  const shown = show({
    update: () => ({ template: { ...drops, title: 'טיפות', version: 4 } }),
    remove: () => undefined,
    restore: ({ params }) => {
      restored.push(params.id);
      return { template: drops };
    },
  });
  const dialog = await openTemplates(shown);
  await shown.user.click(dialog.getByRole('button', { name: 'שינוי שם התבנית טיפות לעיניים' }));
  const box = () => dialog.getByRole('textbox', { name: 'שם התבנית' });
  await shown.user.type(box(), '!{Escape}');
  expect(dialog.queryByRole('textbox', { name: 'שם התבנית' })).toBeNull();
  // The form around it is still there.
  await shown.user.click(dialog.getByRole('button', { name: 'שינוי שם התבנית טיפות לעיניים' }));
  await shown.user.clear(box());
  await shown.user.type(box(), 'טיפות{Enter}');
  await waitFor(() =>
    expect(bodies(shown, 'PUT')).toEqual([
      [`/reminders/templates/${drops.id}`, { title: 'טיפות', time: '20:00', version: 3 }],
    ]),
  );
  expect(bodies(shown, 'POST')).toEqual([]);
  await shown.user.click(dialog.getByRole('button', { name: 'מחיקת התבנית טיפות לעיניים' }));
  const told = await screen.findByText(/^התבנית .*טיפות לעיניים.* נמחקה$/);
  await shown.user.click(within(told.closest<HTMLElement>('.toast')!).getByRole('button', { name: 'ביטול' }));
  await waitFor(() => expect(restored).toEqual([drops.id]));
});

test('A reminder is kept as a template: its plan, and not its day', async () => {
  const shown = show({ create: () => ({ template: drops }) });
  await shown.user.click(await screen.findByRole('button', { name: `דחייה ועוד: ${pill.title}` }));
  await shown.user.click(await screen.findByText('שמירה כתבנית'));
  await screen.findByText(/נשמרה כתבנית/);
  const [[path, body]] = bodies(shown, 'POST') as [[string, object]];
  expect(path).toBe('/reminders/templates');
  expect(body).toMatchObject({
    householdId: bella.householdId,
    title: pill.title,
    time: pill.time,
    repeatInterval: pill.repeatInterval,
    species: [],
  });
  expect(body).not.toHaveProperty('date');
  expect(body).not.toHaveProperty('repeatUntil');
});

test('The form says when templates can’t be loaded, and can be filled in without them', async () => {
  const shown = show({
    list: () => {
      throw new Refusal(503, { error: 'unavailable', message: 'x' });
    },
  });
  const [add] = await screen.findAllByRole('button', { name: 'הוספת תזכורת' });
  await shown.user.click(add!);
  const dialog = within(await screen.findByRole('dialog'));
  await shown.user.click(await dialog.findByRole('button', { name: 'מתוך תבנית' }));
  await dialog.findByRole('button', { name: 'ניסיון חוזר' });
  await shown.user.type(dialog.getByRole('textbox', { name: /כותרת/ }), 'הברשה');
  expect(dialog.getByRole('textbox', { name: /כותרת/ })).toHaveProperty('value', 'הברשה');
});
