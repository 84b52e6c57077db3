import { createHash, randomInt } from 'node:crypto';
import { brand } from '@tzemed/contract/brand';
import { codeMinutes } from '@tzemed/contract/notifications/devices';
import { wordsIn } from '@tzemed/contract/text/texts';
import type { Db } from '../../db/client.ts';
import * as accounts from '../../identity/accounts.ts';
import { job, type Run } from '../../jobs/job.ts';
import { dayIn } from '../../lib/time/due-instant.ts';
import type { Sending } from '../channels/channel.ts';
import { sms } from '../channels/sms.ts';
import * as deviceRows from './device-rows.ts';
import { pushTexts } from './push-texts.ts';
import { countSms } from './sms-quota.ts';

type Context = Sending & { readonly db: Db; readonly clock: () => Date };

/** The code by which somebody shows that a number is theirs; made when it is sent, and kept as a hash alone. */
export const sendCode = job({
  name: 'devices.code',
  run: async (ctx: Context, { userId, deviceId }: { readonly userId: string; readonly deviceId: string }, run: Run) => {
    const { db } = ctx;
    const now = ctx.clock();
    const device = await deviceRows.findTarget(db, userId, deviceId);
    const account = await accounts.find(db, userId);
    const until = new Date(run.date.getTime() + codeMinutes * minuteMs);
    if (!device?.codeHash || !account || until <= now) return;
    if (!(await countSms(db, device.address, dayIn(brand.timeZone, now), 'codes'))) return;
    const code = String(randomInt(codes)).padStart(6, '0');
    await deviceRows.setCode(db, userId, deviceId, codeHashOf(code, device.address), until);
    const { language: lang } = account;
    const t = wordsIn(pushTexts, lang);
    const said = {
      title: t.code({ code }),
      body: t.codeText({ minutes: codeMinutes }),
      url: '',
      page: '',
      actions: [],
    };
    const message = { ...said, id: run.id, lang, at: now, confirm: '', isUrgent: true };
    const outcome = await sms.send(ctx, device, message);
    if (outcome === 'gone') await deviceRows.markGone(db, userId, deviceId, now);
  },
});

const minuteMs = 60_000;
/** Codes have six digits. */
const codes = 1_000_000;

export const codeHashOf = (code: string, number: string) => createHash('sha256').update(`${number} ${code}`).digest();
