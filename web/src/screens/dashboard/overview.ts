import type { Answered } from '@tzemed/contract/endpoint';
import type { overview } from '@tzemed/contract/overview';

/** What the dashboard shows. */
export type Overview = Answered<typeof overview.get>;
