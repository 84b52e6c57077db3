import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tags } from '@tzemed/contract/items/tags';
import { vet, vets, type Vet } from '@tzemed/contract/medical/vets';
import { dropOldDrafts, keepDraft, readDraft } from '../../lib/offline/drafts.ts';
import { clearUserData } from '../../lib/session/clear-user-data.ts';
import { answersOf, Refusal, writesOf } from '../../testing/fake-api.ts';
import { dana, signInAs } from '../../testing/session-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { buildRow } from '../../testing/build-row.ts';
import VetsPage from './VetsPage.tsx';

const given = { householdId: 'home', mayEdit: true, isEmergency: false };
const levi = buildRow(vet, { ...given, id: 'levi', name: 'ד״ר לוי', phones: ['04-555-0142', '052-555-0142'] });

beforeEach(() => localStorage.clear());

let fails = false;
const failing = () => {
  if (fails) throw new Refusal(503, { error: 'unavailable', message: 'השירות אינו זמין כרגע' });
};

/** A page that is loaded: what was on screen before it went without a word, as in a reload or a crash. */
function load(book: Vet[] = [levi]) {
  fails = false;
  const saved = (id: string, body: object) => {
    failing();
    return { vet: buildRow(vet, { ...given, ...levi, ...body, id } as Vet) };
  };
  return renderScreen(<VetsPage />, {
    answers: [
      answersOf(tags, { list: () => ({ tags: [], total: 0, page: 1, limit: 100 }) }),
      answersOf(vets, {
        list: () => ({ vets: book, total: book.length, page: 1, limit: 100 }),
        create: ({ body }) => saved('new', body),
        update: ({ params, body }) => saved(params.id, body),
      }),
    ],
  });
}
type View = ReturnType<typeof load>;
const sentBy = ({ requests }: View) => writesOf(requests).map(({ body }) => body);
async function open({ user }: View, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'שם' });
  return dialog;
}
type Form = Awaited<ReturnType<typeof open>>;
const valueOf = (form: Form, name: string) => form.getByRole<HTMLInputElement>('textbox', { name }).value;
const add = 'הוספת וטרינר';
const edit = 'עריכת ד״ר לוי';

async function typeAndCrash(button: string, text: string, book?: Vet[]) {
  const view = load(book);
  const form = await open(view, button);
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), text);
  await view.user.type(form.getByRole('textbox', { name: 'כתובת' }), 'הנמל 3');
  view.unmount();
}

test('A new one that was not saved is there when its form is opened again, with a word on it', async () => {
  await typeAndCrash(add, 'ד״ר נגר');
  const view = load();
  const form = await open(view, add);
  expect([valueOf(form, 'שם'), valueOf(form, 'כתובת')]).toEqual(['ד״ר נגר', 'הנמל 3']);
  form.getByText('שחזרנו טיוטה שלא נשמרה (עכשיו)');
  await view.user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הווטרינר נוסף');
  expect(sentBy(view)).toEqual([expect.objectContaining({ name: 'ד״ר נגר', address: 'הנמל 3' })]);
  expect(valueOf(await open(view, add), 'שם')).toBe('');
});

test('A list of telephone numbers comes back as it was', async () => {
  const view = load();
  const form = await open(view, add);
  await view.user.type(form.getByRole('textbox', { name: 'טלפון' }), '04-5550142');
  await view.user.type(await form.findByRole('textbox', { name: 'טלפון נוסף (2)' }), '5761*');
  view.unmount();
  const again = await open(load(), add);
  expect([valueOf(again, 'טלפון'), valueOf(again, 'טלפון נוסף (2)')]).toEqual(['04-5550142', '5761*']);
});

test('Starting over shows the form as it would have been without a draft', async () => {
  await typeAndCrash(edit, ' השני');
  const view = load();
  const form = await open(view, edit);
  expect(valueOf(form, 'שם')).toBe('ד״ר לוי השני');
  await view.user.click(form.getByRole('button', { name: 'התחלה מחדש' }));
  expect([valueOf(form, 'שם'), valueOf(form, 'כתובת')]).toEqual(['ד״ר לוי', '']);
  expect(form.queryByText(/טיוטה שלא נשמרה/)).toBeNull();
  view.unmount();
  expect(valueOf(await open(load(), edit), 'שם')).toBe('ד״ר לוי');
});

test('An edit goes on from the version that it began with, so that what others saved meanwhile is not overwritten', async () => {
  await typeAndCrash(edit, ' השני');
  const view = load([{ ...levi, version: 2, name: 'ד״ר לוי־כהן', clinic: 'הכרמל' }]);
  const form = await open(view, 'עריכת ד״ר לוי־כהן');
  expect([valueOf(form, 'שם'), valueOf(form, 'מרפאה')]).toEqual(['ד״ר לוי השני', '']);
  await view.user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הפרטים עודכנו');
  expect(sentBy(view)).toEqual([expect.objectContaining({ version: 1 })]);
});

test.for(['סגירה', 'ביטול'])('Text that the user agreed to lose, after %s, is not restored', async (way) => {
  const view = load();
  const form = await open(view, add);
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), 'ד״ר נגר');
  await view.user.click(form.getByRole('button', { name: way }));
  await view.user.click(await screen.findByRole('button', { name: 'יציאה בלי לשמור' }));
  expect(valueOf(await open(view, add), 'שם')).toBe('');
});

test('Text that was typed and removed leaves no draft', async () => {
  const view = load();
  const form = await open(view, add);
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), 'ב');
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), '{Backspace}');
  view.unmount();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([]);
});

test('A save that was refused keeps it, and one that may have arrived is sent again under the same id', async () => {
  const view = load();
  const form = await open(view, add);
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), 'ד״ר נגר');
  fails = true;
  await view.user.click(form.getByRole('button', { name: 'שמירה' }));
  await form.findByText(/השירות אינו זמין/);
  view.unmount();
  const again = load();
  const second = await open(again, add);
  await again.user.type(second.getByRole('textbox', { name: 'שם' }), ' הבן');
  await again.user.click(second.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הווטרינר נוסף');
  const [first, next] = [sentBy(view)[0], sentBy(again)[0]] as { id: string; name: string }[];
  expect(first!.id).toMatch(/^[0-9a-f-]{36}$/);
  expect([next!.id, next!.name]).toEqual([first!.id, 'ד״ר נגר הבן']);
});

test('Nobody else finds it on this device, and whoever signs in again does', async () => {
  await typeAndCrash(add, 'ד״ר נגר');
  signInAs({ ...dana, id: 'noa', email: 'noa@example.co.il' });
  expect(readDraft('vets new')).toBeUndefined();
  signInAs(dana);
  expect(readDraft('vets new')?.values).toMatchObject({ name: 'ד״ר נגר' });
});

test('Signing out leaves no draft of the user on the device, and those of others stay', async () => {
  await typeAndCrash(add, 'ד״ר נגר');
  await act(() => clearUserData('noa'));
  expect(localStorage.getItem(`draft-1 ${dana.id} vets new`)).not.toBeNull();
  await act(() => clearUserData(dana.id));
  expect(localStorage.getItem(`draft-1 ${dana.id} vets new`)).toBeNull();
});

test('After seven days it is gone', async () => {
  signInAs(dana);
  const day = 24 * 3_600_000;
  keepDraft('vets new', { at: Date.now() - 7 * day + 60_000, values: { name: 'א' } });
  keepDraft('vets old', { at: Date.now() - 7 * day - 1, values: { name: 'ב' } });
  expect(readDraft('vets old')).toBeUndefined();
  dropOldDrafts();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft'))).toEqual([`draft-1 ${dana.id} vets new`]);
});

test.for(['', 'null', '{', '{"at":"x"}', '{"at":1e300,"values":{}}', '[]', '{"at":1,"values":null}'])(
  'A form opens whatever stands in the storage: %s',
  async (text) => {
    localStorage.setItem(`draft-1 ${dana.id} vets new`, text);
    expect(valueOf(await open(load(), add), 'שם')).toBe('');
  },
);

test('Storage that throws stops nobody', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key.startsWith('draft')) throw new DOMException('full', 'QuotaExceededError');
  });
  const view = load();
  const form = await open(view, add);
  await view.user.type(form.getByRole('textbox', { name: 'שם' }), 'ד״ר נגר');
  await view.user.click(form.getByRole('button', { name: 'שמירה' }));
  await screen.findByText('הווטרינר נוסף');
  expect(sentBy(view)).toHaveLength(1);
  blocked.mockRestore();
});
