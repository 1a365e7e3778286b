import type { AddressInfo } from 'node:net';

/** Starts a server on any port that is free; where it listens. */
export type Start = () => Promise<AddressInfo | string | null>;

/** The port of an address; an address without one is a mistake. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('http: no port');
  return address.port;
}
