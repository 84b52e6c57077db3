import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Device, device, devices } from '@tzemed/contract/notifications/devices';
import { answersOf } from '../../../testing/fake-api.ts';
import { dana } from '../../../testing/session-fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { buildRow } from '../../../testing/build-row.ts';
import { DevicesCard } from './DevicesCard.tsx';
import { storeDevice, storedDevice, renewHere } from '../../../shared/notifications/push-subscription.ts';

const made = (id: string, more: Partial<Device> = {}) =>
  buildRow(device, {
    id,
    kind: 'browser',
    name: 'Chrome · Android',
    secret: null,
    isConfirmed: true,
    isGone: false,
    createdAt: '2026-11-20T07:00:00.000Z',
    toldAt: null,
    confirmedAt: null,
    detail: null,
    ...more,
  } as Device);

const pushKey = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';

type Given = { rows?: Device[]; kinds?: Device['kind'][] };
function show({ rows = [], kinds = ['browser'] }: Given = {}) {
  let kept = rows;
  const sent: unknown[] = [];
  const shown = renderScreen(<DevicesCard />, {
    at: '/app/notifications/preferences',
    answers: [
      answersOf(devices, {
        list: () => ({ devices: kept, pushKey, kinds, confirmMinutes: 5 }),
        create: ({ body }) => {
          sent.push(body);
          const one = made('new', {
            kind: body.kind,
            name: body.kind === 'sms' ? '050-555-0123' : 'Chrome · Linux',
            isConfirmed: body.kind !== 'sms',
          });
          kept = [...kept, one];
          return { device: one };
        },
        test: ({ params }) => {
          const before = kept.find(({ id }) => id === params.deviceId)!;
          kept = kept.map((one) =>
            one.id === params.deviceId ? { ...one, confirmedAt: new Date().toISOString() } : one,
          );
          return { device: before };
        },
        update: ({ params, body }) => {
          sent.push(body);
          kept = kept.map((one) => (one.id === params.deviceId ? { ...one, detail: body.detail } : one));
          return { device: kept.find(({ id }) => id === params.deviceId)! };
        },
        verify: ({ params }) => {
          kept = kept.map((one) => (one.id === params.deviceId ? { ...one, isConfirmed: true } : one));
          return { device: kept[0]! };
        },
        remove: ({ params }) => void (kept = kept.filter(({ id }) => id !== params.deviceId)),
      }),
    ],
  });
  return { ...shown, sent };
}

const unsubscribe = vi.fn(async () => true);
const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe,
});
let standing: ReturnType<typeof subscription> | null;
let asked: NotificationPermission;
let oldWorkers: object[];
beforeEach(() => {
  localStorage.removeItem('pushDevice');
  unsubscribe.mockClear();
  standing = null;
  asked = 'granted';
  oldWorkers = [];
  const pushManager = {
    getSubscription: async () => standing,
    subscribe: async () => (standing = subscription('https://push.example/1')),
  };
  const registration = { active: {}, pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    getRegistrations: async () => oldWorkers,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => asked });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('This browser is told with one press, shows as this device, and is told no more when it is removed', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'הפעלה במכשיר הזה' }));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('המכשיר הזה')).toBeTruthy();
  expect(sent).toEqual([{ kind: 'browser', address: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }]);
  expect(screen.queryByRole('button', { name: 'הפעלה במכשיר הזה' })).toBeNull();
  await user.click(row.getByRole('button', { name: /^הסרה/ }));
  await user.click(await screen.findByRole('button', { name: 'הפסקה' }));
  await screen.findByRole('button', { name: 'הפעלה במכשיר הזה' });
  expect([unsubscribe.mock.calls.length, storedDevice()]).toEqual([1, undefined]);
});

test('A browser that is not given leave stays as it is, and one that was refused it says how it is given', async () => {
  asked = 'denied';
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'הפעלה במכשיר הזה' }));
  expect(sent).toEqual([]);
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => asked });
  show();
  expect(await screen.findByText(/^ההתראות חסומות בדפדפן הזה/)).toBeTruthy();
});

test('A browser that can’t be told says so', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show();
  expect(await screen.findByText(/^הדפדפן הזה לא יודע להציג התראות/)).toBeTruthy();
});

test('Each device shows if it responds, and a test message confirms it', async () => {
  const hoursAgo = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
  const { user } = show({
    rows: [
      made('silent', { name: 'Firefox · Windows', toldAt: hoursAgo }),
      made('gone', { name: 'Safari · iPhone', isGone: true }),
    ],
  });
  const rowNamed = async (name: string) => within((await screen.findByText(name)).closest('li')!);
  const silent = await rowNamed('Firefox · Windows');
  expect(silent.getByText(/^לא מגיב/).textContent).toBe('לא מגיב: נשלחה אליו התראה לפני שעתיים, ועדיין אין אישור');
  expect((await rowNamed('Safari · iPhone')).getByText(/^הפסיק לקבל/)).toBeTruthy();
  await user.click(silent.getByRole('button', { name: /^שליחת ניסיון/ }));
  await waitFor(() => expect(silent.getByRole('status').textContent).toBe('הודעת הניסיון הגיעה'));
});

test('A number is added, and told nothing before its code', async () => {
  const { user, sent } = show({ kinds: ['browser', 'sms'] });
  await user.click(await screen.findByRole('button', { name: 'הוספת דרך אחרת' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'הוספה' }));
  expect(await dialog.findByText(/שדה חובה|אינם תקינים/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /מספר טלפון/ }), '0505550123');
  await user.click(dialog.getByRole('button', { name: 'הוספה' }));
  await user.type(await screen.findByRole('textbox', { name: /הקוד שקיבלתם/ }), '123456');
  expect(sent).toEqual([{ kind: 'sms', address: '0505550123' }]);
  await user.click(screen.getByRole('button', { name: 'אימות' }));
  await waitFor(() => expect(screen.queryByText('ממתין לקוד שנשלח אליו')).toBeNull());
});

test('The next visit reports an address that the browser changed; another user’s visit ends the subscription', async () => {
  const { sent } = show({ rows: [made('mine')] });
  await screen.findByRole('listitem');
  const kept = { id: 'mine', userId: 'dana', address: 'https://push.example/old', at: Date.now() };
  storeDevice(kept);
  standing = subscription('https://push.example/1');
  await renewHere('dana');
  expect(sent).toMatchObject([{ address: 'https://push.example/1', replaces: 'mine' }]);
  expect(storedDevice()).toMatchObject({ id: 'new', address: 'https://push.example/1' });
  await renewHere('dana');
  expect(sent).toHaveLength(1);
  await renewHere('gil');
  expect([storedDevice(), unsubscribe.mock.calls.length]).toEqual([undefined, 2]);
});

test('A dead one is not put again: it is ended, and a new one takes its place', async () => {
  storeDevice({ id: 'mine', userId: dana.id, address: 'https://push.example/dead', at: Date.now() });
  standing = subscription('https://push.example/dead');
  const { sent, user } = show({ rows: [made('mine', { isGone: true })] });
  await user.click(await screen.findByRole('button', { name: /^חידוש/ }));
  await waitFor(() => expect(storedDevice()?.address).toBe('https://push.example/1'));
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(sent).toMatchObject([{ address: 'https://push.example/1', replaces: 'mine' }]);
});

test('Another user who turns notifications on in the same browser gets a new address', async () => {
  storeDevice({ id: 'theirs', userId: 'gil', address: 'https://push.example/gil', at: Date.now() });
  standing = subscription('https://push.example/gil');
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'הפעלה במכשיר הזה' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('replaces');
  expect(sent[0]).toMatchObject({ address: 'https://push.example/1' });
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('A device has its own level of detail, or follows the preferences again', async () => {
  const { user, sent } = show({ rows: [made('d1')] });
  const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /מה רואים: .*Android/ });
  await user.selectOptions(await choice(), 'רק שיש תזכורת');
  await waitFor(() => expect(sent).toEqual([{ detail: 'due' }]));
  await waitFor(async () => expect((await choice()).value).toBe('due'));
  await user.selectOptions(await choice(), 'כמו בהעדפות');
  await waitFor(() => expect(sent.at(-1)).toEqual({ detail: null }));
});

test('A subscription of the worker that showed notifications alone is replaced, and its worker then goes', async () => {
  const unregister = vi.fn(async () => true);
  oldWorkers = [
    { active: { scriptURL: 'https://tzemed.test/push-worker.js' }, unregister },
    { active: { scriptURL: 'https://tzemed.test/worker.js' }, unregister: () => expect.unreachable() },
  ];
  storeDevice({ id: 'one', userId: dana.id, address: 'https://push.example/old', at: Date.now() });
  const { sent } = show({ rows: [made('one')] });
  await renewHere(dana.id);
  expect(sent).toMatchObject([{ address: 'https://push.example/1', replaces: 'one' }]);
  expect(unregister).toHaveBeenCalledOnce();
  expect(storedDevice()).toMatchObject({ id: 'new', address: 'https://push.example/1' });
});
