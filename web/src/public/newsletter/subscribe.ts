import { newsletter, newsletterInput } from '@tzemed/contract/site/newsletter';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/api/api-error.ts';
import { call } from '../forms/call.ts';
import { failureText } from '../forms/failure-text.ts';

/** Asks for the newsletter. The form gives way to what comes next; where that failed, what was typed stays. */
export async function subscribe(form: HTMLFormElement) {
  const button = form.querySelector('button')!;
  if (button.disabled) return;
  const field = form.elements.namedItem('email') as HTMLInputElement;
  const place = form.querySelector('[role=alert]')!;
  const say = (words: string) => {
    place.textContent = words;
    if (words) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  const { emailRequired, emailInvalid } = form.dataset;
  const { success, data, error } = z.safeParse(newsletterInput, Object.fromEntries(new FormData(form)));
  if (!success) {
    say((error.issues[0]?.message === 'emailRequired' ? emailRequired : emailInvalid)!);
    return field.focus();
  }
  say('');
  button.disabled = true;
  try {
    await call(newsletter.ask, data);
    const sent = form.parentElement!.querySelector<HTMLElement>('[data-said]')!;
    form.hidden = true;
    sent.hidden = false;
    sent.querySelector('span')!.textContent = sent.dataset.said!;
    sent.focus();
  } catch (reason) {
    const said = reason instanceof ApiError && reason.errors?.email;
    // A code of ours has its words on the form; all else is the server's own.
    const text = failureText(reason, 'failed');
    say((said || form.dataset[text]) ?? text);
  } finally {
    button.disabled = false;
  }
}
