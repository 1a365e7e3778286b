import { createHash } from 'node:crypto';

/** Where the site tells which authorization header has arrived: as a digest, so that nothing is repeated. */
export function probeAddress(token: string): string {
  return `/?${probeParameter(token)}=authorization`;
}

/** What an address asks by. */
export function probeParameter(token: string): string {
  return `${token}-probe`;
}

/** What is told of a header. */
export const PROBED = {
  none: 'none',
  same: (header: string) => createHash('sha256').update(header).digest('hex'),
};
