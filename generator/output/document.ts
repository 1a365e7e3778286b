import { digestOf } from '../digest.ts';
import { printed } from '../emit/pieces.ts';
import type { EmittedDocument } from '../emit/index.ts';
import type { Memory } from '../memory.ts';
import type { FileOnDisk } from '../quick/hashes.ts';
import type { Offer, Planned } from './plan.ts';
import { stampParts } from './stamp.ts';

/** Where the pieces of a file are in it. There are thousands of them. */
interface Layout {
  /** Of all pieces. */
  readonly key: string;
  /** Those of the pieces, a line each. */
  readonly keys: string;
  /** Where each begins and ends. */
  readonly places: readonly number[];
}

/**
 * A file that is put together from pieces. Those that the file on disk has already are taken from it: the memory holds
 * where they are in a file of that hash, and never their text.
 */
export async function planDocument(
  document: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  offer: Offer,
): Promise<Planned> {
  const hash = await hashOf(document, memory, old, offer);
  return { hash, content: () => contentOf(document) };
}

/** What was made of the pieces goes with them: whoever asks for the text of the file has it made again. */
function contentOf({ source, pieces }: EmittedDocument): Promise<Buffer> {
  return Promise.resolve(Buffer.concat(stampParts(source, [printed(pieces())]).parts));
}

async function hashOf(
  { path, source, pieces }: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  offer: Offer,
): Promise<string> {
  // Of one kind all entries are of one type.
  const layout = memory.remembered('document', old.hash) as Layout | undefined;
  // Read while the pieces are put together; `null` where the file has changed meanwhile.
  const reading = layout ? old.bytesLater() : null;
  const now = pieces();
  const key = digestOf(
    JSON.stringify([source, now.map((piece) => piece.key ?? piece.bytes().map(String))]),
  );
  const bytes = await reading;
  if (layout?.key === key) return old.hash;
  const known = layout && bytes ? slicesOf(bytes, layout) : null;
  const parts = now.map((piece): Part => {
    const slice = piece.key === null ? undefined : known?.get(piece.key);
    return { key: piece.key, bytes: slice ? [slice] : piece.bytes() };
  });
  const all = parts.flatMap(({ bytes }) => bytes);
  const { parts: stamped, digest } = stampParts(source, bytes ? joined(all, bytes) : all);
  memory.recall('document', digest, () => layoutOf(key, parts, lengthOf(stamped)));
  offer(path, digest, stamped);
  return digest;
}

interface Part {
  readonly key: string | null;
  readonly bytes: readonly Buffer[];
}

/** The pieces of the file on disk, by their keys. */
function slicesOf(bytes: Buffer, { keys, places }: Layout): ReadonlyMap<string, Buffer> {
  return new Map(
    keys
      .split('\n')
      .map((key, at) => [key, bytes.subarray(places[at * 2], places[at * 2 + 1])] as const),
  );
}

/**
 * The same bytes in fewer parts: of pieces that stand one behind the other in the old file as well, with the same between
 * them, there is one part.
 */
function joined(parts: readonly Buffer[], old: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  let start = 0;
  let end = 0;
  for (const part of parts) {
    const at = placeIn(old, part);
    const goesOn = end > start && (at === end || old.subarray(end, end + part.length).equals(part));
    if (goesOn) {
      end += part.length;
      continue;
    }
    if (end > start) found.push(old.subarray(start, end));
    [start, end] = at === null ? [0, 0] : [at, at + part.length];
    if (at === null) found.push(part);
  }
  if (end > start) found.push(old.subarray(start, end));
  return found;
}

/** Where a part that was taken from the whole is in it. */
function placeIn(whole: Buffer, part: Buffer): number | null {
  if (whole.buffer !== part.buffer) return null;
  const at = part.byteOffset - whole.byteOffset;
  return at >= 0 && at + part.length <= whole.length ? at : null;
}

function layoutOf(key: string, parts: readonly Part[], length: number): Layout {
  // The stamp stands before everything that has a key.
  let at = length - lengthOf(parts.flatMap(({ bytes }) => bytes));
  const keys: string[] = [];
  const places: number[] = [];
  for (const part of parts) {
    const start = at;
    at += lengthOf(part.bytes);
    if (part.key === null) continue;
    keys.push(part.key);
    places.push(start, at);
  }
  return { key, keys: keys.join('\n'), places };
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
