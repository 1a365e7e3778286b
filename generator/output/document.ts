import { digestOf } from '../digest.ts';
import type { Piece } from '../emit/pieces.ts';
import { printed } from '../emit/pieces.ts';
import type { Memory } from '../memory.ts';
import { once } from '../once.ts';
import type { FileOnDisk } from '../quick/hashes.ts';
import type { Planned } from './plan.ts';
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
  source: string,
  pieces: readonly Piece[],
  memory: Memory,
  old: FileOnDisk,
): Planned {
  const key = digestOf(JSON.stringify([source, pieces.map((piece) => piece.key ?? piece.text())]));
  // Of one kind all entries are of one type.
  const layout = memory.remembered('document', old.hash) as Layout | undefined;
  if (layout?.key === key) {
    const anew = async () => Buffer.concat(stampParts(source, [Buffer.from(printed(pieces))]));
    return { hash: old.hash, content: once(anew) };
  }
  const known = layout ? slicesOf(old, layout) : null;
  const parts = pieces.map((piece): Part => {
    const slice = piece.key === null ? undefined : known?.get(piece.key);
    return { key: piece.key, bytes: slice ?? Buffer.from(piece.text()) };
  });
  const content = Buffer.concat(
    stampParts(
      source,
      parts.map(({ bytes }) => bytes),
    ),
  );
  const hash = digestOf(content);
  memory.recall('document', hash, () => layoutOf(key, parts, content.length));
  return { hash, content: () => Promise.resolve(content) };
}

interface Part {
  readonly key: string | null;
  readonly bytes: Buffer;
}

/** The pieces of the file on disk, by their keys; none where it has changed meanwhile. */
function slicesOf(old: FileOnDisk, { pieces }: Layout): ReadonlyMap<string, Buffer> {
  const bytes = old.bytes();
  if (bytes === null) return new Map();
  return new Map(pieces.map(([key, start, end]) => [key, bytes.subarray(start, end)]));
}

function layoutOf(key: string, parts: readonly Part[], length: number): Layout {
  // The stamp stands before everything that has a key.
  let at = length - parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const pieces: [string, number, number][] = [];
  for (const part of parts) {
    const start = at;
    at += part.bytes.length;
    if (part.key !== null) pieces.push([part.key, start, at]);
  }
  return { key, pieces };
}
