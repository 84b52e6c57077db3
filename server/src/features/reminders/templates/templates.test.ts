import { beforeEach, describe, expect, it } from 'vitest';
import { mostTemplates } from '@tzemed/contract/items/template-fields';
import { type Answer, testApp } from '../../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { idAt } from '../../../testing/fixtures/ids.ts';
import { rules } from './built-in-templates.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const drops = { title: 'טיפות לעיניים', time: '20:00', repeatInterval: 'daily', repeatTimes: 5 };
const post = (said: object = {}, as = dana) =>
  app.call('POST', '/api/reminders/templates', { as, body: { ...drops, ...said } });
const add = async (said: object = {}, as = dana) => (await post(said, as)).body.template;
const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, body?: object, as = dana) =>
  app.call(method, `/api/reminders/templates/${path}`, { as, body });
const put = (id: string, said: object, as = dana) => call('PUT', id, { ...drops, ...said }, as);
type Listed = { id: string; title: string; key: string | null; isBuiltIn: boolean; species: string[]; kind: string };
const list = async (query = '', as = dana, headers = {}) =>
  (await app.call('GET', `/api/reminders/templates?limit=100${query}`, { as, headers })).body as {
    templates: Listed[];
    total: number;
  };
const ownTitles = async (query = '', as = dana) =>
  (await list(query, as)).templates.flatMap(({ title, isBuiltIn }) => (isBuiltIn ? [] : [title]));
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];
const gone = [404, 'notFound'];
const idOf = (key: string) => rules.find((rule) => rule.key === key)!.id;

const use = (said: object, as = dana, headers = {}) =>
  app.call('POST', '/api/reminders/from-template', { as, headers, body: { petId, ...said } });
const made = async (said: object, as = dana, headers = {}) => {
  const { status, body } = await use(said, as, headers);
  expect([status, body]).toEqual([201, { reminder: expect.any(Object) }]);
  return body.reminder;
};

describe('Templates', () => {
  it('are listed with one’s own first, by title, and then those that are built in, in pages', async () => {
    await add({ title: 'תרסיס' });
    await add({ title: 'אמבטיה' });
    const { templates, total } = await list();
    expect(templates.slice(0, 3).map(({ title }) => title)).toEqual(['אמבטיה', 'תרסיס', 'חיסון כלבת']);
    expect(templates.map(({ key }) => key)).toEqual([null, null, ...rules.map(({ key }) => key)]);
    expect(total).toBe(rules.length + 2);
    const page = await app.call('GET', '/api/reminders/templates?page=2&limit=2', { as: dana });
    expect(page.body).toEqual({ templates: templates.slice(2, 4), total, page: 2, limit: 2 });
    expect((await list('&page=9')).templates).toEqual([]);
  });

  it('speak the language in which they are asked for', async () => {
    const titleIn = async (lang: string) =>
      (await list('', dana, { 'accept-language': lang })).templates.find(({ key }) => key === 'il_licence')!.title;
    expect([await titleIn('he'), await titleIn('en'), await titleIn('ar')]).toEqual([
      'חידוש רישיון כלב',
      'Dog licence renewal',
      'تجديد رخصة الكلب',
    ]);
  });

  it('are those of a species, or of a pet, of whose home they are', async () => {
    const catId = (await givenPet(app, dana, { name: 'מיצי', species: 'cat' })).id;
    await add({ title: 'לכולם' });
    await add({ title: 'לחתולים', species: ['cat', 'cat'] });
    await add({ title: 'לכלבים', species: ['fish', 'dog'] });
    expect(await ownTitles()).toEqual(['לחתולים', 'לכולם', 'לכלבים']);
    expect(await ownTitles('&species=fish')).toEqual(['לכולם', 'לכלבים']);
    expect(await ownTitles(`&petId=${catId}`)).toEqual(['לחתולים', 'לכולם']);
    expect(await ownTitles(`&petId=${catId}&species=fish`)).toEqual(['לכולם']);
    const keys = (await list(`&petId=${catId}`)).templates.map(({ key }) => key);
    expect(keys).toContain('il_quadrivalent');
    expect(keys).not.toContain('il_rabies');
    expect((await list('&species=fish')).templates.map(({ key }) => key)).toEqual([
      null,
      null,
      'care_meal',
      'care_water_change',
      'care_tank',
      'care_checkup',
    ]);
    const yoav = await givenCoOwner(app, dana);
    await add({ title: 'של יואב', householdId: yoav.householdId }, yoav);
    expect(await ownTitles('', yoav)).toContain('של יואב');
    expect(await ownTitles(`&petId=${catId}`, yoav)).toEqual(['לחתולים', 'לכולם']);
    const stranger = await givenOwner(app);
    const asked = await app.call('GET', `/api/reminders/templates?petId=${petId}`, { as: stranger });
    expect(refusal(asked)).toEqual(gone);
    expect(refusal(await app.call('GET', '/api/reminders/templates?species=dragon', { as: dana }))).toEqual([
      422,
      { species: expect.any(String) },
    ]);
  });

  it('that are built in are answered by their ids, and changed by nobody', async () => {
    const id = idOf('il_spirocerca');
    expect((await call('GET', id)).body.template).toMatchObject({
      id,
      key: 'il_spirocerca',
      isBuiltIn: true,
      kind: 'habit',
      repeatInterval: 'monthly',
      repeatEvery: 3,
      householdId: null,
      mayEdit: false,
      ruleVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    for (const answer of [await put(id, {}), await call('DELETE', id), await call('POST', `${id}/restore`)])
      expect(refusal(answer)).toEqual(gone);
  });
});

describe('A template of one’s own', () => {
  it('is kept as it was said, and an edit leaves what it does not say', async () => {
    const said = { description: 'אחרי הארוחה', species: ['cat', 'dog'], repeatDays: [], repeatFrom: 'done' };
    const template = await add(said);
    expect(template).toMatchObject({ ...drops, ...said, species: ['dog', 'cat'], isBuiltIn: false, mayEdit: true });
    const { body } = await put(template.id, { title: 'טיפות', description: '' });
    const edited = { ...template, title: 'טיפות', description: null, version: 2, updatedAt: expect.any(String) };
    expect(body.template).toEqual(edited);
    expect((await call('GET', template.id)).body.template).toEqual(edited);
    expect(refusal(await put(template.id, { version: 1 }))).toEqual([409, 'stale']);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'א'.repeat(121) }, 'title'],
    [{ time: '25:00' }, 'time'],
    [{ species: ['dragon'] }, 'species.0'],
    [{ species: 'dog' }, 'species'],
    [{ repeatInterval: 'hourly' }, 'repeatInterval'],
    [{ repeatEvery: 100 }, 'repeatEvery'],
    [{ repeatMonths: [13] }, 'repeatMonths.0'],
    [{ repeatTimes: 0 }, 'repeatTimes'],
  ])('is not taken with %j', async (said, field) => {
    expect(refusal(await post(said))).toEqual([422, { [field]: expect.any(String) }]);
    expect(await ownTitles()).toEqual([]);
  });

  it('goes, makes nothing any more, and comes back', async () => {
    const { id } = await add();
    const before = await made({ templateId: id });
    expect((await call('DELETE', id)).status).toBe(204);
    expect(await ownTitles()).toEqual([]);
    expect(refusal(await use({ templateId: id }))).toEqual(gone);
    expect((await app.call('GET', `/api/reminders/${before.id}`, { as: dana })).status).toBe(200);
    expect((await call('POST', `${id}/restore`)).body.template).toMatchObject({ id, ...drops });
    expect(await ownTitles()).toEqual([drops.title]);
  });

  it('is one of a hundred at most', async () => {
    const row = { title: 'א', time: '09:00', createdBy: dana.id, updatedBy: dana.id };
    const { householdId } = dana;
    const { now } = app.clock;
    await app.db
      .insertInto('reminderTemplates')
      .values(
        Array.from({ length: mostTemplates - 1 }, (_, at) => ({
          ...row,
          householdId,
          id: `01980b1e-7c00-7000-8000-${String(at).padStart(12, '0')}`,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .execute();
    expect((await post()).status).toBe(201);
    expect(refusal(await post())).toEqual([422, { title: expect.stringContaining('100') }]);
  });
});

describe('Guests', () => {
  it('see the templates of each home of which they may see the reminders of any pet, use them, and change none', async () => {
    const noa = await givenGuest(app, dana, petId, { reminders: 'edit' });
    const gil = await givenGuest(app, dana, petId, { medicalRecords: 'edit', expenses: 'edit' });
    const guy = await givenGuest(app, dana, petId, { reminders: 'view' });
    const { id } = await add();
    expect(await ownTitles('', noa)).toEqual([drops.title]);
    expect(await ownTitles('', guy)).toEqual([drops.title]);
    expect(await ownTitles('', gil)).toEqual([]);
    expect((await call('GET', id, undefined, noa)).body.template.mayEdit).toBe(false);
    for (const answer of [
      await put(id, {}, noa),
      await call('DELETE', id, undefined, noa),
      await post({ householdId: dana.householdId }, noa),
      await call('GET', id, undefined, gil),
      await use({ templateId: id }, guy),
      await use({ templateId: id }, gil),
    ])
      expect(refusal(answer)).toEqual(gone);
    expect(await made({ templateId: id }, noa)).toMatchObject({ title: drops.title, petId, createdBy: noa.id });
  });
});

describe('A reminder from a template', () => {
  it('is a reminder as the template says it, in the language that was asked in', async () => {
    const reminder = await made({ templateId: idOf('il_spirocerca') });
    expect(reminder).toMatchObject({
      petId,
      title: 'טיפול נגד תולעת הפארק',
      description: expect.stringContaining('לפי המקובל; הווטרינר שלכם מחליט.'),
      // Nine o'clock of today lies in the past of half past nine.
      time: '09:00',
      timezone: 'Asia/Jerusalem',
      repeatInterval: 'monthly',
      repeatEvery: 3,
      repeatFrom: 'done',
      repeatUntil: null,
      repeatTimes: null,
    });
    expect((await app.call('GET', `/api/reminders/${reminder.id}`, { as: dana })).body.reminder).toEqual(reminder);
    expect((await made({ templateId: idOf('care_walk') }, dana, { 'accept-language': 'en' })).title).toBe('Walk');
  });

  it('begins today where its hour lies ahead, else tomorrow', async () => {
    // The clock of the tests stands at nine in the morning.
    const dateOf = async (time: string) => {
      const { id } = await add({ time });
      return (await made({ templateId: id })).date;
    };
    expect(await dateOf('09:01')).toBe('2026-11-21T07:01:00.000Z');
    expect(await dateOf('09:00')).toBe('2026-11-22T07:00:00.000Z');
    const { id } = await add({ time: '08:00' });
    expect((await made({ templateId: id, customizations: { time: '21:30' } })).date).toBe('2026-11-21T19:30:00.000Z');
    // The day there is still the evening before.
    const abroad = { time: '23:30', timezone: 'America/Los_Angeles' };
    expect((await made({ templateId: id, customizations: abroad })).date).toBe('2026-11-21T07:30:00.000Z');
  });

  it('begins at the next of its ages that lies ahead, and comes as often as there are left', async () => {
    const bornOn = async (birthDate: string) => (await givenPet(app, dana, { birthDate })).id;
    const puppy = async (birthDate: string) =>
      made({ petId: await bornOn(birthDate), templateId: idOf('il_hexavalent_puppy') });
    expect(await puppy('2026-11-01')).toMatchObject({ date: '2026-12-13T07:00:00.000Z', repeatTimes: 3 });
    expect(await puppy('2026-09-25')).toMatchObject({ date: '2026-11-27T07:00:00.000Z', repeatTimes: 2 });
    expect(await puppy('2020-01-01')).toMatchObject({ date: '2026-11-22T07:00:00.000Z', repeatTimes: 3 });
    const second = { petId: await bornOn('2020-01-01'), templateId: idOf('il_rabies_second') };
    expect(await made(second)).toMatchObject({ date: '2026-12-21T07:00:00.000Z', repeatInterval: 'none' });
  });

  it('is otherwise as far as anything else is said, any field of a new reminder', async () => {
    const tag = (await app.call('POST', '/api/tags', { as: dana, body: { name: 'עיניים', hue: 'sky' } })).body.tag;
    const { id } = await add({ description: 'אחרי הארוחה' });
    const customizations = {
      title: 'טיפות לעין ימין',
      description: '',
      date: '2026-12-01T18:15:00.000Z',
      time: '20:15',
      repeatInterval: 'weekly',
      repeatDays: [3, 0],
      repeatUntil: '2027-01-31',
      tagIds: [tag.id],
    };
    expect(await made({ templateId: id, customizations })).toMatchObject({
      ...customizations,
      description: null,
      repeatDays: [0, 3],
      repeatTimes: null,
    });
    const endless = await made({ templateId: id, customizations: { repeatTimes: null } });
    expect(endless).toMatchObject({ repeatInterval: 'daily', repeatTimes: null, description: 'אחרי הארוחה' });
  });

  it('is refused with all bad fields where they were sent', async () => {
    const customizations = { title: '', time: '9', repeatEvery: 0, repeatDays: [7] };
    expect(refusal(await use({ petId: '', customizations }))).toEqual([
      422,
      Object.fromEntries(
        [
          'templateId',
          'petId',
          'customizations.title',
          'customizations.time',
          'customizations.repeatEvery',
          'customizations.repeatDays.0',
        ].map((field) => [field, expect.any(String)]),
      ),
    ]);
    const past = { date: '2026-12-01T07:00:00Z', repeatUntil: '2026-11-30' };
    expect(refusal(await use({ templateId: idOf('care_walk'), customizations: past }))).toEqual([
      422,
      { 'customizations.repeatUntil': expect.any(String) },
    ]);
    const never = { date: '2027-01-20T07:00:00Z', repeatEvery: 12, repeatMonths: [2] };
    expect(refusal(await use({ templateId: idOf('care_weigh'), customizations: never }))).toEqual([
      422,
      { 'customizations.repeatMonths': expect.any(String) },
    ]);
    expect(refusal(await use({ templateId: idOf('care_walk'), customizations: { timezone: 'ACT' } }))).toEqual([
      422,
      { 'customizations.timezone': expect.any(String) },
    ]);
    const ahead = idAt(new Date(app.clock.now.getTime() + 3 * 86_400_000));
    expect(refusal(await use({ templateId: idOf('care_walk'), id: ahead }))).toEqual([422, { id: expect.any(String) }]);
    expect((await app.call('GET', '/api/reminders', { as: dana })).body.total).toBe(0);
  });

  it('is made once by an id of its sender’s, also when its template has gone since', async () => {
    const { id: templateId } = await add();
    const id = idAt(app.clock.now);
    const first = await made({ templateId, id });
    expect(first.id).toBe(id);
    await call('DELETE', templateId);
    expect(await made({ templateId, id })).toEqual(first);
    const walk = { templateId: idOf('care_walk'), id: idAt(app.clock.now) };
    const [one, other] = await Promise.all([made(walk), made(walk)]);
    expect(one).toEqual(other);
    await app.call('DELETE', `/api/reminders/${id}`, { as: dana });
    expect(refusal(await use({ templateId: idOf('care_walk'), id }))).toEqual([409, 'idTaken']);
  });

  it('is none for an animal of another species', async () => {
    const { id } = await add({ species: ['cat'] });
    for (const templateId of [id, idOf('care_litter')])
      expect(refusal(await use({ templateId }))).toEqual([
        422,
        { templateId: 'התבנית הזאת מיועדת לסוג אחר של חיית מחמד' },
      ]);
  });

  it('is nothing of what is not there, or not theirs', async () => {
    const yoav = await givenOwner(app);
    const other = (await givenPet(app, yoav)).id;
    const { id } = await add({}, yoav);
    for (const said of [
      { templateId: id },
      { templateId: idAt(app.clock.now) },
      { templateId: 'il_rabies' },
      { templateId: idOf('il_rabies'), petId: other },
      { templateId: idOf('il_rabies'), petId: idAt(app.clock.now) },
    ])
      expect(refusal(await use(said))).toEqual(gone);
    const both = await givenCoOwner(app, dana);
    const { id: ofOtherHome } = await add({ householdId: both.householdId }, both);
    expect(refusal(await use({ templateId: ofOtherHome }, both))).toEqual(gone);
    await app.call('DELETE', `/api/pets/${petId}`, { as: dana });
    expect(refusal(await use({ templateId: idOf('il_rabies') }))).toEqual(gone);
  });
});
