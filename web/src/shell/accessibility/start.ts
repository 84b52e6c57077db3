// Runs in the head of every page, before the first paint, and stands in the page itself: the stored accessibility settings
// take effect, and a press of the button fetches what it opens.
import { applySettings, settingsFrom, storageKey, storedText } from './settings.ts';

let applied = storedText();
applySettings(settingsFrom(applied));

/** Settings that another tab, or this one before, has stored meanwhile. */
function readBack() {
  const now = storedText();
  if (now === applied) return;
  applied = now;
  applySettings(settingsFrom(now));
}
setTimeout(readBack, 100);
addEventListener('storage', ({ key }) => (key === storageKey || key === null) && readBack());
// A page that Back brings out of the browser's memory.
addEventListener('pageshow', ({ persisted }) => persisted && readBack());

/** Words of the button in the language on screen, where the page is one file for all languages. */
function showWords(button: HTMLElement) {
  const words = JSON.parse(button.dataset.words ?? '{}') as Record<string, [label: string, failed: string]>;
  const [label, failed] = words[document.documentElement.lang] ?? [];
  if (!label) return;
  button.setAttribute('aria-label', label);
  button.parentElement!.setAttribute('aria-label', label);
  button.dataset.failed = failed!;
}

addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector<HTMLElement>('[data-accessibility]');
  if (!button) return;
  const show = () => showWords(button);
  show();
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['lang'] });
});

let tries = 0;
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest?.<HTMLElement>('[data-accessibility]');
  if (!button || button.ariaBusy === 'true' || button.ariaExpanded !== null) return;
  const { script, sheet, failed = '' } = button.dataset;
  const note = button.nextElementSibling as HTMLElement;
  note.textContent = '';
  button.ariaBusy = 'true';
  if (tries === 0)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet }));
  // Some browsers remember a module that could not be fetched: another address asks again.
  import(/* @vite-ignore */ tries++ ? `${script}?${tries}` : script!)
    .catch(() => (note.textContent = failed))
    .finally(() => (button.ariaBusy = null));
});
