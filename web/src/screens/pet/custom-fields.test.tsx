import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { people } from '@tzemed/contract/sharing/people';
import { pets, type Pet } from '@tzemed/contract/pets/pets';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PetDetails } from '../../features/pets/profile/PetDetails.tsx';
import { PetForm } from '../../features/pets/form/PetForm.tsx';

beforeAll(() => import('../../features/pets/form/MorePetFieldsContent.tsx'));

const own = [
  { name: 'שם אצל המגדל', type: 'text', value: 'נסיכה' },
  { name: 'יום האימוץ', type: 'date', value: '2022-09-05' },
] as const satisfies Pet['ownFields'];
const known: Pet = {
  ...bella,
  licenceMunicipality: 'תל אביב-יפו',
  licenceValidUntil: '2027-03-01',
  insurer: 'ליברה',
  insurance: 'השתתפות עצמית 300 ₪',
  ownFields: [...own],
};

async function edit(pet: Pet, standing?: Pet) {
  const view = renderScreen(<PetForm pet={pet} onDone={() => undefined} />, {
    at: '/app/pets',
    path: '/app/pets',
    answers: [
      answersOf(people, { list: () => ({ people: [], sharedPetIds: [] }) }),
      answersOf(pets, {
        list: () => ({ pets: [pet], total: 1, page: 1, limit: 100 }),
        breeds: () => ({ breeds: [] }),
        update: ({ body }) => {
          if (standing && body.version !== standing.version)
            throw new Refusal(409, { error: 'stale', message: 'מישהו שמר שינויים', current: { pet: standing } });
          return { pet };
        },
      }),
    ],
  });
  const save = () => view.user.click(screen.getByRole('button', { name: /^שמירה/ }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  await screen.findByRole('button', { name: 'הוספת שדה' });
  return {
    ...view,
    save,
    group,
    sent: () => view.requests.findLast(({ method }) => method === 'PUT')?.body as Pet,
  };
}

test('Details from documents and custom fields stand among the other details', async () => {
  renderScreen(<PetDetails pet={known} onEdit={() => undefined} />, { at: '/', path: '/', answers: [] });
  await screen.findByText('הרישיון בתוקף עד');
  const facts = [...document.querySelectorAll('.facts > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(
    expect.arrayContaining([
      'הרישיון בתוקף עד01.03.2027',
      'הרשות שהנפיקהתל אביב-יפו',
      'חברת הביטוחליברה',
      'שם אצל המגדלנסיכה',
      'יום האימוץ05.09.2022',
    ]),
  );
  screen.getByText('השתתפות עצמית 300 ₪');
});

test('A field of one’s own is added, kept as a number, and another taken away', async () => {
  const view = await edit(known);
  await view.user.click(screen.getByRole('button', { name: 'הוספת שדה' }));
  await waitFor(() => expect(document.activeElement?.closest('fieldset')?.getAttribute('aria-label')).toBe('שדה 3'));
  await view.user.keyboard('היקף חזה');
  const added = view.group('היקף חזה');
  await view.user.click(added.getByRole('radio', { name: 'מספר' }));
  await view.user.type(added.getByRole('textbox', { name: 'מה לרשום' }), '62,5');
  await view.user.click(screen.getByRole('button', { name: 'הסרת השדה שם אצל המגדל' }));
  await view.save();
  await waitFor(() =>
    expect(view.sent()?.ownFields).toEqual([own[1], { name: 'היקף חזה', type: 'number', value: '62.5' }]),
  );
});

test('An error in a custom field is shown there, and nothing is sent', async () => {
  const view = await edit({ ...known, ownFields: [own[0]] });
  await view.user.click(screen.getByRole('button', { name: 'הוספת שדה' }));
  const added = view.group('שדה 2');
  await view.user.type(added.getByRole('textbox', { name: 'שם השדה' }), own[0].name);
  await view.user.click(added.getByRole('radio', { name: 'מספר' }));
  await view.user.type(added.getByRole('textbox', { name: 'מה לרשום' }), 'שלוש');
  await view.save();
  await screen.findByText('כבר יש שדה בשם הזה');
  screen.getByText('יש להזין מספר, למשל 12.5');
  expect(view.sent()).toBeUndefined();
});

test('An edit conflict keeps the custom fields of both edits and asks nothing about them', async () => {
  const theirs = {
    ...known,
    version: 2,
    name: 'בלה כהן',
    ownFields: [...own, { name: 'מידה', type: 'text' as const, value: 'L' }],
  };
  const view = await edit(known, theirs);
  const first = view.group(own[0].name).getByRole('textbox', { name: 'מה לרשום' });
  await view.user.type(first, ' הקטנה');
  await view.save();
  await screen.findAllByText(/בלה כהן/);
  await view.user.click(screen.getByRole('button', { name: 'שמירת הבחירה' }));
  await waitFor(() =>
    expect(view.sent()).toMatchObject({
      version: 2,
      name: 'בלה כהן',
      ownFields: [{ ...own[0], value: 'נסיכה הקטנה' }, own[1], theirs.ownFields[2]],
    }),
  );
});
