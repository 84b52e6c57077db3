import { Resolver } from 'node:dns/promises';
import { request as overHttp, type RequestOptions } from 'node:http';
import { request as overTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Private hosts that are allowed nonetheless: names or addresses, as configured by the operator. */
export type AllowedPrivateHosts = readonly string[];

/**
 * Addresses outside the public internet, by the registries of special addresses (RFC 6890 with its updates): this
 * machine, its networks, cloud metadata, and ways around through other kinds of addresses.
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

/** True when an IPv4 or IPv6 address is not on the public internet. */
export const isPrivateAddress = (address: string) =>
  isIP(address) === 4
    ? inside.check(address, 'ipv4')
    : !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6');

/**
 * `inside`: the address is private, or not over TLS. `unknown`: the address leads nowhere. `unanswered`: no response in
 * time, or lately.
 */
export class OutboundError extends Error {
  readonly code: 'inside' | 'unknown' | 'unanswered';
  constructor(code: OutboundError['code']) {
    super(code);
    this.code = code;
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/**
 * The system's resolver runs two lookups at once for the whole process, which two silent name servers would block, so
 * this module has its own.
 */
const resolver = new Resolver({ timeout: 1500, tries: 2 });

/**
 * The addresses to which something may be sent: all of the public internet, or whatever an insider has.
 *
 * @throws OutboundError `inside` when any of it leads there, or it is not over TLS; `unknown` when it leads nowhere now
 */
export async function resolvePublicAddresses(
  url: URL,
  insiders: AllowedPrivateHosts,
): Promise<readonly string[] | undefined> {
  const host = hostOf(url);
  if (insiders.includes(host)) return undefined;
  if (url.protocol !== 'https:') throw new OutboundError('inside');
  const addresses = isIP(host) > 0 ? [host] : await addressesOf(host);
  if (addresses.length === 0) throw new OutboundError('unknown');
  if (addresses.some(isPrivateAddress)) throw new OutboundError('inside');
  return addresses;
}

async function addressesOf(host: string) {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** The connection goes to what was looked at: a name may come to lead elsewhere a moment later. */
const goesTo =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

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
 * @throws OutboundError as `resolvePublicAddresses`, or `unanswered` in eight seconds and for a minute from then on; what the network says otherwise
 */
export async function postOutbound(url: URL, request: Request, insiders: AllowedPrivateHosts): Promise<number> {
  if (isSilent(url.host)) throw new OutboundError('unanswered');
  const signal = AbortSignal.timeout(patienceMs);
  const addresses = await resolvePublicAddresses(url, insiders);
  try {
    const status = await post(url, request, { signal, ...(addresses && { lookup: goesTo(addresses) }) });
    silent.delete(url.host);
    return status;
  } catch (error) {
    if (!signal.aborted) throw error;
    keepSilent(url.host);
    throw new OutboundError('unanswered');
  }
}

const post = (url: URL, { headers, body }: Request, options: RequestOptions) =>
  new Promise<number>((resolve, reject) => {
    const send = url.protocol === 'https:' ? overTls : overHttp;
    const sent = send(url, { method: 'POST', headers, agent: false, ...options }, (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Hosts of which nothing was heard three times in a row, and until when they are not asked: what waits for them would hold up others. */
const silent = new Map<string, { times: number; until: number }>();
const timesUntilSilent = 3;
const silenceMs = 60_000;
/** Upper bound on silent hosts; nobody has so many at once. */
const maxSilent = 10_000;

const isSilent = (host: string) => (silent.get(host)?.until ?? 0) > performance.now();

function keepSilent(host: string) {
  const times = (silent.get(host)?.times ?? 0) + 1;
  if (silent.size >= maxSilent) silent.clear();
  silent.set(host, { times, until: times < timesUntilSilent ? 0 : performance.now() + silenceMs });
}
