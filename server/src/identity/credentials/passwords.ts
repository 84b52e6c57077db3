import { randomBytes } from 'node:crypto';
import { hash as argon2, parseOptions, verify as verifyArgon2 } from '@node-rs/argon2';
import { concurrencyLimit } from '../../lib/process/concurrency-limit.ts';
import { ipNetworkOf } from '../../lib/security/ip-network.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. `algorithm` 2 is argon2id. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashing shares four threads with the reading of files. Twenty that wait are a third of a second on an idle core. Whoever
 * tries many passwords waits behind their own.
 */
const inTurn = concurrencyLimit(2, 20);

/** PHC string of a password. `address`: of who asks; 503 when too many wait. */
export const hash = (address: string, password: string) =>
  inTurn(ipNetworkOf(address, 48), () => argon2(password.normalize('NFC'), parameters));

let decoy: Promise<string> | undefined;

/**
 * Takes the same time with and without a hash to compare with, so that nobody learns which addresses have one.
 * `address`: of who asks; 503 when too many wait.
 */
export async function verify(address: string, passwordHash: string | null | undefined, password: string) {
  // Past the gate: refused there, it would be missing for good.
  decoy ??= argon2(randomBytes(32).toString('base64url'), parameters);
  const stored = passwordHash ?? (await decoy);
  const matches = await inTurn(ipNetworkOf(address, 48), () => verifyArgon2(stored, password.normalize('NFC')));
  return matches && passwordHash != null;
}

/** The parameters have risen since this was hashed. */
export function isOutdated(passwordHash: string) {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost < parameters.memoryCost || timeCost < parameters.timeCost || parallelism !== parameters.parallelism;
}
