import * as z from 'zod/mini';
import { idOut, instantOut, named, withExample } from '../schema/fields.ts';
import { languages } from '../text/languages.ts';

export const noticeLevels = ['info', 'warning'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

export const maxNoticeLength = 300;
/** Longest time for which a notice may be shown. */
export const maxNoticeDays = 90;
export const noticeExample = 'הערב בין 23:00 ל־23:30 צמד לא יהיה זמין, בגלל עבודות תחזוקה.';

/** A notice to everyone, as a reader gets it. */
export const shownNotice = named(
  'SiteNotice',
  z.object({
    id: idOut('SiteNotice'),
    /** Rises with each edit: whoever closed an earlier one sees it again. */
    version: withExample(z.int(), 1),
    level: withExample(z.enum(noticeLevels), 'info'),
    text: withExample(z.string(), noticeExample),
    /** Language of its words: the reader’s, or Hebrew where it was written in no other. */
    language: z.enum(languages),
    startsAt: instantOut,
    endsAt: instantOut,
  }),
);
export type ShownNotice = z.input<typeof shownNotice>;
