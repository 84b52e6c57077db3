import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../lib/html.ts';
import { findMail, type KeptMail, listMails } from '../../mail/outbox.ts';
import { notFound } from '../../lib/refusal.ts';

const most = 100;
const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; }
  time, small { color: #55635e; }
  li { margin-block: 0.5rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Development page without an SMTP server: shows the mails that were not sent. They contain links that open accounts,
 * so only a browser on this machine is answered. A plain proxy on this machine looks the same, so the page is only for
 * servers whose own address is on this machine, or that enable it explicitly.
 */
export function showOutbox(app: FastifyInstance, folder: string) {
  app.get('/dev/outbox', async (request, reply) => {
    refuseOthers(request);
    const mails = await listMails(folder, most);
    return page(reply, 'Outbox', mails.length ? `<ul>${mails.map(lineOf).join('\n')}</ul>` : '<p>No mail yet.</p>');
  });
  app.get<{ Params: { file: string } }>('/dev/outbox/:file', async (request, reply) => {
    refuseOthers(request);
    const found = await findMail(folder, request.params.file);
    if (!found) throw notFound();
    const { subject = '', text = '' } = found.mail;
    const head = `<p><a href="/dev/outbox">Outbox</a></p><h1 dir="auto">${escapeHtml(subject)}</h1>`;
    return page(reply, subject, `${head}<p>${whoAndWhen(found)}</p><pre dir="auto">${withLinks(text)}</pre>`);
  });
}

/** A proxy on this machine would make everybody look near, and a foreign name for this machine is a trick of a page. */
function refuseOthers({ socket, headers, hostname }: FastifyRequest) {
  const isNear = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isOurName = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (!isNear || isForwarded || !isOurName) throw notFound();
}

const page = (reply: FastifyReply, title: string, body: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${body}</body>
</html>
`);

const lineOf = (kept: KeptMail) =>
  `<li><a href="/dev/outbox/${kept.file}"><bdi>${escapeHtml(kept.mail.subject ?? '')}</bdi></a><br>${whoAndWhen(kept)}</li>`;

const whoAndWhen = ({ mail }: KeptMail) =>
  `<small>to <bdi>${escapeHtml(mail.to?.map(({ address }) => address).join(', ') ?? '')}</bdi> · <time>${escapeHtml(mail.date ?? '')}</time></small>`;

/** Escaped text whose web addresses can be pressed. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 ? `<a href="${escapeHtml(part)}" dir="ltr">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
