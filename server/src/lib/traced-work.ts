import { tracingChannel } from 'node:diagnostics_channel';

/** A statement (its name is the text) or a job. Neither holds values. */
export type TracedWork = { readonly kind: 'query' | 'job'; readonly name: string };

/** Announces work to whoever traces it (`metrics/tracing.ts`); by itself it does nothing. */
export const tracedWork = tracingChannel<unknown, TracedWork>('tzemed:work');
