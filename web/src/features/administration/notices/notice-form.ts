import type { AdminNotice } from '@tzemed/contract/administration/admin-notices';
import { maxNoticeLength, noticeLevels } from '@tzemed/contract/administration/site-notices';
import { addDays } from '@tzemed/contract/dates/days';
import { choice } from '@tzemed/contract/schema/field-pairs';
import { clockTimeIn, dayIn, editedVersion, optionalLineIn, textIn } from '@tzemed/contract/schema/fields';
import * as z from 'zod/mini';
import { dayAndTimeOf, editedInstant } from '../../../lib/time/edited-instant.ts';

/** Times are typed as a day and a clock time in Israel. */
export const noticeForm = z.object({
  level: choice(noticeLevels, 'required', 'valueUnknown').in,
  he: textIn(maxNoticeLength, 'noticeTextRequired'),
  en: optionalLineIn(maxNoticeLength),
  ar: optionalLineIn(maxNoticeLength),
  startDay: dayIn(),
  startTime: clockTimeIn(),
  endDay: dayIn(),
  endTime: clockTimeIn(),
  ...editedVersion,
});
export type NoticeValues = z.input<typeof noticeForm>;

/** A new notice begins now and lasts a day. */
export function blankNotice(now: Date): NoticeValues {
  const { date, time } = dayAndTimeOf(now.toISOString());
  return {
    level: 'info',
    he: '',
    en: '',
    ar: '',
    startDay: date,
    startTime: time,
    endDay: addDays(date, 1),
    endTime: time,
  };
}

export function valuesOf({ startsAt, endsAt, id: _id, en, ar, ...notice }: AdminNotice): NoticeValues {
  const [start, end] = [dayAndTimeOf(startsAt), dayAndTimeOf(endsAt)];
  const times = { startDay: start.date, startTime: start.time, endDay: end.date, endTime: end.time };
  return { ...notice, en: en ?? '', ar: ar ?? '', ...times };
}

/** Body of the request; times that were not touched keep their seconds. */
export function bodyOf(values: NoticeValues, notice: AdminNotice | null) {
  const { startDay, startTime, endDay, endTime, version: _version, ...rest } = values;
  return {
    ...rest,
    startsAt: editedInstant(startDay, startTime, notice?.startsAt ?? null),
    endsAt: editedInstant(endDay, endTime, notice?.endsAt ?? null),
  };
}

/** Field of the form at which a message about a time stands. */
export const fieldOf = (name: string) => ({ startsAt: 'startDay', endsAt: 'endDay' })[name] ?? name;
