import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import type { overview } from '@tzemed/contract/views/overview';

/** Data of the dashboard. */
export type Overview = ClientReply<typeof overview.get>;
