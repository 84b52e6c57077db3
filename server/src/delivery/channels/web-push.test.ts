import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'rolldown';
import { expect, it } from 'vitest';
import type { Message } from './channel.ts';
import { payloadOf } from './web-push.ts';

const apple = 'https://web.push.apple.com/QGz';
const google = 'https://fcm.googleapis.com/fcm/send/x';
const message: Message = {
  id: 'push',
  lang: 'he',
  title: 'כדור (בלה)',
  body: 'היום ב־10:00',
  url: 'https://tzemed.example/reminder#token=1',
  page: 'https://tzemed.example/app/reminders',
  actions: [{ label: 'סימון כבוצע', url: 'https://tzemed.example/reminder#token=1' }],
  confirm: 'token',
  isUrgent: true,
  at: new Date('2026-11-21T08:00:00Z'),
};

it('An iPhone is also told what to show when the worker fails', () => {
  expect(JSON.parse(payloadOf(apple, message))).toMatchObject({
    web_push: 8030,
    mutable: true,
    notification: { title: 'כדור (בלה)', body: 'היום ב־10:00', lang: 'he', dir: 'rtl', navigate: message.url },
  });
  expect(JSON.parse(payloadOf(google, message))).not.toHaveProperty('web_push');
  expect(() => new URL(JSON.parse(payloadOf(apple, message)).notification.navigate)).not.toThrow();
});

it('A long push stays within what a push service takes', () => {
  const long = { ...message, title: 'א'.repeat(160), body: 'ב'.repeat(500) };
  const payload = payloadOf(apple, { ...long, body: 'ב'.repeat(900) });
  expect(JSON.parse(payload)).not.toHaveProperty('web_push');
  expect(Buffer.byteLength(payloadOf(apple, long))).toBeLessThanOrEqual(3900);
});

/** The worker of the app, run with what a browser gives it. */
async function shownBy(event: object) {
  const shown: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const input = path.resolve(import.meta.dirname, '../../../../web/src/worker/push-worker.ts');
  const { output } = await build({ input, output: { format: 'iife' }, write: false });
  runInNewContext(output[0].code, {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    registration: { showNotification: async (...args: unknown[]) => shown.push(args) },
    navigator: {},
    setTimeout,
    fetch: async () => ({ status: 204 }),
  });
  const waits: Promise<unknown>[] = [];
  listeners['push']!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
  return JSON.parse(JSON.stringify(shown));
}

it('The worker shows the same of a push with data and of a declarative one', async () => {
  const { notification, ...sent } = JSON.parse(payloadOf(apple, message));
  const ofData = await shownBy({ data: { json: () => sent } });
  expect(ofData).toMatchObject([['כדור (בלה)', { body: 'היום ב־10:00', actions: [{ title: 'סימון כבוצע' }] }]]);
  expect(await shownBy({ data: null, notification })).toEqual(ofData);
});
