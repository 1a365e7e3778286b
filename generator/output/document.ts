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
  const starts = layout && bytes ? startsOf(layout) : null;
  const parts = now.map(({ key, bytes }): Part => {
    const place = key === null ? undefined : starts?.get(key);
    if (place === undefined || !layout) return partOf(key, bytes());
    const [start = 0, end = 0] = [layout.places[place], layout.places[place + 1]];
    return { key, length: end - start, old: start, bytes: [] };
  });
  const { parts: stamped, digest } = stampParts(source, joined(parts, bytes ?? Buffer.of()));
  // The same text may come of other pieces: what has changed in a schema need not be in the document.
  memory.replace('document', digest, layoutOf(key, parts, lengthOf(stamped)));
  offer(path, digest, stamped);
  return digest;
}

interface Part {
  readonly key: string | null;
  readonly length: number;
  /** Where it is in the file on disk; `null` for one that is new. */
  readonly old: number | null;
  /** Those of one that is new. */
  readonly bytes: readonly Buffer[];
}

function partOf(key: string | null, bytes: readonly Buffer[]): Part {
  return { key, length: lengthOf(bytes), old: null, bytes };
}

/** Where the places of a piece are, by its key. */
function startsOf({ keys }: Layout): ReadonlyMap<string, number> {
  return new Map(keys.split('\n').map((key, at) => [key, at * 2]));
}

/** The bytes of the parts; of those that stand one behind the other in the old file as well, with the same between them, in one. */
function joined(parts: readonly Part[], old: Buffer): readonly Buffer[] {
  const found: Buffer[] = [];
  let start = 0;
  let end = 0;
  const leave = (): void => {
    if (end > start) found.push(old.subarray(start, end));
    start = end = 0;
  };
  for (const part of parts) {
    if (part.old !== null) {
      if (part.old !== end) leave();
      if (end === start) start = end = part.old;
      end += part.length;
      continue;
    }
    for (const bytes of part.bytes) {
      if (end > start && stands(bytes, old, end)) end += bytes.length;
      else {
        leave();
        found.push(bytes);
      }
    }
  }
  leave();
  return found;
}

/** Whether these bytes are those of the whole from `at` on. */
function stands(bytes: Buffer, whole: Buffer, at: number): boolean {
  const end = at + bytes.length;
  return end <= whole.length && whole.compare(bytes, 0, bytes.length, at, end) === 0;
}

function layoutOf(key: string, parts: readonly Part[], length: number): Layout {
  // The stamp stands before everything that has a key.
  let at = length - parts.reduce((sum, part) => sum + part.length, 0);
  const keys: string[] = [];
  const places: number[] = [];
  for (const part of parts) {
    const start = at;
    at += part.length;
    if (part.key === null) continue;
    keys.push(part.key);
    places.push(start, at);
  }
  return { key, keys: keys.join('\n'), places };
}

function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
