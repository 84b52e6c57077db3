import { describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { givenCoOwner, givenGuest } from '../../../testing/fixtures/given-people.ts';
import { givenOwner, givenPet, type Owner } from '../../../testing/fixtures/given.ts';
import { formWith } from '../../../testing/documents/upload-form.ts';
import { idAt } from '../../../testing/fixtures/ids.ts';
import { pdf } from '../../../testing/documents/minimal-pdf.ts';
import { petResourceApp } from '../../../testing/matrix/pet-resource-app.ts';

const sample = { insurer: 'ליברה', status: 'sent', sentOn: '2026-11-15' };
const { app, call, catId, list, owner, petId, post, put } = await petResourceApp('claims', sample);

const vet = { description: 'ביקור', amount: 1240, category: 'vet', date: '2026-11-10' };
const spend = async (more: object = {}, as: Owner = owner()) =>
  (await app.call('POST', '/api/expenses', { as, body: { ...vet, petId: petId(), ...more } })).body.expense;
const spent = async (more: object = {}) => (await spend(more)).id as string;
const expense = async (id: string) => (await app.call('GET', `/api/expenses/${id}`, { as: owner() })).body.expense;
const record = async (more: object = {}) => {
  const body = { type: 'vet_visit', description: 'ביקור', date: '2026-11-10', petId: petId(), ...more };
  return (await app.call('POST', '/api/medical-records', { as: owner(), body })).body.record.id as string;
};
const claim = async (more: object = {}) => (await post(more)).body.claim;
const get = async (id: string, as = owner()) => (await app.call('GET', `/api/claims/${id}`, { as })).body.claim;
const pay = (id: string, more: object = {}) =>
  call('POST', `/${id}/payments`, { amount: 100, date: '2026-11-18', ...more });
const errorsOf = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  return [status, body.errors ?? body.error];
};
const words = {
  claimEmpty: 'סמנו לפחות הוצאה אחת',
  unknown: 'אחת ההוצאות שסומנו אינה של חיית המחמד הזאת או נמחקה',
  claimed: 'אחת ההוצאות שסומנו כבר בתביעה אחרת',
  refund: 'אי אפשר לרשום החזר על החזר',
  paid: 'כבר התקבל כסף על הוצאה של התביעה. כדי להוציא אותה, מחקו קודם את ההחזר',
};

describe('A claim', () => {
  it('is written, sent, asked for more, paid in part, and says what is left at each step', async () => {
    const [visit, pill] = [await spent(), await spent({ amount: 160, date: '2026-11-11', category: 'medicine' })];
    const draft = await claim({ status: 'draft', sentOn: null, expenseIds: [pill, visit] });
    expect(draft).toMatchObject({
      insurer: 'ליברה',
      status: 'draft',
      sentOn: null,
      expenseIds: [visit, pill],
      recordIds: [],
      claimed: 1400,
      paid: 0,
      version: 1,
    });
    expect(await expense(visit)).toMatchObject({ claimId: draft.id, version: 1, refunded: 0 });
    const sent = (await put(draft.id, { version: 1 })).body.claim;
    expect(sent).toMatchObject({ status: 'sent', sentOn: '2026-11-15', expenseIds: [visit, pill], version: 2 });
    const asked = { status: 'moreAsked', answeredOn: '2026-11-17', answer: 'חסר סיכום ביקור', version: 2 };
    expect((await put(draft.id, asked)).body.claim).toMatchObject({ ...asked, version: 3 });
    const paid = await pay(draft.id, { amount: 700, answer: 'לפי הפוליסה' });
    expect(paid.status).toBe(201);
    expect(paid.body.claim).toMatchObject({
      status: 'paid',
      claimed: 1400,
      paid: 700,
      answeredOn: '2026-11-18',
      answer: 'לפי הפוליסה',
      version: 4,
    });
    expect(await get(draft.id)).toEqual(paid.body.claim);
    const { body } = await app.call('GET', `/api/expenses?claimId=${draft.id}&sort=-amount`, { as: owner() });
    expect(
      body.expenses.map(({ amount, refundOf, refunded }: Record<string, unknown>) => [amount, refundOf, refunded]),
    ).toEqual([
      [1240, null, 620],
      [160, null, 80],
      [-80, pill, 0],
      [-620, visit, 0],
    ]);
    expect(body.totalAmount).toBe(700);
  });

  it('was sent today where nothing else is said, and of a draft nothing was sent or answered', async () => {
    const expenseIds = [await spent()];
    expect(await claim({ sentOn: undefined, expenseIds })).toMatchObject({ status: 'sent', sentOn: '2026-11-21' });
    const said = { status: 'draft', sentOn: '2026-11-15', answeredOn: '2026-11-16', answer: 'כן' };
    const draft = await claim(said);
    expect(draft).toMatchObject({ status: 'draft', sentOn: null, answeredOn: null, answer: null, expenseIds: [] });
    const refused = { status: 'refused', answeredOn: '2026-11-16', answer: 'לא מכוסה', expenseIds: [await spent()] };
    const { body } = await put(draft.id, refused);
    expect(body.claim).toMatchObject({ ...refused, sentOn: '2026-11-15' });
    expect((await put(draft.id, { status: 'draft' })).body.claim).toMatchObject({ sentOn: null, answer: null });
  });

  it('is of the policy of its pet, where that is of the same insurer and nothing else is said', async () => {
    const insured = { name: 'בלה', species: 'dog', insurer: 'ליברה', policyNumber: '7755-120' };
    await app.call('PUT', `/api/pets/${petId()}`, { as: owner(), body: insured });
    const draft = { status: 'draft' };
    const numbers = [
      await claim(draft),
      await claim({ ...draft, policyNumber: '9' }),
      await claim({ ...draft, policyNumber: null }),
      await claim({ ...draft, insurer: 'הפניקס' }),
    ].map(({ policyNumber }) => policyNumber);
    expect(numbers).toEqual(['7755-120', '9', null, null]);
  });

  it('names all that is wrong with it at once', async () => {
    const wrong = {
      insurer: ' ',
      status: 'lost',
      sentOn: '20026-01-01',
      reference: 'x'.repeat(51),
      expenseIds: ['', 7],
    };
    const [status, errors] = await errorsOf(post(wrong));
    expect([status, Object.keys(errors)]).toEqual([
      422,
      expect.arrayContaining(['insurer', 'status', 'sentOn', 'reference']),
    ]);
    expect(await errorsOf(post({ sentOn: '2026-11-22', answeredOn: '2026-11-23', recordIds: [newId()] }))).toEqual([
      422,
      {
        sentOn: 'התאריך לא יכול להיות בעתיד',
        answeredOn: 'התאריך לא יכול להיות בעתיד',
        expenseIds: words.claimEmpty,
        recordIds: 'אחת הרשומות שסומנו אינה של חיית המחמד הזאת או נמחקה',
      },
    ]);
    expect(await errorsOf(post({ sentOn: null, expenseIds: [await spent()] }))).toEqual([
      422,
      { sentOn: expect.any(String) },
    ]);
    const early = { sentOn: '2026-11-15', answeredOn: '2026-11-14', expenseIds: [await spent()] };
    expect(await errorsOf(post(early))).toEqual([422, { answeredOn: 'התאריך מוקדם משליחת התביעה' }]);
    for (const many of [{ expenseIds: ids(51) }, { recordIds: ids(51) }]) {
      const [status, errors] = await errorsOf(post(many));
      expect([status, Object.keys(errors), Object.values(errors)]).toEqual([
        422,
        Object.keys(many),
        ['אפשר לצרף עד 50 הוצאות ועד 50 רשומות לתביעה אחת'],
      ]);
    }
    expect((await list()).total).toBe(0);
  });

  it('is of expenses of its own pet that stand, are no refunds, and are in no other', async () => {
    const stranger = await givenOwner(app);
    const theirs = await givenPet(app, stranger);
    const [whole, gone, other] = [await spent(), await spent(), await spent({ petId: await catId() })];
    await app.call('DELETE', `/api/expenses/${gone}`, { as: owner() });
    const back = await spent({ amount: -5, refundOf: whole, date: '2026-11-12' });
    const said = async (expenseIds: readonly string[]) => errorsOf(post({ expenseIds }));
    const refused = (word: string) => [422, { expenseIds: word }];
    for (const strange of [other, gone, newId(), 'x', (await spend({ petId: theirs.id }, stranger)).id as string])
      expect(await said([whole, strange])).toEqual(refused(words.unknown));
    expect(await said([whole, back])).toEqual(refused(words.refund));
    expect((await expense(whole)).claimId).toBeNull();
    const { id, expenseIds } = await claim({ expenseIds: [whole, whole.toUpperCase(), whole] });
    expect(expenseIds).toEqual([whole]);
    expect(await said([whole])).toEqual(refused(words.claimed));
    expect((await put(id, { expenseIds: [whole] })).status).toBe(200);
  });

  it('holds fifty expenses, and as many records', async () => {
    const expenseIds = await Promise.all(Array.from({ length: 50 }, () => spent({ amount: 0.01 })));
    const recordIds = await Promise.all(Array.from({ length: 50 }, () => record()));
    const made = await claim({ expenseIds, recordIds });
    expect([made.expenseIds.length, made.recordIds.length, made.claimed]).toEqual([50, 50, 0.5]);
  });

  it('is created once when two requests claim the same expense at the same time', async () => {
    const id = await spent();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post({ expenseIds: [id] })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422, 422]);
    const made = answers.find(({ status }) => status === 201)!.body.claim;
    expect((await expense(id)).claimId).toBe(made.id);
    expect((await list()).claims).toEqual([made]);
  });

  it('that is sent again with its id is answered as it stands, and made once', async () => {
    const body = { id: idAt(app.clock.now), expenseIds: [await spent()] };
    const first = await post(body);
    const again = await Promise.all([post(body), post(body)]);
    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [201, first.body],
      [201, first.body],
    ]);
    const twice = { id: idAt(app.clock.now), expenseIds: [await spent()] };
    const both = await Promise.all([post(twice), post(twice)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await list()).total).toBe(2);
  });

  it('is edited as it was read: what is left out stays, and whoever began from another version is told', async () => {
    const [one, other] = [await spent(), await spent({ amount: 60 })];
    const recordIds = [await record()];
    const { id } = await claim({ expenseIds: [one], recordIds, notes: 'דחוף', reference: 'T-1' });
    const saved = (await put(id, { version: 1, expenseIds: [other], notes: undefined })).body.claim;
    expect(saved).toMatchObject({ expenseIds: [other], recordIds, notes: 'דחוף', reference: 'T-1', claimed: 60 });
    expect([(await expense(one)).claimId, (await expense(other)).claimId]).toEqual([null, id]);
    const stale = await put(id, { version: 1, expenseIds: [newId()], sentOn: '2027-01-01' });
    expect([stale.status, stale.body.error, stale.body.current]).toEqual([409, 'stale', { claim: saved }]);
    const asked = await call('PUT', `/${id}`, { ...sample, petId: petId() }, { 'if-match': '"1"' });
    expect(asked.status).toBe(412);
    expect((await put(id, { expenseIds: [] })).body.errors).toEqual({ expenseIds: words.claimEmpty });
    expect(await get(id)).toEqual(saved);
  });

  it('goes to another pet without what it was of, and not when some of that has come back', async () => {
    const [one, cat] = [await spent(), await catId()];
    const { id } = await claim({ expenseIds: [one], recordIds: [await record()] });
    expect((await put(id, { petId: cat })).body.errors).toEqual({ expenseIds: words.claimEmpty });
    expect((await put(id, { petId: cat, expenseIds: [one] })).body.errors).toEqual({ expenseIds: words.unknown });
    const ofCat = await spent({ petId: cat });
    const moved = (await put(id, { petId: cat, expenseIds: [ofCat] })).body.claim;
    expect(moved).toMatchObject({ petId: cat, expenseIds: [ofCat], recordIds: [] });
    expect((await expense(one)).claimId).toBeNull();
    await pay(id);
    const other = await spent({ petId: cat });
    expect((await put(id, { petId: petId(), expenseIds: [one] })).body.errors).toEqual({ petId: words.paid });
    expect((await put(id, { petId: cat, expenseIds: [other] })).body.errors).toEqual({ expenseIds: words.paid });
    expect((await put(id, { petId: cat, expenseIds: [other, ofCat] })).status).toBe(200);
  });

  it('lets its expenses go when it is deleted, and has them again when it comes back, unless they are in another', async () => {
    const [one, other] = [await spent(), await spent({ amount: 60 })];
    const made = await claim({ expenseIds: [one, other] });
    await pay(made.id, { amount: 130 });
    const before = await get(made.id);
    await call('DELETE', `/${made.id}`);
    expect([await expense(one), await expense(other)]).toMatchObject([
      { claimId: null, refunded: 124 },
      { claimId: null, refunded: 6 },
    ]);
    const back = (await call('POST', `/${made.id}/restore`)).body.claim;
    expect([back.expenseIds, back.claimed, back.paid]).toEqual([before.expenseIds, 1300, 130]);
    await call('DELETE', `/${made.id}`);
    const { id } = await claim({ expenseIds: [other] });
    const left = (await call('POST', `/${made.id}/restore`)).body.claim;
    expect([left.expenseIds, left.claimed, left.paid]).toEqual([[one], 1240, 124]);
    expect(await get(id)).toMatchObject({ expenseIds: [other], paid: 0 });
  });

  it('is listed by what waits, with sums of all that the filters let through', async () => {
    const of = async (more: object) =>
      (await claim({ expenseIds: [await spent({ amount: 10 })], ...more })).id as string;
    const refused = await of({ status: 'refused', sentOn: '2026-11-20' });
    const early = await of({ sentOn: '2026-11-11' });
    const asked = await of({ status: 'moreAsked', sentOn: '2026-11-14' });
    const draft = await of({ status: 'draft', sentOn: null });
    await pay(asked, { amount: 4, isLast: false });
    const idsOf = async (query = '') => {
      const { claims, total, claimed, paid } = await list(query);
      return [claims.map(({ id }: { id: string }) => id), total, claimed, paid];
    };
    expect(await idsOf()).toEqual([[draft, asked, early, refused], 4, 40, 4]);
    expect(await idsOf('open=true')).toEqual([[draft, asked, early], 3, 30, 4]);
    expect(await idsOf('open=false')).toEqual([[refused], 1, 10, 0]);
    expect(await idsOf('status=sent&limit=1')).toEqual([[early], 1, 10, 0]);
    expect(await idsOf(`petId=${await catId()}`)).toEqual([[], 0, 0, 0]);
    expect((await list('status=lost')).errors).toHaveProperty('status');
    expect(await idsOf('sort=sentOn&limit=2')).toEqual([[early, asked], 4, 40, 4]);
  });

  it('holds papers of its own, also those that were sent before it', async () => {
    const id = idAt(app.clock.now);
    const form = async () => formWith(pdf(), { name: 'טופס.pdf', type: 'application/pdf' });
    expect((await app.call('POST', `/api/uploads?for=${id}`, { as: owner(), ...(await form()) })).status).toBe(201);
    expect(await claim({ id, status: 'draft' })).toMatchObject({ attachmentCount: 1 });
    expect((await app.call('POST', `/api/claims/${id}/attachments`, { as: owner(), ...(await form()) })).status).toBe(
      201,
    );
    expect(await get(id)).toMatchObject({ attachmentCount: 2 });
    const { body } = await call('GET', `/${id}/attachments`);
    expect(body.attachments.map(({ name }: { name: string }) => name)).toEqual(['טופס.pdf', 'טופס.pdf']);
  });
});

const ids = (length: number) => Array.from({ length }, newId);

describe('A guest', () => {
  const edit = { expenses: 'edit' } as const;

  it('sees the pet’s claims but cannot change them, if they may only see its expenses', async () => {
    const made = await claim({ expenseIds: [await spent()] });
    const as = await givenGuest(app, owner(), petId(), { expenses: 'view' });
    expect(await get(made.id, as)).toEqual(made);
    expect((await app.call('GET', '/api/claims', { as })).body).toMatchObject({ total: 1, claimed: 1240 });
    const body = { ...sample, petId: petId() };
    const payment = { amount: 5, date: '2026-11-18' };
    const refused = [
      await app.call('POST', '/api/claims', { as, body: { ...body, status: 'draft' } }),
      await app.call('PUT', `/api/claims/${made.id}`, { as, body }),
      await app.call('DELETE', `/api/claims/${made.id}`, { as }),
      await app.call('POST', `/api/claims/${made.id}/payments`, { as, body: payment }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const blind = await givenGuest(app, owner(), petId(), { medicalRecords: 'edit', reminders: 'edit' }, 'גל');
    expect((await app.call('GET', `/api/claims/${made.id}`, { as: blind })).status).toBe(404);
    expect((await app.call('GET', '/api/claims', { as: blind })).body.total).toBe(0);
    expect(await get(made.id)).toEqual(made);
  });

  it('gets no medical records if they may not see them, and keeps the linked ones in their edits', async () => {
    const recordIds = [await record()];
    const { id } = await claim({ expenseIds: [await spent()], recordIds });
    const as = await givenGuest(app, owner(), petId(), edit);
    expect((await get(id, as)).recordIds).toEqual([]);
    const save = (more: object) =>
      app.call('PUT', `/api/claims/${id}`, { as, body: { ...sample, petId: petId(), ...more } });
    expect((await save({ recordIds: [], notes: 'נשלח בדואר' })).body.claim).toMatchObject({
      recordIds: [],
      notes: 'נשלח בדואר',
    });
    expect(await get(id)).toMatchObject({ recordIds, notes: 'נשלח בדואר' });
    expect((await save({ recordIds })).body.errors).toHaveProperty('recordIds');
    const seeing = await givenGuest(app, owner(), petId(), { ...edit, medicalRecords: 'view' }, 'גל');
    const body = { ...sample, petId: petId(), recordIds: [] };
    expect((await app.call('PUT', `/api/claims/${id}`, { as: seeing, body })).status).toBe(200);
    expect((await get(id)).recordIds).toEqual([]);
  });
});

describe('A medical record of a claim', () => {
  it('is told while it stands and is of the same pet, the oldest first, and comes back with itself', async () => {
    const [late, early] = [await record({ date: '2026-11-12' }), await record({ date: '2026-11-01' })];
    const { id } = await claim({ status: 'draft', recordIds: [late, early] });
    expect((await get(id)).recordIds).toEqual([early, late]);
    await app.call('DELETE', `/api/medical-records/${early}`, { as: owner() });
    expect((await put(id, { status: 'draft', recordIds: [late] })).body.claim.recordIds).toEqual([late]);
    await app.call('POST', `/api/medical-records/${early}/restore`, { as: owner() });
    expect((await get(id)).recordIds).toEqual([early, late]);
    expect((await put(id, { status: 'draft', recordIds: [late] })).body.claim.recordIds).toEqual([late]);
    const ofCat = await record({ petId: await catId() });
    expect((await put(id, { status: 'draft', recordIds: [ofCat] })).body.errors).toHaveProperty('recordIds');
  });
});

describe('An expense in a claim', () => {
  it('is edited without its claim, which it says and does not change', async () => {
    const one = await spent();
    const { id } = await claim({ expenseIds: [one] });
    const other = await claim({ expenseIds: [await spent()] });
    const body = { ...vet, petId: petId(), amount: 1300, claimId: other.id };
    const saved = await app.call('PUT', `/api/expenses/${one}`, { as: owner(), body });
    expect(saved.body.expense).toMatchObject({ amount: 1300, claimId: id, version: 2 });
    expect((await spend({ claimId: id })).claimId).toBeNull();
    expect((await get(id)).claimed).toBe(1300);
  });

  it('leaves it with its refunds when its pet is another', async () => {
    const [one, cat] = [await spent(), await catId()];
    const { id } = await claim({ expenseIds: [one, await spent()] });
    const paid = await pay(id, { parts: [{ expenseId: one, amount: 100 }] });
    const moved = await app.call('PUT', `/api/expenses/${one}`, { as: owner(), body: { ...vet, petId: cat } });
    const seen = [await app.call('GET', `/api/expenses/${one}`, { as: owner() })];
    seen.push(await app.call('GET', `/api/pets/${cat}`, { as: owner() }));
    const statuses = [paid, moved, ...seen].map(({ status }) => status);
    expect([statuses, moved.body]).toMatchObject([[201, 200, 200, 200], { expense: { petId: cat, claimId: null } }]);
    expect(await expense(one)).toMatchObject({ petId: cat, claimId: null, refunded: 100 });
    const { body } = await app.call('GET', `/api/expenses?refundOf=${one}`, { as: owner() });
    expect(body.expenses).toMatchObject([{ petId: cat, claimId: null, amount: -100 }]);
    expect(await get(id)).toMatchObject({ claimed: 1240, paid: 0 });
  });

  it('is not counted while it is deleted, and is in it again when it comes back', async () => {
    const one = await spent();
    const { id } = await claim({ expenseIds: [one, await spent({ amount: 60 })] });
    await pay(id, { amount: 650 });
    await app.call('DELETE', `/api/expenses/${one}`, { as: owner() });
    expect(await get(id)).toMatchObject({ claimed: 60, paid: 30 });
    expect((await put(id, { status: 'paid', expenseIds: (await get(id)).expenseIds })).status).toBe(200);
    await app.call('POST', `/api/expenses/${one}/restore`, { as: owner() });
    expect(await get(id)).toMatchObject({ claimed: 1300, paid: 650 });
  });

  it('is found by its claim, in the list, in the search and in what is taken along', async () => {
    const one = await spent({ description: 'צילום רנטגן' });
    await spent({ description: 'צילום אחר' });
    const { id } = await claim({ expenseIds: [one] });
    const ask = async (path: string) => (await app.call('GET', `/api/expenses${path}`, { as: owner() })).body;
    const listed = await ask(`?claimId=${id}`);
    expect([listed.expenses.length, listed.total, listed.totalAmount]).toEqual([1, 1, 1240]);
    const query = new URLSearchParams({ q: 'צילום', claimId: id });
    expect((await ask(`/search?${query}`)).expenses.map(({ id }: { id: string }) => id)).toEqual([one]);
    const told = Buffer.from(await ask(`/export?format=csv&claimId=${id}`)).toString();
    expect([told.includes('רנטגן'), told.includes('אחר')]).toEqual([true, false]);
    expect((await ask('?claimId=x')).errors).toHaveProperty('claimId');
  });

  it('is told to whoever looks at it when it comes into a claim and leaves it, as by who did that', async () => {
    const yoav = await givenCoOwner(app, owner());
    const one = await spent();
    const { cursor } = (await app.call('GET', '/api/changes', { as: owner() })).body;
    const body = { ...sample, petId: petId(), expenseIds: [one] };
    const made = (await app.call('POST', '/api/claims', { as: yoav, body })).body.claim;
    const since = async (cursor: string) =>
      (await app.call('GET', `/api/changes?since=${encodeURIComponent(cursor)}`, { as: owner() })).body;
    const told = await since(cursor);
    const of = ({ changes }: { changes: readonly Record<string, unknown>[] }) =>
      changes.map(({ noun, what, id }) => [noun, what, id]);
    expect(of(told).toSorted()).toEqual([
      ['claims', 'made', made.id],
      ['expenses', 'changed', one],
    ]);
    expect(new Set(told.changes.map(({ who }: Record<string, unknown>) => String(who))).size).toBe(1);
    expect((await expense(one)).updatedBy).toBe(owner().id);
    await call('DELETE', `/${made.id}`);
    expect(of(await since(told.cursor)).toSorted()).toEqual([
      ['claims', 'removed', made.id],
      ['expenses', 'changed', one],
    ]);
  });
});
