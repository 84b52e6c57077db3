import { readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { isLang, type Lang } from '@tzemed/contract/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StartupError } from '../lib/startup-error.ts';

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
  const appPaths = readAppPaths(folder);
  const fallback = readFileSync(path.join(folder, '__spa-fallback.html'));
  const missing = (lang: Lang) => readFileSync(path.join(folder, lang === 'he' ? '' : lang, '404', 'index.html'));
  const missingPages = { he: missing('he'), en: missing('en'), ar: missing('ar') };
  const html = (reply: FastifyReply, status: number, page: Buffer) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  return (url: string, reply: FastifyReply) => {
    // The app's own router tells its screens apart; everything else that is no file is the public 404.
    const [, first] = url.split('/', 2);
    if (appPaths.has(`/${first}`)) return html(reply, 200, fallback);
    return html(reply, 404, missingPages[isLang(first) ? first : 'he']);
  };
}

/** What the addresses of the app begin with, `/expenses`; written by the web's build. */
function readAppPaths(folder: string): Set<string> {
  const file = path.join(folder, '..', 'app-paths.json');
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  } catch (error) {
    throw new StartupError(`the web's build is not whole: cannot read ${file}; run npm run build`, { cause: error });
  }
}
