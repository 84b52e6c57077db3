import { newId } from '../lib/ids.ts';
import type { Answer, TestApp } from './app.ts';

export const goodPassword = 'Bella-2026-Tel';

/** A filled sign-up form with an address of its own. */
export function signUpForm(changes: object = {}) {
  return {
    name: 'דנה כהן',
    email: `${newId()}@example.co.il`,
    password: goodPassword,
    confirmPassword: goodPassword,
    termsAccepted: true,
    privacyAccepted: true,
    ...changes,
  };
}

/** An account that was opened at the door, with its first session. */
export async function signUp(app: TestApp, changes: { name?: string; email?: string } = {}) {
  const form = signUpForm(changes);
  const { body } = await app.call('POST', '/api/auth/register', { body: form });
  const id = body.user.id as string;
  const { householdId } = await app.db
    .selectFrom('memberships')
    .select('householdId')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, householdId, email: form.email, token: body.token as string };
}

/** Signs in; the answer may be a refusal. */
export const signIn = (app: TestApp, email: string, password = goodPassword, userAgent?: string): Promise<Answer> =>
  app.call('POST', '/api/users/login', {
    body: { email, password },
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  });

/** Whether a token still opens the API. */
export const statusOf = async (app: TestApp, token: string) =>
  (await app.call('GET', '/api/auth/me', { as: token })).status;

export const later = (app: TestApp, ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Time goes by, in which these people have been here now and then: their sessions are as good as before. */
export async function laterFor(app: TestApp, ms: number, ...people: readonly { id: string }[]) {
  later(app, ms);
  for (const { id } of people) {
    const endsAt = new Date(app.clock.now.getTime() + day);
    await app.db.updateTable('sessions').set({ lastUsedAt: app.clock.now, endsAt }).where('userId', '=', id).execute();
    await app.services.sessions.forget(id);
  }
}
