import { readFileSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { isLang, type Lang } from '@tzemed/contract/text/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StartupError } from '../../lib/startup-error.ts';
import type { Inline, SecureHeaders } from './security-headers.ts';

const yearSeconds = 365 * 24 * 3600;

/** Address to which a device sends files that are shared with the app. The app's service worker answers it. */
const sharePath = '/app/share';

type Options = {
  /** Sends browsers a service worker that takes the place of the app's and answers for no page. */
  isWorkerOff?: boolean;
};

/** Serves the built site and app; returns what answers a path that is no file of theirs. */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  secure: SecureHeaders['page'],
  { isWorkerOff = false }: Options = {},
) {
  const inlineOf = readBuilt<Record<string, Inline>>(folder, 'csp.json');
  const headersOf = new Map(Object.entries(inlineOf).map(([page, inline]) => [page, secure(inline)]));
  await app.register(staticFiles, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', immutable ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      const page = headersOf.get(addressOf(folder, file));
      if (page) reply.headers(page);
    },
  });
  if (isWorkerOff) app.get('/worker.js', (_request, reply) => reply.sendFile('worker-off.js'));
  // A device without the worker: the files are dropped unread, and the page says so.
  await app.register(async (unread) => {
    unread.removeAllContentTypeParsers();
    unread.addContentTypeParser('*', (_request, _body, done) => done(null));
    unread.post(sharePath, (_request, reply) => reply.redirect(`${sharePath}?failed=early`, 303));
  });
  const appPaths = new Set(readBuilt<string[]>(folder, 'app-paths.json'));
  const pageAt = (address: string) => ({
    html: readFileSync(path.join(folder, address)),
    headers: { ...headersOf.get(address), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
  const missing = (lang: Lang) => pageAt(`${lang === 'he' ? '' : `/${lang}`}/404/index.html`);
  const missingPages = { he: missing('he'), en: missing('en'), ar: missing('ar') };
  const answer = (reply: FastifyReply, status: number, { html, headers }: ReturnType<typeof pageAt>) =>
    reply.code(status).headers(headers).send(html);

  /**
   * Page with a placeholder for one segment of the URL, such as a pet's page by its id; one common page for all other
   * URLs.
   */
  const appPageFor = (address: string) => {
    const pages = [/[^/]+\/?$/, /[^/]+(?=\/[^/]+\/?$)/].map(
      (place) => `${address.replace(place, '_').replace(/\/$/, '')}/index.html`,
    );
    return pages.find((page) => headersOf.has(page)) ?? '/app/_/index.html';
  };

  return (url: string, reply: FastifyReply) => {
    // The app's own router tells its screens apart; everything else that is no file is the public 404.
    const [address = ''] = url.split('?', 1);
    const [, first] = address.split('/', 2);
    if (appPaths.has(`/${first}`)) return reply.sendFile(appPageFor(address));
    return answer(reply, 404, missingPages[isLang(first) ? first : 'he']);
  };
}

/** A file that the web's build writes beside its pages: the prefixes of the app's paths, or hashes of inline code. */
function readBuilt<Content>(folder: string, name: string): Content {
  const file = path.join(folder, '..', name);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    throw new StartupError(`the web's build is not whole: cannot read ${file}; run npm run build`, { cause: error });
  }
}

/** '/login/index.html', of its compressed copies too. */
const addressOf = (folder: string, file: string) =>
  `/${path.relative(folder, file).split(path.sep).join('/')}`.replace(/\.(br|gz|zst)$/, '');
