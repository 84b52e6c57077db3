import { dayOf } from '@tzemed/contract/dates/days';
import { ownViewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import { sums } from '../../features/reminders/store-reports.ts';
import { storageOf } from '../../files/attachment-rows.ts';
import * as store from './store.ts';

export async function get(ctx: Member) {
  const { db, user, now, config } = ctx;
  const year = dayOf(now).slice(0, 4);
  const scopes = {
    pets: ownViewOf(ctx, 'profile'),
    expenses: ownViewOf(ctx, 'expenses'),
    records: ownViewOf(ctx, 'medicalRecords'),
  };
  const [figures, reminders, homes] = await Promise.all([
    store.figures(db, scopes, { from: `${year}-01-01`, to: `${year}-12-31` }),
    sums(db, ownViewOf(ctx, 'reminders'), { userId: user.id, now }),
    storageOf(db, user, config.homeBytes),
  ]);
  return {
    ...figures,
    remindersDone: reminders.completed,
    remindersOnTime: reminders.onTime,
    year: Number(year),
    storageBytes: homes.reduce((sum, { used }) => sum + used, 0),
  };
}
