import ipaddr from 'ipaddr.js';
import { headerText } from './headers.ts';
import type { WireHeaders } from './wire.ts';

/** The client of a request, as far as it is known. */
export interface Sender {
  /** The network address; `null` when there is none. */
  readonly ip: string | null;
  readonly isTls: boolean;
}

/** Returns the client behind trusted proxies. */
export type FindSender = (peer: Sender, headers: WireHeaders) => Sender;

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Returns a function that reads `X-Forwarded-For` and `X-Forwarded-Proto` of requests from the proxies in `ranges`
 * (`10.0.0.7`, `10.0.0.0/8`, `fd00::/8`) and ignores them otherwise, as every client can send them. Each proxy
 * appends the address of its peer, so the last address that is not a proxy is the client. Throws for a text that
 * is neither an address nor a range.
 */
export function trustProxies(ranges: readonly string[]): FindSender {
  const trusted = ranges.map((text) => {
    const range = readRange(text);
    if (!range) throw new Error(`http: ${text} is neither an IP address nor a CIDR range`);
    return range;
  });
  return (peer, headers) => {
    if (!isWithin(trusted, peer.ip)) return peer;
    const proto = headerText(headers, 'x-forwarded-proto')?.split(',').at(-1)?.trim();
    return {
      ip: clientOf(peer.ip, headerText(headers, 'x-forwarded-for'), trusted),
      isTls: proto === undefined || proto === '' ? peer.isTls : proto.toLowerCase() === 'https',
    };
  };
}

/** Whether a text is an IP address or a CIDR range. */
export function isRange(text: string): boolean {
  return readRange(text) !== null;
}

/** Returns the last address that is not a trusted proxy; before an invalid address, the one after it. */
function clientOf(
  peer: string | null,
  forwarded: string | undefined,
  trusted: readonly Range[],
): string | null {
  let client = peer;
  for (const hop of (forwarded ?? '').split(',').toReversed()) {
    const address = readAddress(hop);
    if (!address) return client;
    client = address.toString();
    if (!isWithin(trusted, client)) return client;
  }
  return client;
}

function isWithin(ranges: readonly Range[], ip: string | null): boolean {
  const address = ip === null ? null : readAddress(ip);
  if (!address) return false;
  return ranges.some(
    ([start, bits]) => start.kind() === address.kind() && address.match(start, bits),
  );
}

/** Parses an address with or without a port; an IPv4-mapped IPv6 address becomes an IPv4 address. */
function readAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = text.trim();
  const bare =
    /^\[(.*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  // Shorter forms of IPv4 addresses mean different things to different readers.
  const isWhole = bare.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(bare);
  return isWhole && ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function readRange(text: string): Range | null {
  const [start = '', length, ...more] = text.split('/');
  const address = readAddress(start);
  if (!address || more.length > 0) return null;
  const all = address.kind() === 'ipv4' ? 32 : 128;
  if (length === undefined) return [address, all];
  return /^\d{1,3}$/.test(length) && Number(length) <= all ? [address, Number(length)] : null;
}
