/**
 * An IPv6 customer owns a /64, so one address of it says nothing; a site may own a /48, so that one of its /64 says
 * little. `bits`: how much of an address counts, by sixteens.
 */
export function ipNetworkOf(address: string, bits: 48 | 64 = 64) {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
    : left;
  return groups.slice(0, bits / 16).join(':');
}
