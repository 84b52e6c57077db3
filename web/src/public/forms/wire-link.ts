import type { Endpoint, Sent } from '@tzemed/contract/endpoint';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { showView, takeLinkToken } from './views.ts';
import { wireForm } from './wire-form.ts';

type ByToken = Endpoint & { readonly body: z.ZodMiniType };

/** A page that a mailed link opens: its button does what the link is for, once. */
export function wireLink<E extends ByToken>(row: E, done: () => unknown = () => undefined) {
  const token = takeLinkToken();
  if (!token) showView('broken');
  wireForm('link', {
    schema: z.object({}),
    send: async () => {
      await call(row, { token } as Sent<E>['body']);
      await done();
      showView('done');
    },
    failure: 'failed',
  });
}
