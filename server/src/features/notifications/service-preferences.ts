import { weekRange } from '@tzemed/contract/dates/days';
import type { NotificationPreferencesInput } from '@tzemed/contract/notifications/notification-preferences';
import type { Member } from '../../context.ts';
import { type Db, transact } from '../../db/client.ts';
import { findChosen, type Preferences, savePreferences } from '../../delivery/preferences.ts';
import { find, lock } from '../../identity/accounts.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import { invalid, Refusal } from '../../lib/refusal.ts';

/**
 * Locks the user’s account, so that nobody else changes the preferences until the transaction ends. 401 if the account
 * was deleted meanwhile.
 */
async function held(db: Db, userId: string) {
  const account = await lock(db, userId);
  if (!account) throw new Refusal(401, 'invalidToken');
  return account;
}

const shown = ({ topics: { budgets, home, ...topics }, ...rest }: Preferences, isEmailVerified: boolean) => ({
  ...topics,
  budgets: { inApp: budgets.inApp, email: budgets.email, push: budgets.push },
  home: { inApp: home.inApp, push: home.push },
  ...rest,
  isEmailVerified,
});

export async function preferences({ db, user }: Member) {
  const [account, kept] = await Promise.all([find(db, user.id), findChosen(db, user.id)]);
  if (!account) throw new Refusal(401, 'invalidToken');
  return shown(kept, account.emailVerifiedAt !== null);
}

/** Drops undefined fields, so that they keep their stored values. */
const said = <T extends object>(fields: T | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined));

export const updatePreferences = (ctx: Member, input: NotificationPreferencesInput) =>
  transact(ctx, async ({ db, user, now }) => {
    const { emailVerifiedAt } = await held(db, user.id);
    const { topics, letter, quietHours, timezone, detail } = await findChosen(db, user.id);
    const next: Preferences = {
      topics: {
        reminders: { ...topics.reminders, ...said(input.reminders) },
        appointments: { ...topics.appointments, ...said(input.appointments) },
        papers: { ...topics.papers, ...said(input.papers) },
        budgets: { ...topics.budgets, ...said(input.budgets) },
        home: { ...topics.home, ...said(input.home) },
      },
      letter: { ...letter, ...said(input.letter) },
      quietHours: { ...quietHours, ...said(input.quietHours) },
      timezone: input.timezone ?? timezone,
      detail: input.detail ?? detail,
    };
    if (next.quietHours.from === next.quietHours.until) throw invalid({ 'quietHours.until': 'quietHoursEmpty' });
    // The first one comes with the week that begins next.
    const isNew = next.letter.isOn && !letter.isOn;
    await savePreferences(db, user.id, next, now, isNew ? weekRange(dayIn(next.timezone, now)).from : undefined);
    return shown(next, emailVerifiedAt !== null);
  });
