import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

// What is handed out to the public so far. Everything else of IPv6 is for machines of one's own, or wraps an
// IPv4 address in one of many ways.
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet: not of this machine, this network or a neighbour, not of
 * many at once, not reserved, and none in disguise (`::ffff:10.0.0.1`, `::10.0.0.1`, `64:ff9b::a00:1`).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL);
}
