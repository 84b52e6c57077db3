import { hasVisibleText } from '@tzemed/contract/text/plain-text';

export type NameClaims = {
  readonly email: string;
  readonly name?: string | undefined;
  readonly given?: string | undefined;
  readonly family?: string | undefined;
};

/** Same length limit as a name typed at sign-up. */
const longest = 50;

/** Cleans a name to one line of at most 50 characters; null if it is empty. */
function clean(text: string | undefined) {
  const line = (text ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{C}+|\s+/gu, ' ')
    .trim();
  const name = [...line].slice(0, longest).join('').trim();
  return hasVisibleText(name) ? name : null;
}

/** The names of an account from what a provider says of its owner; the address lends one when there is none. */
export function nameFrom({ email, name, given, family }: NameClaims) {
  const firstname = clean(given);
  const lastname = clean(family);
  const whole = clean(name) ?? clean([firstname, lastname].filter(Boolean).join(' '));
  return { name: whole ?? clean(email.split('@', 1)[0]) ?? email.slice(0, longest), firstname, lastname };
}
