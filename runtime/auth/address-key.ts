import { isIPv6 } from 'node:net';

/**
 * What one sender is known by. Whoever has one IPv6 address has at least the 2^64 of its network, so
 * these count as one; an IPv4 address in the form of an IPv6 one is the IPv4 address.
 */
export function addressKey(ip: string | null): string {
  if (ip === null) return '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
