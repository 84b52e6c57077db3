// Runs where the picture of a screen ends, before it is painted, and stands in the page itself: the picture in the
// language of the device, and the name that only this device knows.
import { pageLang } from '../i18n/language.ts';
import { currentSession } from '../lib/session.ts';
import { displayName } from '../lib/token.ts';
import { initials } from './initials.ts';

const app = document.getElementById('app')!;
const lang = pageLang();
const session = currentSession();
const name = session && displayName(session.user);

for (const picture of document.querySelectorAll<HTMLTemplateElement>('template[data-picture]')) {
  if (picture.dataset.picture === lang) app.replaceChildren(picture.content);
  picture.remove();
}
app.dataset.lang = lang;
if (name) {
  for (const slot of app.querySelectorAll('[data-name]')) slot.textContent = name;
  for (const slot of app.querySelectorAll('[data-initials]')) slot.textContent = initials(name);
}
