import { closeSync, fstatSync, openSync, read, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
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

/**
 * The same of a large file, read while the caller does something else: by one call to the system, as `readFile` asks for the
 * next part only when there is nothing else to do.
 */
export async function bytesLater(path: string): Promise<Buffer | null> {
  const file = unlessAbsent(() => openSync(path, 'r'));
  if (file === undefined) return null;
  try {
    const buffer = Buffer.allocUnsafeSlow(fstatSync(file).size);
    let length = 0;
    for (let count = -1; count !== 0 && length < buffer.length; length += count) {
      ({ bytesRead: count } = await readInto(file, buffer, length, buffer.length - length, null));
    }
    return unified(buffer.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

const readInto = promisify(read);
