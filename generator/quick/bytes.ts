import { readFileSync } from 'node:fs';
import { unlessAbsent } from '../system-error.ts';

/** The bytes with every line ended by a line feed alone, and without a byte order mark. */
function unified(bytes: Buffer): Buffer {
  if (!bytes.includes('\r\n') && !bytes.subarray(0, 3).equals(MARK)) return bytes;
  const text = bytes.toString('utf8');
  return Buffer.from(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
}

const MARK = Buffer.from('\uFEFF');

/** What is in a file, line ends made equal; `null` when it is gone. */
export function bytesAt(path: string): Buffer | null {
  return unlessAbsent(() => unified(readFileSync(path))) ?? null;
}
