import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { makeSaver, savedRow } from './use-save.ts';

const sent = { description: 'שק מזון', amount: 289.9, notes: '', petId: 'p1' };
type Body = Partial<typeof sent> & { version?: unknown };
const lost = new ApiError(0, 'network', 'Network Error');
const refusedAt = (field: string) => new ApiError(422, 'validation', 'יש לתקן', { errors: { [field]: 'לא תקין' } });

const create = vi.fn<(sent: { body: Body }, options?: { newId: string }) => Promise<object>>();
const update = vi.fn<(edit: { params: { id: string }; body: Body }) => Promise<object>>();
/** Creates rows one after another; resolves with the row under its name, as the server answers. */
function makeForm() {
  const { save, ...ids } = makeSaver<Body, object>({ noun: 'expenses', calls: { create, update } });
  return Object.assign(async (body: Body) => ({ expense: savedRow(await save({ id: undefined, body })) }), ids);
}
let form: ReturnType<typeof makeForm>;
let another: typeof form;
beforeEach(() => {
  create.mockReset();
  update.mockReset();
  [form, another] = [makeForm(), makeForm()];
});

const ids = () => create.mock.calls.map(([, options]) => options?.newId);
const standing = (of: Body) => ({ expense: { ...of, notes: of.notes || null, id: 'e1', version: 1 } });
const lose = async (body: Body) => {
  create.mockRejectedValueOnce(lost);
  await expect(form(body)).rejects.toBe(lost);
};

test('A create that is repeated after a lost answer keeps its id; the next one gets another', async () => {
  await lose(sent);
  create.mockResolvedValue(standing(sent));
  expect(await form(sent)).toEqual(standing(sent));
  await form(sent);
  await another(sent);
  const [first, again, next, ofAnother] = ids();
  expect(again).toBe(first);
  expect(new Set([first, next, ofAnother]).size).toBe(3);
});

test('A save of an earlier visit that has arrived is gone on from, and is not made twice', async () => {
  form.resume('0192-earlier');
  expect(form.nextId()).toBe('0192-earlier');
  create.mockResolvedValueOnce(standing({ ...sent, amount: 1 })).mockResolvedValueOnce(standing(sent));
  update.mockResolvedValueOnce({ expense: { amount: 289.9 } });
  await form(sent);
  expect(update).toHaveBeenCalledExactlyOnceWith({ params: { id: 'e1' }, body: { ...sent, version: 1 } });
  await form(sent);
  expect(ids()[0]).toBe('0192-earlier');
  expect(ids()[1]).not.toBe('0192-earlier');
});

test('A create that was refused for a field keeps its id when it is corrected', async () => {
  create.mockRejectedValueOnce(refusedAt('amount')).mockResolvedValueOnce(standing(sent));
  await expect(form({ ...sent, amount: -1 })).rejects.toMatchObject({ status: 422 });
  await form(sent);
  expect(ids()[1]).toBe(ids()[0]);
  expect(update).not.toHaveBeenCalled();
});

test('A correction after a lost answer updates the row that arrived and creates no second one', async () => {
  await lose({ ...sent, amount: 1 });
  await lose(sent);
  const corrected = { ...sent, amount: 300 };
  create.mockResolvedValueOnce(standing(sent));
  update.mockResolvedValueOnce({ expense: { amount: 300 } });
  expect(await form(corrected)).toEqual({ expense: { amount: 300 } });
  expect(update).toHaveBeenCalledExactlyOnceWith({ params: { id: 'e1' }, body: { ...corrected, version: 1 } });
  expect(new Set(ids()).size).toBe(1);
});

test('A correction whose own answer is lost is made once, however often it is sent', async () => {
  await lose({ ...sent, amount: 1 });
  create.mockResolvedValueOnce(standing({ ...sent, amount: 1 })).mockResolvedValueOnce(standing(sent));
  update.mockRejectedValueOnce(lost);
  await expect(form(sent)).rejects.toBe(lost);
  expect(await form(sent)).toEqual(standing(sent));
  expect(update).toHaveBeenCalledTimes(1);
});

test('An edit by somebody else in the meantime is kept', async () => {
  await lose(sent);
  create.mockResolvedValueOnce(standing({ ...sent, description: 'של מישהו אחר' }));
  expect(await form({ ...sent, amount: 300 })).toEqual(standing({ ...sent, description: 'של מישהו אחר' }));
  expect(update).not.toHaveBeenCalled();
});

test('A row that somebody deleted in the meantime is created again', async () => {
  await lose(sent);
  create.mockRejectedValueOnce(new ApiError(409, 'idTaken', 'כבר נעשה שימוש')).mockResolvedValueOnce(standing(sent));
  expect(await form(sent)).toEqual(standing(sent));
  expect(ids()).toEqual([ids()[0], ids()[0], undefined]);
});

// The last one: what is known of a clock is known for as long as the page.
test('The server gives the ids when the clock is ahead, from the second create on without a first try', async () => {
  create.mockRejectedValueOnce(refusedAt('id')).mockResolvedValue(standing(sent));
  expect(await form(sent)).toEqual(standing(sent));
  await another(sent);
  expect(ids()).toEqual([expect.any(String), undefined, undefined]);
});

test('A choice after a conflict with somebody else’s edit of the row that arrived is saved over it', async () => {
  await lose(sent);
  const theirs = { ...standing({ ...sent, description: 'שק גדול' }).expense, version: 2 };
  create.mockResolvedValueOnce(standing(sent)).mockResolvedValue({ expense: theirs });
  update.mockRejectedValueOnce(new ApiError(409, 'stale', 'השתנה בינתיים', { body: { current: { expense: theirs } } }));
  await expect(form({ ...sent, amount: 5 })).rejects.toMatchObject({ code: 'stale' });
  update.mockResolvedValueOnce({ expense: { ...theirs, amount: 5, version: 3 } });
  expect(await form({ ...sent, amount: 5 })).toMatchObject({ expense: { amount: 5 } });
  expect(update.mock.lastCall).toEqual([{ params: { id: 'e1' }, body: { ...sent, amount: 5, version: 2 } }]);
});

test('A correction is made also when the body has a field that no row has', async () => {
  const parts = { ...sent, parts: [{ petId: 'p1', amount: 289.9 }] };
  await lose(parts);
  create.mockResolvedValueOnce(standing(sent));
  update.mockResolvedValueOnce({ expense: { amount: 5 } });
  await form({ ...parts, amount: 5 });
  expect(update).toHaveBeenCalledOnce();
});
