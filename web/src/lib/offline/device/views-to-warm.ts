import { addDays, addMonths, dayOf, monthRange, weekRange } from '@tzemed/contract/dates/days';
import type { Pet } from '@tzemed/contract/pets/pets';
import type { ReadingDatabase } from '../device-databases.ts';
import { inOrder } from './row-texts.ts';
import { storedRows } from './stored-rows.ts';
import { rowsInAnswers } from './stored-answers.ts';
import { type AskServer, keepAnswer } from './sync.ts';

/** Records whose comments are stored: the latest. */
const recordsWithComments = 20;

/** Requests at a time: the page's own come first. */
const lanes = 2;

const monthsShown = [-1, 0, 1, 2];

/** Weeks that a calendar of a month shows. */
function weeksOfMonth(month: string) {
  const { from, to } = monthRange(month);
  return `/api/calendar?from=${weekRange(from).from}&to=${weekRange(to).to}`;
}

/** Addresses that screens ask for, besides lists of resources whose rows are stored. */
const ofHousehold = (today: string) => [
  '/api/overview',
  '/api/overview/used',
  '/api/home',
  '/api/people',
  '/api/tags?page=1&limit=100',
  '/api/expenses/categories?page=1&limit=100',
  '/api/quick-buttons?page=1&limit=100',
  '/api/observations/latest',
  '/api/reminders/nearest',
  '/api/vets?page=1&limit=100',
  '/api/medicines?limit=100&ended=false',
  '/api/medicines/unanswered',
  '/api/measures?limit=100',
  '/api/stock?page=1&limit=100',
  '/api/stock/forecast',
  '/api/claims?page=1&limit=20',
  '/api/medical-records?type=vaccination&limit=100',
  '/api/auth/me',
  '/api/users/profile',
  '/api/users/statistics',
  '/api/users/activity?scope=home&page=1&limit=20',
  '/api/users/notifications?page=1&limit=20',
  ...monthsShown.map((months) => weeksOfMonth(addMonths(today.slice(0, 7), months))),
];

const ofPet = (id: string, today: string) => [
  `/api/pets/${id}/emergency`,
  `/api/pets/${id}/care`,
  `/api/pets/${id}/timeline?limit=7`,
  `/api/pets/${id}/missing`,
  `/api/medicines?petId=${id}&limit=100&ended=false`,
  `/api/medicines?petId=${id}&limit=100`,
  `/api/medicines/report?petId=${id}&from=${addDays(today, -6)}&to=${today}`,
  `/api/measures?petId=${id}&limit=100`,
  `/api/feedings?petId=${id}&limit=100`,
  `/api/medical-records?petId=${id}&type=vaccination&limit=100`,
];

/** Stores what the screens of a household ask for, a few at a time. What is refused is not shared with this user. */
export async function warmViews(db: ReadingDatabase, ask: AskServer, now = Date.now()) {
  const today = dayOf(new Date(now));
  const own = await rowsInAnswers<Pet>(db, '/pets/my-pets', 'pets');
  const shared = await rowsInAnswers<Pet>(db, '/pets/shared', 'pets');
  const pets = [...own, ...shared].filter(({ archivedAt }) => !archivedAt);
  const urls = [...ofHousehold(today), ...pets.flatMap(({ id }) => ofPet(id, today))];
  const measures = async (id: string) => {
    const stored = await db.get('answers', `/api/measures?petId=${id}&limit=100`);
    const found = (stored?.body as { measures?: { id: string }[] } | undefined)?.measures ?? [];
    return found.map((one) => `/api/measures/${one.id}/points?from=${sinceAYear(today)}&points=600`);
  };
  await inLanes(db, ask, urls);
  const records = (await storedRows(db, 'medicalRecords')).toSorted(inOrder([{ sort: '-date' }]));
  const comments = records
    .slice(0, recordsWithComments)
    .map(({ id }) => `/api/medical-records/${id}/comments?page=1&limit=100`);
  await inLanes(db, ask, comments);
  await inLanes(db, ask, (await Promise.all(pets.map(({ id }) => measures(id)))).flat());
}

const sinceAYear = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

async function inLanes(db: ReadingDatabase, ask: AskServer, urls: readonly string[]) {
  const left = [...urls];
  const lane = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      const body = await ask(url).catch((error: { status?: number }) => {
        // The server is away, or busy: the next round goes on.
        if (!error.status || error.status >= 429) throw error;
        return undefined;
      });
      if (body !== undefined) await keepAnswer(db, url, body);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
