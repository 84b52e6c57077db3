import { viewOf } from '../../access.ts';
import type { Member } from '../../context.ts';
import * as store from './store-used.ts';

export const used = (ctx: Member) =>
  store.used(
    ctx.db,
    {
      expenses: viewOf(ctx, 'expenses'),
      records: viewOf(ctx, 'medicalRecords'),
      reminders: viewOf(ctx, 'reminders'),
    },
    {},
  );
