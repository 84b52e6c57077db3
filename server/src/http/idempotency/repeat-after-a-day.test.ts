import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Owner, testApp } from '../../testing/app.ts';
import { pdf } from '../../testing/documents/minimal-pdf.ts';
import { formWith } from '../../testing/documents/upload-form.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { newId } from '../../lib/ids.ts';
import { idAt } from '../../testing/fixtures/ids.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { sweepIdempotencyKeys } from './idempotency-sweep.ts';

const app = await testApp();
const morning = app.clock.now;
const hour = 3_600_000;
const at = '2026-11-21T06:55:00.000Z';

let dana: Owner;
let yoav: Owner;
let petId: string;
let medicineId: string;
beforeEach(async () => {
  app.clock.now = morning;
  dana = await givenOwner(app);
  yoav = await givenCoOwner(app, dana, 'יואב');
  petId = (await givenPet(app, dana)).id;
  // Written earlier than the presses below.
  app.clock.now = new Date('2026-11-21T05:00:00.000Z');
});

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
type Sent = { readonly method: Method; readonly path: string; readonly body?: object };
const send = ({ method, path, body }: Sent, as = dana, key = newId()) =>
  app.call(method, `/api${path}`, { as, ...(body && { body }), headers: { 'idempotency-key': key } });
const make = async (path: string, body: object) => {
  const answer = await send({ method: 'POST', path, body: { petId, ...body } });
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
  return Object.values(answer.body)[0] as { id: string; version: number };
};

const pill = { title: 'כדור', date: '2026-11-21T06:00:00.000Z', time: '08:00' };
const food = { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-20' };
const record = { type: 'vet_visit', description: 'בדיקה', date: '2026-11-19' };
const visit = { reason: 'חיסון', date: '2026-11-29', questions: ['מתי שוב?'] };
const course = { name: 'Apoquel', instruction: 'כדור', schedule: 'times', times: ['08:00'], from: '2026-11-21' };

const reminder = () => make('/reminders', pill);
const closed = async () => {
  const { id } = await reminder();
  await send({ method: 'PATCH', path: `/reminders/${id}/complete` });
  return id;
};
const removed = async (path: string, body: object) => {
  const { id } = await make(path, body);
  await send({ method: 'DELETE', path: `${path}/${id}` });
  return id;
};
const comment = async () => {
  const { id } = await make('/medical-records', record);
  const path = `/medical-records/${id}/comments`;
  const said = await send({ method: 'POST', path, body: { text: 'אכלה יפא' } });
  return `${path}/${said.body.comment.id}`;
};

/** Status, code and what of the answer tells whose it was; `first` is the answer that was lost. */
type Told = (again: Answer, first: Answer) => unknown;
const current: (name: string, ...fields: string[]) => Told =
  (name, ...fields) =>
  ({ status, body }) => [status, body.error, ...fields.map((field) => body.current?.[name]?.[field])];
const same: Told = ({ status, body }, first) => [status, body, first.status] as const;
/** The answer is that of the first request, except for the version and time of an edit that wrote the same again. */
const standing: Told = ({ status, body }) => {
  const thing = Object.values(body)[0] as Record<string, unknown>;
  return [status, thing['updatedBy']];
};
const gone: Told = ({ status, body }) => [status, body.error];

type Row = readonly [name: string, given: () => Promise<Sent>, told: Told, expected: (first: Answer) => unknown];
const created = (path: string, body: () => object): Row => [
  `POST ${path} with an id`,
  async () => ({ method: 'POST', path, body: { petId, id: idAt(app.clock.now), ...body() } }),
  same,
  (first) => [201, first.body, 201],
];
const stale = (path: string, name: string, body: object, change: object): Row => [
  `PUT ${path} with a version`,
  async () => {
    const { id, version } = await make(path, body);
    return { method: 'PUT', path: `${path}/${id}`, body: { petId, ...body, ...change, version } };
  },
  current(name, 'updatedBy', 'version', ...Object.keys(change)),
  () => [409, 'stale', dana.id, 2, ...Object.values(change)],
];
const removal = (path: string, body: object): Row => [
  `DELETE ${path}`,
  async () => ({ method: 'DELETE', path: `${path}/${(await make(path, body)).id}` }),
  gone,
  () => [404, 'notFound'],
];
const restoration = (path: string, body: object): Row => [
  `POST ${path}/:id/restore`,
  async () => ({ method: 'POST', path: `${path}/${await removed(path, body)}/restore` }),
  gone,
  () => [404, 'notFound'],
];
const press = (verb: string, given: () => Promise<string>, body: object, told: Told, expected: () => unknown): Row => [
  `reminders.${verb}`,
  async () => ({
    method: verb === 'reopen' ? 'POST' : 'PATCH',
    path: `/reminders/${await given()}/${verb}`,
    body,
  }),
  told,
  expected,
];
const open = async () => (await reminder()).id;

const rows: readonly Row[] = [
  created('/reminders', () => pill),
  created('/expenses', () => food),
  created('/medical-records', () => record),
  created('/appointments', () => visit),
  created('/measurements', () => ({ kind: 'weight', value: 28_400, takenAt: at })),
  created('/observations', () => ({ kind: 'meal', at })),
  created('/doses', () => ({ medicineId, outcome: 'given', at, plannedAt: pill.date })),
  [
    'POST /doses without an id',
    async () => ({
      method: 'POST',
      path: '/doses',
      body: { petId, medicineId, outcome: 'given', at, plannedAt: pill.date },
    }),
    current('dose', 'givenBy', 'at', 'createdBy'),
    () => [409, 'doseExists', dana.id, at, dana.id],
  ],
  press('complete', open, { at }, current('reminder', 'closedBy', 'completedAt'), () => [
    409,
    'alreadyCompleted',
    dana.id,
    at,
  ]),
  press('miss', open, { at }, current('reminder', 'closedBy', 'missedAt'), () => [409, 'alreadyMissed', dana.id, at]),
  press('snooze', open, { snoozeUntil: '2026-11-28T06:00:00.000Z' }, standing, () => [200, dana.id]),
  press('snooze', open, { snoozeUntil: '2026-11-21T10:00:00.000Z' }, standing, () => [200, dana.id]),
  press('reopen', closed, {}, current('reminder', 'updatedBy', 'isCompleted'), () => [
    409,
    'notCompleted',
    dana.id,
    false,
  ]),
  stale('/reminders', 'reminder', pill, { title: 'כדור אחר' }),
  stale('/expenses', 'expense', food, { amount: 300 }),
  stale('/medical-records', 'record', record, { description: 'בדיקה אחרת' }),
  stale('/appointments', 'appointment', visit, { reason: 'חיסון אחר' }),
  ...(
    [
      ['/reminders', pill],
      ['/expenses', food],
      ['/medical-records', record],
      ['/appointments', visit],
    ] as const
  ).flatMap(([path, body]) => [removal(path, body), restoration(path, body)]),
  [
    'medicalRecords.comment with an id',
    async () => {
      const { id } = await make('/medical-records', record);
      return {
        method: 'POST',
        path: `/medical-records/${id}/comments`,
        body: { text: 'אכלה יפה', id: idAt(morning), at },
      };
    },
    same,
    (first) => [201, first.body, 201],
  ],
  [
    'medicalRecords.changeComment',
    async () => ({ method: 'PUT', path: await comment(), body: { text: 'אכלה יפה' } }),
    standing,
    () => [200, dana.id],
  ],
  [
    'medicalRecords.removeComment',
    async () => ({ method: 'DELETE', path: await comment() }),
    gone,
    () => [404, 'notFound'],
  ],
  [
    'medicalRecords.restoreComment',
    async () => {
      const path = await comment();
      await send({ method: 'DELETE', path });
      return { method: 'POST', path: `${path}/restore` };
    },
    gone,
    () => [404, 'notFound'],
  ],
  [
    'appointments.cancel',
    async () => ({ method: 'PATCH', path: `/appointments/${(await make('/appointments', visit)).id}/cancel` }),
    standing,
    () => [200, dana.id],
  ],
  [
    'appointments.tick',
    async () => ({
      method: 'PATCH',
      path: `/appointments/${(await make('/appointments', visit)).id}/tick`,
      body: { question: 'מתי שוב?', isTicked: true },
    }),
    standing,
    () => [200, dana.id],
  ],
];

describe('A change that is sent again after its key was forgotten', () => {
  beforeEach(async () => void (medicineId = (await make('/medicines', course)).id));

  async function afterADay() {
    app.clock.now = new Date(morning.getTime() + 25 * hour);
    await sweepIdempotencyKeys({ db: app.db, log: quietLog, clock: () => app.clock.now });
  }

  it.each(rows)('%s', async (_name, given, told, expected) => {
    const sent = await given();
    app.clock.now = morning;
    const first = await send(sent, dana, 'k');
    expect([sent.path, first.status < 300, first.body.errors]).toEqual([sent.path, true, undefined]);
    await afterADay();
    const again = await send(sent, dana, 'k');
    expect(again.headers['idempotency-replayed']).toBeUndefined();
    expect(told(again, first)).toEqual(expected(first));
    // It is found as the first request has left it.
    const path = sent.path.replace(/\/(restore|complete|miss|snooze|reopen|cancel|tick)$/, '');
    const found = await send({ method: 'GET', path });
    expect(found.status).toBe(sent.method === 'DELETE' ? 404 : 200);
  });

  it('attaches a file once, under its id', async () => {
    const { id } = await make('/medical-records', record);
    const url = `/api/medical-records/${id}/attachments`;
    const form = await formWith(pdf(), { name: 'צילום.pdf' });
    const attach = () => app.call('POST', `${url}?id=${paper}`, { as: dana, ...form });
    const paper = idAt(morning);
    const first = await attach();
    await afterADay();
    expect((await attach()).body).toEqual(first.body);
    expect((await app.call('GET', url, { as: dana })).body.attachments).toHaveLength(1);
    expect((await send({ method: 'DELETE', path: `${url.slice(4)}/${paper}` })).status).toBe(204);
    const afterRemoval = await attach();
    expect([afterRemoval.status, afterRemoval.body.error]).toEqual([409, 'idTaken']);
  });
});

describe('A change that comes after that of another person', () => {
  it.each([
    ['complete', 'complete', 'alreadyCompleted', 'completedAt'],
    ['miss', 'miss', 'alreadyMissed', 'missedAt'],
    ['complete', 'miss', 'alreadyCompleted', 'completedAt'],
    ['complete', 'snooze', 'alreadyCompleted', 'completedAt'],
    ['miss', 'snooze', 'alreadyMissed', 'missedAt'],
  ])('names who did %s and when to whoever sends %s', async (theirs, ours, code, field) => {
    const id = await open();
    app.clock.now = morning;
    await send({ method: 'PATCH', path: `/reminders/${id}/${theirs}`, body: { at: '2026-11-21T06:50:00.000Z' } }, yoav);
    const body = ours === 'snooze' ? { snoozeUntil: '2026-11-21T10:00:00.000Z' } : { at };
    const again = await send({ method: 'PATCH', path: `/reminders/${id}/${ours}`, body });
    expect(current('reminder', 'closedBy', field)(again, again)).toEqual([
      409,
      code,
      yoav.id,
      '2026-11-21T06:50:00.000Z',
    ]);
  });

  it('names who opened a reminder again, and who edited a row', async () => {
    const id = await closed();
    await send({ method: 'POST', path: `/reminders/${id}/reopen`, body: {} }, yoav);
    const reopened = await send({ method: 'POST', path: `/reminders/${id}/reopen`, body: {} });
    expect(current('reminder', 'updatedBy')(reopened, reopened)).toEqual([409, 'notCompleted', yoav.id]);
    const { id: expense, version } = await make('/expenses', food);
    const edit = (amount: number, as: Owner) =>
      send({ method: 'PUT', path: `/expenses/${expense}`, body: { petId, ...food, amount, version } }, as);
    await edit(310, yoav);
    const late = await edit(300, dana);
    expect(current('expense', 'updatedBy', 'amount')(late, late)).toEqual([409, 'stale', yoav.id, 310]);
  });
});
