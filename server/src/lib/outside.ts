import { lookup as lookUp } from 'node:dns';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Who is reached although they stand inside: names or addresses, as the one who runs the server has said. */
export type Insiders = readonly string[];

/**
 * What is not the public internet, by the registries of special addresses (RFC 6890 with its updates): this machine, the
 * networks behind it, clouds' settings, and ways around through other kinds of addresses.
 */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** All of the public internet that there is of version 6, but for what is laid over version 4. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an address of version 4 or 6 is none of the public internet. */
export const isInside = (address: string) =>
  isIP(address) === 4
    ? inside.check(address, 'ipv4')
    : !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6');

/** `inside`: where it leads nothing is sent. `unanswered`: nothing was heard in time. */
export class OutsideError extends Error {
  readonly code: 'inside' | 'unanswered' | 'unknown';
  constructor(code: OutsideError['code']) {
    super(code);
    this.code = code;
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * Where a name leads, or an address itself.
 *
 * @throws OutsideError `inside` when any of it is, `unknown` when the name leads nowhere
 */
export async function refuseInside(url: URL, insiders: Insiders): Promise<void> {
  const host = hostOf(url);
  if (insiders.includes(host)) return;
  if (url.protocol !== 'https:') throw new OutsideError('inside');
  const addresses = isIP(host) > 0 ? [host] : await addressesOf(host);
  if (addresses.some(isInside)) throw new OutsideError('inside');
}

const addressesOf = (host: string) =>
  new Promise<string[]>((resolve, reject) =>
    lookUp(host, { all: true }, (error, found) =>
      error ? reject(new OutsideError('unknown')) : resolve(found.map(({ address }) => address)),
    ),
  );

/** As the connection itself asks: between a look before and this one a name may have come to lead elsewhere. */
export const lookUpOutside: RequestOptions['lookup'] = (host, options, done) =>
  lookUp(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (found.some(({ address }) => isInside(address))) return done(new OutsideError('inside'), '');
    return options.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family);
  });

type Request = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
};

/** Milliseconds for the whole of it. */
const patienceMs = 8000;

/**
 * Posts to an address that somebody has chosen: over TLS, to the public internet alone whatever its name leads to, without
 * following it elsewhere and without reading what comes back. Answers the status.
 *
 * @throws OutsideError `inside`, or `unanswered` in eight seconds; what the network says otherwise
 */
export async function postOutside(url: URL, { headers, body }: Request, insiders: Insiders): Promise<number> {
  await refuseInside(url, insiders);
  const isInsider = insiders.includes(hostOf(url));
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? overTls : overHttp)(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(!isInsider && { lookup: lookUpOutside }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', (error) => reject(error.name === 'AbortError' ? new OutsideError('unanswered') : error));
    sent.end(body);
  });
}
