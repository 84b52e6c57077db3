import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { containsPhrase, readPrintout } from '../../testing/documents/read-printout.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';

const app = await testApp();
const moveTo = (time: string) => app.moveTo(new Date(time));

async function givenTreatedPet(times = ['08:00']) {
  await moveTo('2026-11-01T07:00:00+02:00');
  const owner = await givenOwner(app);
  const pet = await givenPet(app, owner, { name: 'בלה' });
  const call = async (path: string, body: object) =>
    (await app.call('POST', `/api/${path}`, { as: owner, body: { petId: pet.id, ...body } })).body;
  const course = { name: 'Apoquel 16 mg', instruction: 'חצי כדור עם האוכל', schedule: 'times', times };
  const { medicine } = await call('medicines', { ...course, from: '2026-11-01' });
  const dose = (at: string, more: object = {}) =>
    call('doses', { medicineId: medicine.id, outcome: 'given', at, ...more });
  const sheet = async (query: string, lang = 'he') =>
    readPrintout(
      await app.call('GET', `/api/pets/${pet.id}/prints/doses${query}`, {
        as: owner,
        headers: { 'accept-language': lang },
      }),
    );
  return { owner, pet, call, dose, sheet };
}

it('A sheet of doses tells in one page what is taken, what was given, left out and not answered', async () => {
  const { dose, sheet } = await givenTreatedPet();
  await moveTo('2026-11-03T09:00:00+02:00');
  await dose('2026-11-01T06:00:00.000Z');
  await dose('2026-11-02T06:00:00.000Z', { outcome: 'skipped', reason: 'vomited' });
  await moveTo('2026-11-04T09:00:00+02:00');
  const { text, pages } = await sheet('?days=14');
  for (const said of ['Apoquel 16 mg', 'חצי כדור', '02.11.2026', 'הקאה', '03.11.2026', '04.11.2026', 'לא נרשם'])
    expect([said, containsPhrase(text, said)]).toEqual([said, true]);
  expect(pages).toBe(1);
  expect((await sheet('', 'en')).text).toContain('Was it given?');
});

it('A sheet of weeks in which nobody answered is one page', async () => {
  const { sheet } = await givenTreatedPet(['08:00', '14:00', '20:00']);
  await moveTo('2026-11-07T09:00:00+02:00');
  const { text, pages } = await sheet('?days=90', 'en');
  expect(pages).toBe(1);
  expect(text).toContain('and 7 more doses');
});

it('A sheet of doses tells of each kind of observation how many and on which days, to who may see them', async () => {
  const { owner, pet, call, sheet } = await givenTreatedPet();
  await moveTo('2026-11-05T09:00:00+02:00');
  const press = (kind: string, at: string) => call('observations', { kind, at });
  for (const day of ['10-18', '11-03', '11-03', '11-03']) await press('vomiting', `2026-${day}T06:00:00.000Z`);
  for (let day = 10; day < 29; day++) await press('meal', `2026-10-${day}T06:30:00.000Z`);
  const { button } = await call('quick-buttons', { name: 'שיעול', icon: 'tag' });
  await press(button.id, '2026-11-04T06:00:00.000Z');
  const { text, pages } = await sheet('?days=30');
  for (const said of ['מה קרה בתקופה', 'הקאה', '03.11 (3)', '18.10', 'שיעול', 'ועוד 7 ימים'])
    expect([said, containsPhrase(text, said)]).toEqual([said, true]);
  expect(pages).toBe(1);
  const fortnight = (await sheet('?days=14', 'en')).text;
  expect([containsPhrase(fortnight, 'Vomiting'), fortnight.includes('18.10')]).toEqual([true, false]);
  const guest = await givenGuest(app, owner, pet.id, { reminders: 'view', medicalRecords: 'none' });
  const seen = await readPrintout(await app.call('GET', `/api/pets/${pet.id}/prints/doses`, { as: guest }));
  expect([containsPhrase(seen.text, 'Apoquel 16 mg'), containsPhrase(seen.text, 'הקאה')]).toEqual([true, false]);
});
