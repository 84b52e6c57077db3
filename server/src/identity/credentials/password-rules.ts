type Person = { readonly name: string; readonly email: string };

let common: Promise<ReadonlySet<string>> | undefined;

/** Passwords of 49,000 that people choose most, of which only those matter that pass the rule of three kinds. */
async function readCommon() {
  // Read when the first password is chosen: unpacking costs 15 ms and a few megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map((word) => String(word).toLowerCase());
  return new Set(words.filter((word) => word.length >= 8 && /[a-z].*[a-z]/.test(word) && /\d/.test(word)));
}

/** Reason why this person should not choose this password, or undefined. */
export async function passwordProblem(password: string, person: Person) {
  common ??= readCommon();
  if ((await common).has(password.toLowerCase())) return 'passwordCommon' as const;
  return isPersonal(password, person) ? ('passwordPersonal' as const) : undefined;
}

/** Only letters, so that `Dana_Cohen1` is seen to be `dana cohen`. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

/** The name, a part of it or the address, with digits or signs around it at most. */
export function isPersonal(password: string, { name, email }: Person) {
  const [local = ''] = email.split('@', 1);
  const bare = lettersOf(password);
  return [name, email, local, ...name.split(/\s+/)]
    .map(lettersOf)
    .filter((word) => word.length >= 3)
    .includes(bare);
}
