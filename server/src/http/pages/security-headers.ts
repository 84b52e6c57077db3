import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

const yearSeconds = 365 * 24 * 3600;

/** A page's inline scripts and styles, as `'sha256-…'`. The web's build writes them to `csp.json`. */
export type Inline = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Names every permission of a page: nothing is left to its browser's defaults. */
const pagePolicy = ({ scripts, styles }: Inline) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // The only inline scripts are those that work before the first paint, known by their hashes since the build.
    scriptSrc: ["'self'", ...scripts],
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'blob:', 'data:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
  },
});

/**
 * Browser features that our pages never use; remove one here to use it. Names that Chromium does not know are left out,
 * because it logs each of them to the console.
 */
const unused = (
  'accelerometer autoplay browsing-topics camera captured-surface-control clipboard-read ' +
  'compute-pressure display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid ' +
  'identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials ' +
  'payment picture-in-picture screen-wake-lock serial ' +
  'storage-access sync-xhr usb window-management xr-spatial-tracking'
).split(' ');

/** An answer of the API is read by our own scripts: shown by itself it is nothing, and does nothing. */
const dataPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

type Headers = Readonly<Record<string, string>>;

/** Security headers by kind of response; built once. */
export type SecureHeaders = {
  readonly api: Headers;
  /** Scripts, pictures, styles: only pages say what may be done with them. */
  readonly file: Headers;
  readonly page: (inline?: Inline) => Headers;
};

export function headersFor({ https }: { https: boolean }): SecureHeaders {
  const hsts = https && { maxAge: yearSeconds, includeSubDomains: true };
  const page = (contentSecurityPolicy: HelmetOptions['contentSecurityPolicy']): Headers => ({
    ...headersOf({
      contentSecurityPolicy,
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'no-referrer' },
      hsts,
    }),
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  });
  const file = headersOf({ ...onlyForPages, crossOriginResourcePolicy: { policy: 'same-origin' }, hsts });
  const policy = headersOf({ ...onlyForPages, contentSecurityPolicy: dataPolicy, hsts: false });
  return {
    file,
    api: { ...file, ...policy, 'cache-control': 'no-store' },
    page: (inline = { scripts: [], styles: [] }) => page(pagePolicy(inline)),
  };
}

/** Headers that matter only for pages, or that current browsers ignore. */
const onlyForPages = {
  contentSecurityPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

/**
 * Headers that helmet would set. Helmet builds them for each response, which took nearly as long as a whole small
 * response.
 */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as never, answer as never, (problem?: unknown) => {
    if (problem) throw problem as Error;
  });
  return headers;
}

/** Sets them on every answer. A page that has a policy of its own keeps it. */
export function addSecurityHeaders(app: FastifyInstance, { api, file, page }: SecureHeaders) {
  const plainPage = page();
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url)) reply.headers(api).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!isApi(request.url)) {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      reply.headers({ ...(isPage ? plainPage : file), ...reply.getHeaders() });
    }
    done();
  });
}

const isApi = (url: string) => url.startsWith('/api/');
