// The script of the page on which visitors write to support.
import '../page-script.ts';
import { contact, contactInput } from '@tzemed/contract/site/contact';
import { currentSession } from '../../lib/session/session.ts';
import { displayName } from '../../lib/session/token.ts';
import { newId } from '../../lib/uuid.ts';
import { call } from '../forms/call.ts';
import { clearErrors } from '../forms/field-errors.ts';
import { showView } from '../forms/page-views.ts';
import { wireForm } from '../forms/wire-form.ts';

// Loads last: the table of holidays is several kilobytes.
void import('./show-open-now.ts').then(({ showOpenNow }) => showOpenNow());

const form = document.querySelector<HTMLFormElement>('[data-form=contact]')!;
const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

function fillIn() {
  const user = currentSession()?.user;
  if (!user) return;
  field('name').value ||= displayName(user) ?? '';
  field('email').value ||= user.email;
}
fillIn();

/** Id of what is written: sent again after an answer that was lost, it is kept once. Other words are another message. */
let id = newId();
form.addEventListener('input', () => (id = newId()));

wireForm('contact', {
  schema: contactInput,
  send: async (body) => {
    await call(contact.send, { ...body, id });
    showView('sent');
  },
  failure: 'notSent',
});

document.querySelector('[data-again]')?.addEventListener('click', () => {
  form.reset();
  clearErrors(form);
  id = newId();
  fillIn();
  showView('form');
  field('subject').focus();
});
