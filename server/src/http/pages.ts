import { readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { isLang, type Lang } from '@tzemed/contract/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Screens of the app, which its own router tells apart; everything else that is no file is the public 404. */
const appPath = /^\/(app|dashboard|pets|expenses|medical-records|reminders|profile)(\/|$)/;
const yearSeconds = 365 * 24 * 3600;

/** Serves the built site and app; returns what answers a path that is no file of theirs. */
export async function servePages(app: FastifyInstance, folder: string) {
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
  const fallback = readFileSync(path.join(folder, '__spa-fallback.html'));
  const missing = (lang: Lang) => readFileSync(path.join(folder, lang === 'he' ? '' : lang, '404', 'index.html'));
  const missingPages = { he: missing('he'), en: missing('en'), ar: missing('ar') };
  const html = (reply: FastifyReply, status: number, page: Buffer) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  return (url: string, reply: FastifyReply) => {
    if (appPath.test(url)) return html(reply, 200, fallback);
    const [, prefix] = url.split('/', 2);
    return html(reply, 404, missingPages[isLang(prefix) ? prefix : 'he']);
  };
}
