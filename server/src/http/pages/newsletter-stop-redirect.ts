import { newsletter } from '@tzemed/contract/site/newsletter';
import type { FastifyInstance } from 'fastify';
import { pageUrl } from '../../mail/page-url.ts';
import { langOf } from '../errors.ts';

/**
 * Leads to the page that stops the newsletter. The head of each issue names an address that mail programs post to; those that
 * do not know RFC 8058 open it in a browser, and a look at it must stop nothing, since filters look at links too.
 */
export function redirectToStopPage(app: FastifyInstance, { publicUrl }: { readonly publicUrl: string }) {
  app.get<{ Querystring: { token?: unknown } }>(`/api${newsletter.oneClick.path}`, (request, reply) => {
    const { token } = request.query;
    const page = pageUrl(publicUrl, langOf(request), 'newsletter/unsubscribe');
    return reply.redirect(typeof token === 'string' ? `${page}#token=${encodeURIComponent(token)}` : page, 303);
  });
}
