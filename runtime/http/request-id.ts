import { randomBytes } from 'node:crypto';

// What can stand in a header and in a line of a log without being taken for something else.
const WELL_FORMED = /^[\w.:+/=@-]{1,128}$/;

/**
 * Names requests: as a proxy or the client has named them, when that is well formed, and else by a name
 * of ours: what is random of it is made once, and then they are counted.
 */
export function requestNames(
  random: (size: number) => Uint8Array = randomBytes,
): (told: unknown) => string {
  const prefix = Buffer.from(random(9)).toString('base64url');
  let count = 0;
  return (told) => {
    if (typeof told === 'string' && WELL_FORMED.test(told)) return told;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
