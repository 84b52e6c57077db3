// Runs where the picture of a screen ends, before it is painted, and stands in the page itself: the picture in the
// language of the device, and the name that only this device knows.
import { pageLang } from '../../i18n/language.ts';
import { partOfDay } from '../../lib/time/part-of-day.ts';
import { currentSession } from '../../lib/session/session.ts';
import { displayName } from '../../lib/session/token.ts';
import { initials, isLongName } from '../user/initials.ts';

const app = document.getElementById('app')!;
const lang = pageLang();
// The attribute makes the app visible (base.css), whatever may fail below; nothing is painted before the script ends.
app.dataset.lang = lang;
const session = currentSession();

for (const picture of document.querySelectorAll<HTMLTemplateElement>('template[data-picture]')) {
  if (picture.dataset.picture === lang) app.replaceChildren(picture.content);
  picture.remove();
}
if (session) {
  const name = displayName(session.user);
  const known = { name, initials: initials(name), email: session.user.email };
  for (const [what, text] of Object.entries(known))
    for (const slot of app.querySelectorAll(`[data-${what}]`)) slot.textContent = text;
  const greeting = app.querySelector<HTMLElement>('[data-morning]');
  if (greeting) {
    greeting.textContent = greeting.dataset[partOfDay(new Date())]!;
    greeting.parentElement!.classList.toggle('long', isLongName(name));
  }
}

// Menus and dialogs load with the app: a press on their button before that is not lost.
app.addEventListener('click', ({ target }) => {
  const opens = (target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens;
  if (opens) app.dataset.pressed = opens;
});

// Nor is a press of a mouse that began on the picture and ends on what has taken its place: no browser counts it as one.
// After a finger they all look for what lies under it anew.
let held: Element | null = null;
const pressedBy = ({ target }: Event) => (target as Element).closest('a, button');
addEventListener('mousedown', (event) => (held = pressedBy(event)));
addEventListener('mouseup', (event) => {
  const now = pressedBy(event);
  if (held?.isConnected === false && now?.textContent === held.textContent) (now as HTMLElement).click();
  held = null;
});

// Nor is a key that does something wherever it is pressed (use-shortcuts.ts), nor what is typed after the key of the search.
addEventListener('keydown', (event) => {
  const { earlyKeys } = globalThis;
  if (earlyKeys?.[0] && (earlyKeys[0].key === '/' || earlyKeys[0].code === 'Slash')) earlyKeys.push(event);
  else globalThis.earlyKeys = [event];
});
