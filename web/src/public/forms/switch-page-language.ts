import { clearErrors } from './field-errors.ts';

/** Attributes that contain text or addresses in the page's language. */
const worded = (
  'href hreflang lang dir aria-label data-busy data-sign-out data-said ' +
  'data-email-required data-email-invalid data-network data-timeout data-not-json data-failed data-open-now'
).split(' ');
/** Was written by the script, or is the visitor's; or is text where scripts run, and elements in a page that is only read. */
const kept = '[data-note], [data-user-name], noscript, .news-sent > span';

/** A page with a form changes its language where it stands: what was typed stays typed, and leaves it for nowhere. */
export async function switchPageLanguage(link: HTMLAnchorElement) {
  const { href, pathname } = link;
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    document.querySelectorAll('form').forEach(clearErrors);
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    copyWords(document.body, page.body);
    Object.assign(document.documentElement, { lang: page.documentElement.lang, dir: page.documentElement.dir });
    document.title = page.title;
    history.replaceState(null, '', pathname + location.search);
  } catch {
    location.assign(href);
  }
}

/** The same page was made in each language, so its parts stand in the same order. */
function copyWords(shown: Node, said: Node) {
  if (shown.nodeName !== said.nodeName) throw new Error(`${shown.nodeName} is no ${said.nodeName}`);
  if (shown instanceof Text) shown.data = said.textContent ?? '';
  if (!(shown instanceof Element) || !(said instanceof Element) || shown.matches(kept)) return;
  for (const name of worded) {
    const word = said.getAttribute(name);
    if (word !== null && word !== shown.getAttribute(name)) shown.setAttribute(name, word);
  }
  if (shown instanceof HTMLTemplateElement) return shown.replaceWith(said);
  const parts = [...said.childNodes];
  // Messages may follow the page's own nodes.
  if (shown !== document.body && shown.childNodes.length !== parts.length) return shown.replaceChildren(...parts);
  for (const [index, part] of parts.entries()) copyWords(shown.childNodes[index]!, part);
}
