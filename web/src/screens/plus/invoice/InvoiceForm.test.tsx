import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expenses } from '@tzemed/contract/money/expenses';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { type Pet, pets } from '@tzemed/contract/pets/pets';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { keepDraft, readDraft } from '../../../lib/offline/drafts.ts';
import { answersOf, Refusal, writesOf } from '../../../testing/fake-api.ts';
import { fixClockToSaturday } from '../../../testing/fixed-clock.ts';
import { bella, mitzi } from '../../../testing/pet-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dana, signInAs } from '../../../testing/session-fixtures.ts';
import { kibble, rabies } from '../../../testing/row-fixtures.ts';
import { PlusSheet } from '../PlusSheet.tsx';

const uploads = vi.hoisted(() => ({ things: [] as string[], isAway: false }));
vi.mock('../../../shared/attachments/attachment-calls.ts', async (original) => ({
  ...(await original<object>()),
  pendingAttachments: (thingId: string) => ({
    key: 'waiting',
    send: async (file: File, id: string) => {
      if (uploads.isAway) throw new TypeError('Failed to fetch');
      uploads.things.push(thingId);
      const about = { isLocked: false, hasScripts: false, hasThumb: false, kind: null, expiresOn: null };
      return { paper: { id, name: file.name, type: file.type, size: file.size, pages: null, ...about }, storage: [] };
    },
    load: () => new Promise(() => undefined),
    remove: async () => undefined,
  }),
}));

fixClockToSaturday();
// Loads the code of the dialog and the form, however long that takes on a busy machine.
beforeAll(
  () => Promise.all([import('../../../ui/overlay/overlay-components.ts'), import('./InvoiceForm.tsx')]),
  60_000,
);
beforeEach(() => Object.assign(uploads, { things: [], isAway: false }));

type Sent = { body: { id?: string | undefined } };
const saved = ({ body }: Sent) => ({ record: { ...rabies, id: body.id ?? rabies.id } });

function show(owned: Pet[], create = saved) {
  return renderScreen(<PlusSheet isOpen onClose={() => undefined} />, {
    at: '/app/dashboard',
    answers: [
      answersOf(pets, { list: () => ({ pets: owned, total: owned.length, page: 1, limit: 100 }) }),
      answersOf(expenses, { create: ({ body }) => ({ expense: { ...kibble, id: body.id ?? kibble.id } }) }),
      answersOf(medicalRecords, { create }),
    ],
  });
}

async function open(owned: Pet[] = [bella, mitzi], create = saved) {
  const view = show(owned, create);
  await view.user.click(await screen.findByRole('button', { name: /^צילום חשבונית/ }));
  const dialog = await screen.findByRole('dialog', { name: 'צילום חשבונית' });
  const form = within(dialog);
  await form.findByRole('textbox', { name: 'סכום' });
  const photograph = async () => {
    const file = new File(['1'], 'חשבונית.jpg', { type: 'image/jpeg' });
    await view.user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  };
  const save = () => view.user.click(form.getByRole('button', { name: 'שמירה' }));
  return { ...view, form, photograph, save };
}

test('The photo of a purchase is sent for the expense that is saved', async () => {
  const { user, form, photograph, save, requests } = await open();
  await photograph();
  await user.click(form.getByRole('radio', { name: 'מיצי' }));
  await user.click(form.getByRole('radio', { name: 'קנייה' }));
  await user.type(form.getByRole('textbox', { name: 'סכום' }), '64');
  await save();
  expect(await form.findByText('קטגוריה נדרשת')).toBeTruthy();
  await user.click(form.getByRole('radio', { name: 'מזון' }));
  await save();
  expect(await screen.findByText('נשמרו הוצאה ומסמך')).toBeTruthy();
  const [sent, ...more] = writesOf(requests);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    path: '/expenses',
    body: { petId: mitzi.id, amount: 64, category: 'food', date: '2026-11-21', description: 'מזון' },
  });
  expect(uploads.things).toEqual([(sent!.body as { id: string }).id]);
});

test('Without a photo nothing is saved, and the form asks for it', async () => {
  const { user, form, save, requests } = await open([bella]);
  await user.click(form.getByRole('radio', { name: 'ביקור או טיפול' }));
  await user.type(form.getByRole('textbox', { name: 'סכום' }), '64');
  await save();
  expect(await form.findByText('צלמו את החשבונית או בחרו קובץ')).toBeTruthy();
  expect(writesOf(requests)).toEqual([]);
});

test('An upload that was cut off is sent again by saving; until it is up nothing is saved and all stays', async () => {
  const { user, form, photograph, save, requests } = await open([bella]);
  uploads.isAway = true;
  await photograph();
  await user.click(form.getByRole('radio', { name: 'ביקור או טיפול' }));
  await user.type(form.getByRole('textbox', { name: 'סכום' }), '350');
  await save();
  expect(await form.findByText(/לא הועלה, ולכן עוד לא נשמר דבר/)).toBeTruthy();
  expect(writesOf(requests)).toEqual([]);
  uploads.isAway = false;
  await save();
  expect(await screen.findByText('נשמרו רשומה, הוצאה ומסמך')).toBeTruthy();
  expect(writesOf(requests)).toMatchObject([
    { path: '/medical-records', body: { type: 'vet_visit', cost: 350, description: 'ביקור וטרינרי' } },
  ]);
});

test('After a lost answer the kind stays, and the same id is sent again', async () => {
  let isLost = true;
  const { user, form, photograph, save, requests } = await open([bella], (sent) => {
    if (isLost) throw new Refusal(503, { message: 'לא זמין' });
    return saved(sent);
  });
  await photograph();
  await user.click(form.getByRole('radio', { name: 'ביקור או טיפול' }));
  await user.type(form.getByRole('textbox', { name: 'סכום' }), '350');
  await save();
  expect(await form.findByText(/השמירה הקודמת אולי הגיעה/)).toBeTruthy();
  expect(form.queryByRole('radio', { name: 'קנייה' })).toBeNull();
  isLost = false;
  await save();
  expect(await screen.findByText('נשמרו רשומה, הוצאה ומסמך')).toBeTruthy();
  const ids = writesOf(requests).map(({ body }) => (body as { id: string }).id);
  await waitFor(() => expect(new Set(ids).size).toBe(1));
  expect(ids.length).toBeGreaterThan(1);
});

const asksForPhoto = 'צלמו את החשבונית או בחרו קובץ';
const hourMs = 3_600_000;
const draftName = 'invoices new';
const draftId = '01935b7e-0000-7000-8000-000000000001';

/** A draft of an earlier load of the page. */
function leaveDraft(values: object, hours = 1) {
  signInAs(dana);
  const typed = { kind: 'visit', amount: 350, ...values };
  keepDraft(draftName, { at: Date.now() - hours * hourMs, values: typed, newId: draftId });
}

/** The row as it was sent: with another one, a resumed save goes on as an edit. */
const savedAsSent = ({ body }: Sent) => ({ record: { ...rabies, ...body, id: body.id ?? rabies.id } });

test('A restored draft without a photo is refused, and the form asks for it', async () => {
  leaveDraft({});
  const { form, save, requests } = await open([bella]);
  await save();
  expect(await form.findByText(asksForPhoto)).toBeTruthy();
  expect(writesOf(requests)).toEqual([]);
});

test('A restored draft tells of the photos that were uploaded, and is saved with them', async () => {
  leaveDraft({ sentPhotos: 1 });
  const { form, photograph, save, requests } = await open([bella], savedAsSent);
  expect(await form.findByText('תמונה אחת כבר הועלתה')).toBeTruthy();
  await photograph();
  await waitFor(() => expect(readDraft(draftName)?.values).toMatchObject({ sentPhotos: 2 }));
  expect(form.getByText('תמונה אחת כבר הועלתה')).toBeTruthy();
  await save();
  expect(await screen.findByText('נשמרו רשומה, הוצאה ומסמך')).toBeTruthy();
  expect(writesOf(requests)).toMatchObject([{ path: '/medical-records', body: { id: draftId, cost: 350 } }]);
  expect(readDraft(draftName)).toBeUndefined();
});

test('A restored draft alone is saved with its uploaded photo', async () => {
  leaveDraft({ sentPhotos: 1 });
  const { save } = await open([bella], savedAsSent);
  await save();
  expect(await screen.findByText('נשמרו רשומה, הוצאה ומסמך')).toBeTruthy();
});

test('Photos of a draft older than a day are asked for again', async () => {
  leaveDraft({ sentPhotos: 1 }, 25);
  const { form, save } = await open([bella], savedAsSent);
  await save();
  expect(await form.findByText(asksForPhoto)).toBeTruthy();
});

test('A save whose answer was lost is repeated without a photo, and the message names no document', async () => {
  leaveDraft({ sentKind: 'visit' });
  const { save } = await open([bella], savedAsSent);
  await save();
  expect(await screen.findByText('נשמרו רשומה והוצאה')).toBeTruthy();
});

test('The draft counts a photo until it is removed, by hand or by leaving', async () => {
  const { user, form, photograph, unmount } = await open([bella]);
  await user.type(form.getByRole('textbox', { name: 'סכום' }), '64');
  const isCounted = (count: number | undefined) =>
    waitFor(() => expect(readDraft(draftName)?.values.sentPhotos).toBe(count));
  await photograph();
  await isCounted(1);
  expect(form.queryByText(/כבר הועל/)).toBeNull();
  await user.click(form.getByRole('button', { name: /^הסרת/ }));
  await isCounted(undefined);
  await photograph();
  await isCounted(1);
  unmount();
  expect(readDraft(draftName)?.values).not.toHaveProperty('sentPhotos');
});

test('A guest who may not edit expenses is not offered it', async () => {
  show([{ ...bella, permissions: { ...presets.caretaker, medicalRecords: 'edit', expenses: 'view' } }]);
  expect(await screen.findByRole('button', { name: /^רשומה רפואית/ })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^צילום חשבונית/ })).toBeNull());
});

test('A guest who may not edit records is asked for a purchase alone', async () => {
  const guest: Pet = { ...bella, permissions: { ...presets.caretaker, medicalRecords: 'view', expenses: 'edit' } };
  const { form } = await open([guest]);
  expect(form.queryByRole('radiogroup', { name: /על מה שילמתם/ })).toBeNull();
  expect(await form.findByRole('radiogroup', { name: /קטגוריה/ })).toBeTruthy();
});
