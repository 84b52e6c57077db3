import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundle } from './service-worker.ts';

const script = await bundle('push-worker');

type Shown = { title: string; options: { data: { url: string; urls: string[] }; actions: { action: string }[] } };
type Window = { url: string; focus: () => Promise<void> };

/** The worker as a browser runs it, on a network that answers as it is told. */
function run({
  answers = [204],
  windows = [],
  canShow = true,
}: { answers?: (number | 'away')[]; windows?: Window[]; canShow?: boolean } = {}) {
  const hears: Record<string, (event: object) => void> = {};
  const shown: Shown[] = [];
  const asked: { url: string; body: unknown }[] = [];
  const opened: string[] = [];
  const waits: number[] = [];
  const badges: number[] = [];
  runInNewContext(script, {
    setTimeout: (call: () => void, ms: number) => (waits.push(ms), setTimeout(call, 0)),
    skipWaiting: () => undefined,
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    addEventListener: (name: string, hear: (event: object) => void) => (hears[name] = hear),
    registration: {
      showNotification: async (title: string, options: Shown['options']) => {
        if (!canShow) throw new Error('not allowed');
        shown.push({ title, options });
      },
    },
    fetch: async (url: string, { body }: { body: string }) => {
      asked.push({ url, body: JSON.parse(body) });
      const answer = answers[asked.length - 1] ?? 'away';
      if (answer === 'away') throw new TypeError('away');
      return { status: answer };
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
  });
  const tell = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    hears[name]!({ ...event, waitUntil: (of: Promise<unknown>) => (work = of) });
    await work;
  };
  return { shown, asked, opened, waits, badges, tell };
}

const told = {
  title: 'כדור (בלה)',
  body: 'היום ב־10:00',
  lang: 'he',
  dir: 'rtl',
  tag: 't',
  at: 1,
  url: 'https://tzemed.test/reminder#token=1',
  actions: [
    { label: 'סימון כבוצע', url: 'https://tzemed.test/reminder#token=1' },
    { label: 'דחייה', url: 'https://tzemed.test/reminder#token=1&later=1' },
  ],
  confirm: 'secret',
};
const push = { data: { json: () => told } };

test('A push message is shown, and confirmed after that', async () => {
  const worker = run();
  await worker.tell('push', push);
  expect(worker.shown).toMatchObject([{ title: 'כדור (בלה)', options: { body: 'היום ב־10:00', dir: 'rtl' } }]);
  expect(worker.asked).toEqual([{ url: '/api/users/devices/confirm', body: { token: 'secret' } }]);
});

test('A push message puts the number of unread notifications on the icon, if it says it', async () => {
  const worker = run({ answers: [204, 204] });
  await worker.tell('push', push);
  await worker.tell('push', { data: { json: () => ({ ...told, unread: 3 }) } });
  expect(worker.badges).toEqual([3]);
});

test('A push message that could not be shown is not confirmed', async () => {
  const worker = run({ canShow: false });
  await expect(worker.tell('push', push)).rejects.toThrow('not allowed');
  expect(worker.asked).toEqual([]);
});

test('A server that is away is told a little later, and one that refuses is left alone', async () => {
  const away = run({ answers: ['away', 503, 204] });
  await away.tell('push', push);
  expect([away.asked.length, away.waits]).toEqual([3, [0, 2000, 10_000]]);
  const refusing = run({ answers: [410, 204] });
  await refusing.tell('push', push);
  expect(refusing.asked).toHaveLength(1);
});

test('A press opens what it is about, each button its own, in the window that shows it already', async () => {
  const notification = { close: () => undefined, data: { url: told.url, urls: told.actions.map(({ url }) => url) } };
  const worker = run();
  await worker.tell('notificationclick', { notification, action: '' });
  await worker.tell('notificationclick', { notification, action: '1' });
  expect(worker.opened).toEqual([told.url, `${told.url}&later=1`]);
  let focused = 0;
  const there = run({ windows: [{ url: told.url, focus: async () => void (focused += 1) }] });
  await there.tell('notificationclick', { notification, action: '0' });
  expect([focused, there.opened]).toEqual([1, []]);
});
