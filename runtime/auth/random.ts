import { randomBytes } from 'node:crypto';

/** As many bytes as are asked for. What is made of them is secret, so nobody may be able to guess them. */
export type Random = (size: number) => Uint8Array;

export const systemRandom: Random = (size) => randomBytes(size);

/** A text of so many of these letters, each as likely as the others. */
export function randomText(random: Random, length: number, letters: string): string {
  // Bytes that would make the first letters likelier are thrown away.
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length))
      if (byte < fair) text += letters.charAt(byte % letters.length);
  }
  return text;
}

/** A UUID of version 4. */
export function randomUuid(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
