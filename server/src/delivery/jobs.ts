import { job } from '../jobs/job.ts';
import type { Db } from '../db/client.ts';
import { sendNotifications } from './mail.ts';
import { sendCode, sendPush, sendToDevice } from './push.ts';
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
    run: async ({ db, clock }: Context) => void (await removeOld(db, clock())),
  }),
];
