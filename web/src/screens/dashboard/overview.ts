import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import type { overview } from '@tzemed/contract/views/overview';

/** What the dashboard shows. */
export type Overview = ClientReply<typeof overview.get>;
