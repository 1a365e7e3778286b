import { digestOf } from '../digest.ts';
import { printed } from '../emit/pieces.ts';
import type { EmittedDocument } from '../emit/index.ts';
import type { Memory } from '../memory.ts';
import type { FileOnDisk } from '../quick/hashes.ts';
import type { Offer, Planned } from './plan.ts';
import { stampParts } from './stamp.ts';

/** Where the pieces of a file are in it. */
interface Layout {
  /** Of all pieces. */
  readonly key: string;
  readonly pieces: readonly (readonly [key: string, start: number, end: number])[];
}

/**
 * A file that is put together from pieces. Those that the file on disk has already are taken from it: the memory holds
 * where they are in a file of that hash, and never their text.
 */
export function planDocument(
  document: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  offer: Offer,
): Planned {
  return { hash: hashOf(document, memory, old, offer), content: () => contentOf(document) };
}

/** What was made of the pieces goes with them: whoever asks for the text of the file has it made again. */
function contentOf({ source, pieces }: EmittedDocument): Promise<Buffer> {
  return Promise.resolve(Buffer.concat(stampParts(source, [printed(pieces())]).parts));
}

function hashOf(
  { path, source, pieces }: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  offer: Offer,
): string {
  const now = pieces();
  const key = digestOf(
    JSON.stringify([source, now.map((piece) => piece.key ?? piece.bytes().map(String))]),
  );
  // Of one kind all entries are of one type.
  const layout = memory.remembered('document', old.hash) as Layout | undefined;
  if (layout?.key === key) return old.hash;
  const known = layout ? slicesOf(old, layout) : null;
  const parts = now.map((piece): Part => {
    const slice = piece.key === null ? undefined : known?.get(piece.key);
    return { key: piece.key, bytes: slice ? [slice] : piece.bytes() };
  });
  const { parts: stamped, digest } = stampParts(
    source,
    parts.flatMap(({ bytes }) => bytes),
  );
  memory.recall('document', digest, () => layoutOf(key, parts, lengthOf(stamped)));
  offer(path, digest, stamped);
  return digest;
}

interface Part {
  readonly key: string | null;
  readonly bytes: readonly Buffer[];
}

/** The pieces of the file on disk, by their keys; none where it has changed meanwhile. */
function slicesOf(old: FileOnDisk, { pieces }: Layout): ReadonlyMap<string, Buffer> {
  const bytes = old.bytes();
  if (bytes === null) return new Map();
  return new Map(pieces.map(([key, start, end]) => [key, bytes.subarray(start, end)]));
}

function layoutOf(key: string, parts: readonly Part[], length: number): Layout {
  // The stamp stands before everything that has a key.
  let at = length - lengthOf(parts.flatMap(({ bytes }) => bytes));
  const pieces: [string, number, number][] = [];
  for (const part of parts) {
    const start = at;
    at += lengthOf(part.bytes);
    if (part.key !== null) pieces.push([part.key, start, at]);
  }
  return { key, pieces };
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
