import { randomBytes } from 'node:crypto';
import { hash as argon2, parseOptions, verify as verifyArgon2 } from '@node-rs/argon2';
import { atMost } from '../lib/at-most.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. `algorithm` 2 is argon2id. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing shares four threads with the reading of files. */
const inTurn = atMost(2);

/** PHC string of a password. */
export const hash = (password: string) => inTurn(() => argon2(password.normalize('NFC'), parameters));

let decoy: Promise<string> | undefined;

/** Takes the same time with and without a hash to compare with, so that nobody learns which addresses have one. */
export async function verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash(randomBytes(32).toString('base64url'));
  const stored = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verifyArgon2(stored, password.normalize('NFC')));
  return matches && passwordHash != null;
}

/** The parameters have risen since this was hashed. */
export function isOutdated(passwordHash: string) {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost || parallelism !== parameters.parallelism;
}
