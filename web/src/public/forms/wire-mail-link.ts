import type { Endpoint, ClientRequest } from '@tzemed/contract/schema/endpoint';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { showView, takeLinkToken } from './page-views.ts';
import { wireForm } from './wire-form.ts';

type ByToken = Endpoint & { readonly body: z.ZodMiniType };

/** A page that a mailed link opens: its button does what the link is for, once. */
export function wireMailLink<E extends ByToken>(row: E, done: () => unknown = () => undefined) {
  const token = takeLinkToken();
  if (!token) showView('broken');
  wireForm('link', {
    schema: z.object({}),
    send: async () => {
      await call(row, { token } as ClientRequest<E>['body']);
      await done();
      showView('done');
    },
    failure: 'failed',
  });
}
