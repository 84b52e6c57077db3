import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { people, type Person } from '@tzemed/contract/sharing/people';
import { pets } from '@tzemed/contract/pets/pets';
import { expect, test } from 'vitest';
import { expensesApi } from '../../features/expenses/api.ts';
import { ExpenseForm } from '../../features/expenses/form/ExpenseForm.tsx';
import { PetForm } from '../../features/pets/form/PetForm.tsx';
import type { Lang } from '../../i18n/language.ts';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { dana } from '../../testing/session-fixtures.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { kibble } from '../../testing/row-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const self: Person = { id: dana.id, name: dana.name, isHere: true, profilePicture: null };
const yoav: Person = { id: 'yoav', name: 'יואב לוי', isHere: true, profilePicture: null };
const done = () => undefined;

type Given = { createdBy?: string; updatedBy?: string; others?: Person[]; shared?: string[]; lang?: Lang };

const ofPets = answersOf(pets, {
  list: () => ({ pets: [bella], total: 1, page: 1, limit: 100 }),
  breeds: () => ({ breeds: [] }),
});

/** Shows a form, and comes back when the names have come. */
async function show(form: ReactElement, { others = [yoav], shared = [bella.id], lang = 'he' }: Given = {}) {
  const names = answersOf(people, { list: () => ({ people: [self, ...others], sharedPetIds: shared }) });
  const answers = [ofPets, names];
  const view = renderScreen(form, { answers, lang });
  await waitFor(() => expect(view.requests.some(({ path }) => path === '/people')).toBe(true));
  await view.answered();
  return view;
}

const said = () => screen.queryByText(/על ידי|Added|Updated|بواسط/)?.textContent;
/** The form of a pet that these have written. */
async function showPet({ createdBy = dana.id, updatedBy = createdBy, ...given }: Given) {
  await show(<PetForm pet={{ ...bella, createdBy, updatedBy }} onDone={done} />, given);
}

test.for<[string, Given, string]>([
  ['added it', { createdBy: yoav.id }, 'נוסף על ידי יואב'],
  ['changed what you had added', { updatedBy: yoav.id }, 'נוסף על ידיכם · עודכן על ידי יואב'],
  ['added what you changed', { createdBy: yoav.id, updatedBy: dana.id }, 'נוסף על ידי יואב · עודכן על ידיכם'],
  ['only looks on', {}, 'נוסף על ידיכם'],
  [
    'has another’s first name',
    { createdBy: yoav.id, others: [yoav, { ...yoav, id: 'other', name: 'יואב כהן' }] },
    'נוסף על ידי יואב לוי',
  ],
  ['has one name', { createdBy: yoav.id, others: [{ ...yoav, name: 'סבתא' }] }, 'נוסף על ידי סבתא'],
  [
    'has left a home that is of one now',
    { createdBy: yoav.id, others: [{ ...yoav, isHere: false }], shared: [] },
    'נוסף על ידי יואב',
  ],
  ['is known by no name', { createdBy: 'unknown', updatedBy: dana.id }, 'עודכן על ידיכם'],
  [
    'is read of in English',
    { createdBy: yoav.id, updatedBy: dana.id, lang: 'en' },
    'Added by \u2068יואב\u2069 · Updated by you',
  ],
  ['is read of in Arabic', { createdBy: yoav.id, updatedBy: dana.id, lang: 'ar' }, 'أُضيف بواسطة יואב · حُدِّث بواسطتكم'],
])('The foot of a form names the authors, where somebody else %s', async ([, given, words]) => {
  await showPet(given);
  await waitFor(() => expect(said()).toBe(words));
});

test.for<[string, Given]>([
  ['in a home of one', { others: [], shared: [] }],
  ['of a pet that nobody else sees, though another is shared', { shared: ['another pet'] }],
  ['when all who wrote are unknown', { createdBy: 'unknown' }],
])('Nobody is named %s', async ([, given]) => {
  await showPet(given);
  expect(said()).toBeUndefined();
});

const words = { added: 'נוספה', saved: 'עודכנה', gone: 'נמחקה' };
const expenseForm = (item: typeof kibble | null) => (
  <ExpenseForm api={expensesApi} item={item} pets={[bella]} petId={bella.id} words={words} onDone={done} />
);

test('The form of a belonging names its author; the form of a new one does not', async () => {
  const { unmount } = await show(expenseForm({ ...kibble, createdBy: yoav.id }));
  expect(await screen.findByText('נוסף על ידי יואב · עודכן על ידיכם')).toBeTruthy();
  unmount();
  renderScreen(expenseForm(null));
  await screen.findByRole('textbox', { name: 'תיאור' });
  expect(said()).toBeUndefined();
});

test('A form is whole without the names, and nothing is said of them', async () => {
  const away = answersOf(people, {
    list: () => {
      throw new Refusal(403, { message: 'לא עכשיו' });
    },
  });
  const { requests, answered } = renderScreen(expenseForm({ ...kibble, createdBy: yoav.id }), {
    answers: [ofPets, away],
  });
  await waitFor(() => expect(requests.some(({ path }) => path === '/people')).toBe(true));
  await answered();
  expect(said()).toBeUndefined();
  expect(screen.queryByText('לא עכשיו')).toBeNull();
  expect(screen.getByRole('button', { name: 'שמירה' })).toBeTruthy();
});
