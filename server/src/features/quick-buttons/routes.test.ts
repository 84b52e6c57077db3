import { builtInKinds } from '@tzemed/contract/medical/observation-kind-texts';
import { maxButtons } from '@tzemed/contract/medical/quick-buttons';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenGuest } from '../../testing/fixtures/given-people.ts';

const app = await testApp();
let dana: Owner;
let petId: string;
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const water = { name: 'החלפת מים', icon: 'droplets' };
const path = '/api/quick-buttons';
const post = (button: object = {}, as = dana) => app.call('POST', path, { as, body: { ...water, ...button } });
const add = async (name?: string): Promise<string> => (await post(name ? { name } : {})).body.button.id;
const remove = (id: string, as = dana) => app.call('DELETE', `${path}/${id}`, { as });
const layout = async (as = dana) => (await app.call('GET', `${path}/layouts`, { as })).body.layouts[0];
const arrange = (order: readonly string[], hidden: readonly string[] = [], as = dana) =>
  app.call('PUT', `${path}/layout`, { as, body: { order, hidden } });
const refusal = ({ status, body }: Answer) => [status, body.errors ?? body.error];
const press = (kind: string) =>
  app.call('POST', '/api/observations', { as: dana, body: { petId, kind, at: '2026-11-21T06:30:00Z' } });

describe('A household’s own button', () => {
  it('follows the built-in ones until it is arranged', async () => {
    const id = await add();
    expect(await layout()).toEqual({
      householdId: dana.householdId,
      order: [...builtInKinds, id],
      hidden: [],
      mayEdit: true,
    });
    const { body } = await arrange([id, 'walk'], ['pain']);
    expect(body.layout.order.slice(0, 3)).toEqual([id, 'walk', 'meal']);
    expect(await layout()).toEqual(body.layout);
  });

  it.each([{ name: ' ' }, { name: 'א'.repeat(31) }, { icon: 'dragon' }])('is refused with %j', async (input) => {
    expect(await post(input)).toMatchObject({
      status: 422,
      body: { errors: { [Object.keys(input)[0]!]: expect.any(String) } },
    });
  });

  it.each(['החלפת מים', 'הַחְלָפַת מים', 'אוכל', 'Seizure', 'ألم'])('is not called as another: %s', async (name) => {
    await add();
    expect(refusal(await post({ name }))).toEqual([409, { name: 'כבר יש כפתור בשם הזה' }]);
  });

  it(`is one of ${maxButtons} at most`, async () => {
    for (let i = 0; i < maxButtons; i++) await add(`כפתור ${i}`);
    const full = 'אפשר להחזיק עד 20 כפתורים משלכם. מחקו כמה מהם';
    expect(refusal(await post())).toEqual([422, { name: full }]);
  });

  it('is deleted while nothing was stored by it, and hidden after that', async () => {
    const id = await add();
    await press(id);
    expect(refusal(await remove(id))).toEqual([409, 'buttonInUse']);
    const { observations } = (await app.call('GET', '/api/observations', { as: dana })).body;
    await app.call('DELETE', `/api/observations/${observations[0].id}`, { as: dana });
    // An observation in the trash may be restored.
    expect(refusal(await remove(id))).toEqual([409, 'buttonInUse']);
    const unused = await add('סירוק');
    expect((await remove(unused)).status).toBe(204);
    expect((await app.call('POST', `${path}/${unused}/restore`, { as: dana })).status).toBe(200);
  });

  it('is stored by and deleted at the same time: one of both is refused', async () => {
    for (let i = 0; i < 5; i++) {
      const id = await add(`כפתור ${i}`);
      const [pressed, removed] = await Promise.all([press(id), remove(id)]);
      expect([
        [201, 409],
        [422, 204],
      ]).toContainEqual([pressed.status, removed.status]);
    }
  });
});

describe('The layout', () => {
  it('leaves at least one button, whether others are hidden or deleted', async () => {
    const last = 'צריך להשאיר לפחות כפתור אחד';
    expect(refusal(await arrange([], builtInKinds))).toEqual([422, { hidden: last }]);
    const id = await add();
    expect((await arrange([], builtInKinds)).status).toBe(200);
    expect(refusal(await remove(id))).toEqual([409, 'lastButton']);
    expect(refusal(await arrange([], [...builtInKinds, id]))).toEqual([422, { hidden: last }]);
    expect((await layout()).hidden).toEqual(builtInKinds);
  });

  it('names each of the home’s buttons once, and both lists are told that name others', async () => {
    const gone = 'אחד הכפתורים כבר לא קיים. פתחו את הסידור מחדש';
    expect(refusal(await arrange([newId()], [newId()]))).toEqual([422, { order: gone, hidden: gone }]);
    expect((await arrange(['walk', 'walk'])).status).toBe(422);
    expect((await arrange(['dance'])).status).toBe(422);
    expect((await layout()).order).toEqual(builtInKinds);
  });

  it('is the owners’ to change, and seen by guests who may see medical records', async () => {
    const sees = await givenGuest(app, dana, petId, { medicalRecords: 'edit' });
    await arrange(['walk']);
    expect(await layout(sees)).toMatchObject({ householdId: dana.householdId, mayEdit: false });
    const body = { order: ['meal'], hidden: [], householdId: dana.householdId };
    expect((await app.call('PUT', `${path}/layout`, { as: sees, body })).status).toBe(404);
    const blind = await givenGuest(app, dana, petId, { expenses: 'edit' }, 'גיל');
    const { layouts } = (await app.call('GET', `${path}/layouts`, { as: blind })).body;
    expect(layouts.map((one: { householdId: string }) => one.householdId)).not.toContain(dana.householdId);
  });
});
