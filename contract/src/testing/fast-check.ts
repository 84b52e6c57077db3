import * as fc from 'fast-check';

/**
 * `fast-check` with one seed for the whole run, so that a case that fails once fails again. The nightly run sets
 * `TEST_SEED` to a new one and prints it.
 */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
fc.configureGlobal({ seed: Number(process?.env.TEST_SEED ?? 20261128) });

export { fc };
