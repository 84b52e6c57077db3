import { TOTP } from 'otpauth';
import type { TestApp } from './app.ts';
import { goodPassword, second } from './sign-up.ts';

/** The code that an app shows at some time, with the secret that it was given. */
export const codeAt = (secret: string, at: Date) => new TOTP({ secret }).generate({ timestamp: at.getTime() });

/** Seconds; a code is good once, so the next one is waited for. */
const period = 30;

/** Turns the second factor of an account on; the clock goes on by a step, so that another code can be entered. */
export async function withSecondFactor(app: TestApp, token: string) {
  const post = (path: string, body: object) => app.call('POST', `/api/auth/${path}`, { as: token, body });
  const { secret } = (await post('totp', { password: goodPassword })).body as { secret: string };
  const confirmed = await post('totp/confirm', { code: codeAt(secret, app.clock.now) });
  await post('totp/enable', { saved: true });
  app.clock.now = new Date(app.clock.now.getTime() + 2 * period * second);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
