// Shows what was sent to this device, says that it has arrived, and opens what is pressed. Plain ES that needs no build,
// at one address for ever: an app that is not opened for months is told by what it has. It answers for no page.
const confirmWaits = [0, 2000, 10_000, 30_000];

addEventListener('install', () => skipWaiting());

addEventListener('push', (event) => {
  // A declarative push has no data, but the notification that would be shown (https://w3c.github.io/push-api/).
  const { title, body, lang, dir, tag, data } = event.notification ?? {};
  const told = event.data ? event.data.json() : { title, body, lang, dir, tag, ...data };
  // What could not be shown has not arrived.
  event.waitUntil(show(told).then(() => confirm(told.confirm)));
});

function show({ title, body, lang, dir, tag, at, url, actions }) {
  return registration.showNotification(title, {
    body,
    lang,
    dir,
    tag,
    timestamp: at,
    icon: '/icon-192.png',
    actions: actions.map(({ label }, at) => ({ action: String(at), title: label })),
    data: { url, urls: actions.map((action) => action.url) },
  });
}

/** Until the server has heard it; what it never hears of it mails. */
async function confirm(token) {
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

addEventListener('notificationclick', (event) => {
  const { url, urls } = event.notification.data;
  event.notification.close();
  event.waitUntil(open(urls[Number(event.action || Number.NaN)] ?? url));
});

/** In the window that shows it already, else in one of its own. */
async function open(url) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === url);
  return there ? there.focus() : clients.openWindow(url);
}
