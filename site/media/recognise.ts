import { open } from 'node:fs/promises';
import type { SiteOptions } from '../domain/options.ts';
import { safeFileName } from './file-names.ts';
import { allowedTypes, extensionOf, typeOfName } from './file-types.ts';
import type { FileType } from './file-types.ts';
import { BEGINNING, signatureOf } from './signatures.ts';
import type { Signature } from './signatures.ts';

/** What a file turned out to be. */
export interface Recognised {
  /** A safe name for it, whose ending fits its content. */
  readonly name: string;
  readonly type: string;
}

// Pictures that are often called by the wrong ending; their content decides.
const RENAMED: ReadonlySet<Signature> = new Set(['jpeg', 'png', 'gif', 'webp', 'bmp', 'tiff']);

/**
 * Tells what a file is by its content, which its name has to fit: a picture with the ending of another
 * kind of picture is renamed. `null` for what a site does not take in.
 */
export async function recognise(
  path: string,
  clientName: string,
  options: SiteOptions,
): Promise<Recognised | null> {
  const signature = signatureOf(await beginningOf(path));
  const name = safeFileName(clientName);
  const named = typeOfName(name);
  if (signature === null || named === undefined) return null;
  const allowed = allowedTypes(options);
  if (named.signature === signature)
    return allowed.includes(named) ? { name, type: named.type } : null;
  if (!RENAMED.has(signature) || !RENAMED.has(named.signature)) return null;
  const actual = allowed.find((type) => type.signature === signature);
  return actual ? { name: renamed(name, actual), type: actual.type } : null;
}

function renamed(name: string, { extensions }: FileType): string {
  return `${name.slice(0, -extensionOf(name).length)}${extensions[0] ?? ''}`;
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
