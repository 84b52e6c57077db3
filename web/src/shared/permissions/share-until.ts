import * as z from 'zod/mini';
import { dayOf } from '@tzemed/contract/dates/days';
import { dayIn } from '@tzemed/contract/schema/fields';
import type { Code } from '@tzemed/contract/text/messages';

/** Last day of a share in a form; null without an end. */
export const shareUntilInForm = () =>
  z.nullable(dayIn().check(z.refine((day) => day >= dayOf(new Date()), { error: 'dateBehind' satisfies Code })));
