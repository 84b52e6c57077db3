import * as z from 'zod/mini';
import { instantIn, withExample } from './fields.ts';

/** Minutes by which the clock of a device may be ahead: a time up to there is now. */
export const maxAheadMinutes = 10;
/** Days for which a change that was made without a connection may arrive. */
export const maxBehindDays = 30;

/** Time at which a change was made on the device; a missing one is now. */
export const deviceTime = () =>
  z.optional(
    withExample(
      instantIn('dateInvalid'),
      '2026-11-21T07:05:00.000Z',
      'date-time',
      'The time on the device, where it comes later than it was done; left out it is now',
    ),
  );

/** Bounds of a `deviceTime`, for the API reference. */
export const deviceTimeRule = `\`at\` is when it was done on the device. Up to ${maxAheadMinutes} minutes ahead are now; further ahead (\`timeAhead\`) and over ${maxBehindDays} days ago (\`dateTooEarly\`) are refused at \`errors.at\`.`;
