import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { type Pet } from '@tzemed/contract/pets/pets';
import { printouts } from '@tzemed/contract/views/printouts';
import { summaries } from '@tzemed/contract/views/summaries';
import { answersOf, Refusal } from '../../testing/fake-api.ts';
import { bella, mitzi } from '../../testing/pet-fixtures.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { cardPage, linkTo, linkToCard, linkToPet, linkToRecord } from '../../screens.ts';
import EmergencyPage from './EmergencyPage.tsx';

const vets = [
  { name: 'ד״ר כהן', phones: [], isEmergency: false, seenOn: '2026-11-20' },
  { name: 'חירום 24 שעות', phones: ['*5761'], isEmergency: true, seenOn: null },
  { name: 'ד״ר לוי', phones: ['04-555-0142', '050-555-0123'], isEmergency: false, seenOn: '2026-11-02' },
];
const medicines = [{ id: 'm1', description: 'Apoquel 16 mg', notes: 'כל בוקר', date: '2026-11-01' }];

function show(pet: Pet, more: object = {}, refusal?: Refusal) {
  const emergency = () => {
    if (refusal) throw refusal;
    return { today: '2026-11-21', pet, rabies: null, courses: [], medicines: [], vets: [], ...more };
  };
  return renderScreen(<EmergencyPage />, {
    at: linkToCard(pet.id),
    path: linkTo(cardPage),
    answers: [
      answersOf(summaries, { emergency }),
      answersOf(printouts, { emergency: () => new Blob(['%PDF-'], { type: 'application/pdf' }) }),
    ],
  });
}
const linkNamed = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('The card says allergies first, the chip in groups, medicines, conditions and insurance', async () => {
  const pet = {
    ...bella,
    allergies: 'פניצילין\nקושי לנשום',
    conditions: 'דיספלזיה',
    insurer: 'ליברה',
    policyNumber: '7755-120',
  };
  show(pet, { medicines });
  const [, first, chip, ...others] = await screen.findAllByRole('heading');
  expect([first!.textContent, chip!.textContent]).toEqual(['אלרגיות', 'שבב']);
  expect(others.map(({ textContent }) => textContent)).toEqual(['תרופות', 'מצבים רפואיים', 'ביטוח', 'למי מתקשרים']);
  for (const text of [
    'פניצילין',
    'קושי לנשום',
    '376 000 000 000 001',
    'Apoquel 16 mg',
    'כל בוקר',
    'דיספלזיה',
    'ליברה · 7755-120',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('נכון ל־21.11.2026')).toBeTruthy();
});

test('The card says the medicines that are taken now before those of the past, with the dose as the vet wrote it', async () => {
  const course = { id: 'c1', name: 'Prednisone 20 mg', instruction: 'חצי כדור אחרי האוכל', vetName: null };
  show(bella, { medicines, courses: [{ ...course, lastGivenAt: '2026-11-20T18:03:00.000Z' }] });
  const now = await screen.findByRole('heading', { name: 'תרופות עכשיו' });
  const tile = within(now.closest('section')!);
  for (const text of ['Prednisone 20 mg', 'חצי כדור אחרי האוכל', 'ניתנה לאחרונה ב־20.11.2026 ב־20:03'])
    expect(tile.getByText(text)).toBeTruthy();
  expect(now.compareDocumentPosition(screen.getByRole('heading', { name: 'תרופות' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test.each([
  [-1, /^התוקף פג ב־/],
  [10, /^יפוג/],
  [400, /^בתוקף עד/],
])(
  'Rabies that holds until %i days from today says so, below the allergies, and leads to its paper',
  async (days, said) => {
    const validUntil = addDays(dayOf(new Date()), days);
    const rabies = { id: 'r1', description: 'חיסון כלבת', date: '2025-01-10', validUntil, attachmentCount: 1 };
    show(bella, { rabies });
    const tile = within((await screen.findByRole('heading', { name: 'כלבת' })).closest('section')!);
    expect(tile.getByText(said)).toBeTruthy();
    expect(tile.getByText('ניתן ב־10.01.2025')).toBeTruthy();
    expect(tile.getByRole('link', { name: 'לתעודה' }).getAttribute('href')).toBe(linkToRecord('r1'));
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names.indexOf('כלבת')).toBe(names.indexOf('אלרגיות') + 1);
  },
);

test('Every number is dialled by a press, also one with a star, and the first of them from the foot', async () => {
  show(bella, { vets });
  expect(await linkNamed(/^חיוג: ד״ר לוי .* 04-555-0142$/)).toBe('tel:+97245550142');
  expect(await linkNamed(/^חיוג: ד״ר לוי .* 050-555-0123$/)).toBe('tel:+972505550123');
  const emergency = screen.getAllByRole('link', { name: /^חיוג: חירום 24 שעות .*\*5761$/ });
  expect(emergency[0]!.textContent).toContain('לשעת חירום');
  expect(emergency.map((link) => link.getAttribute('href'))).toEqual(['tel:*5761', 'tel:*5761']);
  const unknown = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('ד״ר כהן'));
  expect(within(unknown!).getByText('אין מספר טלפון')).toBeTruthy();
  expect(within(unknown!).queryByRole('link')).toBeNull();
});

test('The number of the chip is copied by a press on its tile', async () => {
  const { user } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'העתקת מספר השבב' }));
  await screen.findByText('מספר השבב הועתק');
  expect(await navigator.clipboard.readText()).toBe('376000000000001');
});

test('Missing details are named, with a way to add them', async () => {
  show(mitzi);
  for (const text of ['לא נרשמו אלרגיות', 'לא נרשם מספר שבב']) expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/הוסיפו וטרינר או מוקד חירום/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'תרופות' })).toBeNull();
});

test('The card leads back to the page of its pet', async () => {
  show(bella);
  expect(await linkNamed('לעמוד של בלה')).toBe(linkToPet(bella.id));
});

test('A card that whoever asks may not see is not found, and says nothing of the pet', async () => {
  show(bella, {}, new Refusal(404, { error: 'notFound', message: 'לא נמצא' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty('textContent', 'העמוד לא נמצא');
  expect(screen.queryByText('בלה')).toBeNull();
});

test('Without the server, and without a copy on the device, the card says so', async () => {
  show(bella, {}, new Refusal(503, { error: 'unavailable', message: 'השרת לא זמין כרגע' }));
  expect(await screen.findByRole('button', { name: 'ניסיון חוזר' })).toBeTruthy();
});

test('The printout of the card is sent where the device takes files', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  Object.assign(navigator, { share, canShare: () => true });
  const { user, requests } = show(bella);
  await user.click(await screen.findByRole('button', { name: 'שליחת הכרטיס' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]![0].files!.map(({ name }) => name)).toEqual(['כרטיס חירום – בלה.pdf']);
  expect(requests.map(({ path }) => path)).toContain(`/pets/${bella.id}/prints/emergency`);
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

test('No button sends the card where the device takes no files', async () => {
  show(bella);
  await screen.findByRole('button', { name: 'הדפסה' });
  expect(screen.queryByRole('button', { name: 'שליחת הכרטיס' })).toBeNull();
});
