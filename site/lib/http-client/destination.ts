import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

// Ports of web servers. A request to another service could be interpreted as a command.
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080']);

/** Resolves a host name to its addresses. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

/** The allowed destinations of requests: the public internet and configured hosts. */
export class Destinations {
  readonly #named: ReadonlySet<string>;
  readonly #resolve: Resolve;

  /** `named`: the allowed private hosts, at any port (`intranet.example`) or at one port (`intranet.example:8000`). */
  constructor(named: Iterable<string> = [], resolve: Resolve = bySystem) {
    this.#named = new Set([...named].map((host) => host.toLowerCase()));
    this.#resolve = resolve;
  }

  /**
   * Whether a request to a URL is allowed, as far as known before the DNS lookup. A parsed URL has IPv4 addresses in
   * normalized form (`0x7f.1`, `2130706433`).
   */
  allows(url: URL): boolean {
    if (!isWeb(url)) return false;
    if (url.username !== '' || url.password !== '') return false;
    if (this.#isNamed(url)) return true;
    if (!PORTS.has(url.port)) return false;
    // IPv6 addresses have brackets.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 ? host !== '' : isPublicAddress(host);
  }

  /**
   * Returns a lookup function that rejects private addresses. It runs when a connection is made, so the checked address
   * is the one that is used (DNS rebinding).
   */
  lookupFor(url: URL): LookupFunction {
    const isNamed = this.#isNamed(url);
    return (name, options, callback) => {
      void this.#resolve(name).then(
        (found) => {
          const [first] = found;
          const isRefused = !isNamed && !found.every(({ address }) => isPublicAddress(address));
          if (!first || isRefused)
            callback(isRefused ? new RefusedError(name) : notFound(name), '');
          else if (options.all === true) callback(null, [...found]);
          else callback(null, first.address, first.family);
        },
        (error: unknown) => callback(error instanceof Error ? error : notFound(name), ''),
      );
    };
  }

  #isNamed(url: URL): boolean {
    return this.#named.has(url.hostname) || this.#named.has(placeOf(url));
  }
}

/** Returns host and port, including a default port: a host without a port would be allowed at every port. */
export function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** Returns the URL of a web page, also a relative one; `null` for any other text. */
export function webUrl(address: string, base?: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return isWeb(url) ? url : null;
}

function isWeb({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

/** The error for a host name that resolves to a private address. */
export class RefusedError extends Error {
  constructor(name: string) {
    super(`${name} is not a public address`);
  }
}

function notFound(name: string): Error {
  return new Error(`${name} has no address`);
}

function bySystem(name: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(name, { all: true }, (error, found) => {
      if (error) reject(error);
      else resolve(found);
    });
  });
}

// The global unicast range of IPv6. Other ranges are private, reserved, or contain an IPv4 address.
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet: not loopback, private, link-local, multicast or reserved, and not an
 * IPv6 form of such an address (`::ffff:10.0.0.1`, `::10.0.0.1`, `64:ff9b::a00:1`).
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL);
}
