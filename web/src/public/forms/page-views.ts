import { textOfCode } from './text-of-code.ts';

/** Shows one state of the page and takes the focus to its heading. */
export function showView(name: string, reason = '') {
  for (const view of document.querySelectorAll<HTMLElement>('[data-view]')) {
    view.hidden = view.dataset.view !== name;
    if (view.hidden) continue;
    const slot = view.querySelector('[data-reason]');
    if (slot) slot.textContent = textOfCode(reason);
    view.querySelector<HTMLElement>('[tabindex="-1"], h1')?.focus();
  }
}

/** The token of a mailed link. It leaves the address bar: nobody should copy or bookmark it. */
export function takeLinkToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  if (location.hash) history.replaceState(null, '', location.pathname + location.search);
  return token;
}
