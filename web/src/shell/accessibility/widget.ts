// Fetched by the first press of the button (start.ts): the quick menu and the dialog behind it, for pages of all kinds.
import { wordsIn } from '@tzemed/contract/text/texts';
import { pageLang } from '../../i18n/language.ts';
import { subscribeToSettings } from './settings-store.ts';
import { openDialog } from './dialog.ts';
import { domElements } from './dom-elements.ts';
import { makeMenu } from './menu.ts';
import { accessibilityTexts } from './texts.ts';

const button = document.querySelector<HTMLButtonElement>('[data-accessibility]')!;
const place = domElements('div', { id: 'accessibility-menu', popover: 'auto', class: 'a11y-menu' });
button.after(place);
// The browser opens and closes the popover from now on, also by a press of the button.
button.popoverTargetElement = place;
button.setAttribute('aria-controls', place.id);
button.ariaExpanded = 'false';

function leave() {
  place.hidePopover();
  button.focus();
}

let menu: ReturnType<typeof makeMenu> | undefined;
subscribeToSettings(() => menu?.show());

/** Anew at each opening: the language may have changed. */
place.addEventListener('beforetoggle', (event) => {
  const isOpen = (event as ToggleEvent).newState === 'open';
  button.ariaExpanded = String(isOpen);
  if (!isOpen) return;
  const t = wordsIn(accessibilityTexts, pageLang());
  menu = makeMenu(t, leave, () => {
    leave();
    openDialog(t, () => button.focus());
  });
  menu.show();
  place.replaceChildren(...menu.parts);
});
place.addEventListener('toggle', (event) => {
  if ((event as ToggleEvent).newState === 'open') menu!.focus();
});

const sheet = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${button.dataset.sheet}"]`);
const open = () => place.showPopover();
if (!sheet || sheet.sheet) open();
else for (const name of ['load', 'error']) sheet.addEventListener(name, open, { once: true });
