import { brand } from '@tzemed/contract/brand';
import { job } from '../jobs/job.ts';
import { dayIn } from '../lib/time/due-instant.ts';
import type { Db } from '../db/client.ts';
import { sendNotifications } from './notification-mail.ts';
import { sendCode } from './devices/number-code.ts';
import { sendPush, sendToDevice } from './devices/push.ts';
import { removeOldSmsCounts } from './devices/sms-quota.ts';
import { removeOld } from './notification-rows.ts';

type Context = { readonly db: Db; readonly clock: () => Date };

export const jobs = [
  sendNotifications,
  sendCode,
  sendPush,
  ...Object.values(sendToDevice),
  job({
    name: 'notifications.sweep',
    cron: '35 3 * * *',
    run: async ({ db, clock }: Context) => {
      await removeOld(db, clock());
      await removeOldSmsCounts(db, dayIn(brand.timeZone, clock()));
    },
  }),
];
