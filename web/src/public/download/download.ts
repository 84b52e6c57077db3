// The script of the page about installing: offers it where the browser says that it can, and says when it is done.
import '../page-script.ts';

/** Chromium alone has this event: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

const button = document.querySelector<HTMLButtonElement>('[data-own] [data-install]');
let offer: InstallPrompt | undefined;

function show() {
  if (button) button.hidden = offer === undefined;
}

addEventListener('beforeinstallprompt', (event) => {
  // Android would show its own bar over the page otherwise.
  event.preventDefault();
  offer = event as InstallPrompt;
  show();
});

button?.addEventListener('click', async () => {
  // An offer is good for one question; the browser makes another one after a refusal.
  const asked = offer;
  offer = undefined;
  await asked?.prompt();
  show();
});

addEventListener('appinstalled', () => {
  offer = undefined;
  show();
  document.documentElement.dataset.installed = '';
});
