import { brand } from '@tzemed/contract/brand';
import { job } from '../jobs/job.ts';
import { dayIn } from '../lib/due-instant.ts';
import type { Db } from '../db/client.ts';
import { sendNotifications } from './mail.ts';
import { sendCode } from './number-code.ts';
import { sendPush, sendToDevice } from './push.ts';
import { removeOldNumbers } from './sent-numbers.ts';
import { removeOld } from './rows.ts';

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
      await removeOldNumbers(db, dayIn(brand.timeZone, clock()));
    },
  }),
];
