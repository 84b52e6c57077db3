import { scope, type PushEvent } from './worker-scope.ts';

/** Milliseconds before each try to confirm; a push that stays unconfirmed is mailed. */
const confirmWaits = [0, 2000, 10_000, 30_000];

type Push = {
  title: string;
  body: string;
  lang: string;
  dir: NotificationDirection;
  tag: string;
  at: number;
  url: string;
  actions: readonly { label: string; url: string }[];
  confirm: string;
  /** Number of unread notifications. */
  unread?: number;
};

/** Shows what was sent to this device, confirms its arrival, and opens what is pressed. */
export function listenForPushes() {
  scope.addEventListener('push', (event) => {
    const push = pushOf(event);
    // A push that could not be shown has not arrived.
    event.waitUntil(show(push).then(() => Promise.all([confirm(push.confirm), setBadge(push.unread)])));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { url, urls } = event.notification.data as { url: string; urls: readonly string[] };
    event.notification.close();
    event.waitUntil(open(urls[Number(event.action || Number.NaN)] ?? url));
  });
}

/** A declarative push has no data, but the notification that would be shown (https://w3c.github.io/push-api/). */
function pushOf({ data, notification }: PushEvent) {
  if (data) return data.json() as Push;
  const { title, body, lang, dir, tag, data: rest } = notification!;
  return { title, body, lang, dir, tag, ...(rest as object) } as Push;
}

function show({ title, body, lang, dir, tag, at, url, actions }: Push) {
  const options = {
    body,
    lang,
    dir,
    tag,
    timestamp: at,
    icon: '/icon-192.png',
    actions: actions.map(({ label }, place) => ({ action: String(place), title: label })),
    data: { url, urls: actions.map((action) => action.url) },
  };
  return scope.registration.showNotification(title, options);
}

async function setBadge(unread?: number) {
  if (unread !== undefined && 'setAppBadge' in navigator) await navigator.setAppBadge(unread).catch(() => undefined);
}

/** Repeats until the server has heard it. */
async function confirm(token: string) {
  for (const wait of confirmWaits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await fetch('/api/users/devices/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return;
  }
}

/** Focuses the window that shows it already, else opens one. */
async function open(url: string) {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === url);
  return there ? there.focus() : scope.clients.openWindow(url);
}
