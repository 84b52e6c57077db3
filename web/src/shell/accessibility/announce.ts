import { domElements } from './dom-elements.ts';

/** A reader has heard of it by then, and nobody finds it on the page later. */
const lastsMs = 1000;

/** Says something politely, once: in the open dialog, which hides the rest of the page, or beside the button. */
export function announce(text: string) {
  const region =
    document.querySelector('.a11y-dialog[open] > [role=status]') ?? document.querySelector('.a11y > [role=status]')!;
  const message = domElements('p', {}, text);
  region.append(message);
  setTimeout(() => message.remove(), lastsMs);
}
