import { digestOf } from '../digest.ts';
import type { Piece } from '../emit/pieces.ts';
import type { EmittedDocument } from '../emit/index.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import type { FileOnDisk, OpenedFile } from '../quick/hashes.ts';
import type { Planned } from './plan.ts';
import { inMemory, nowhere } from './sink.ts';
import type { Sink } from './sink.ts';
import { StampedJson } from './stamped-json.ts';

/** Where the pieces of a file are in it. There are thousands of them. */
interface Layout {
  /** Of all pieces. */
  readonly key: string;
  /** Those of the pieces, a line each. */
  readonly keys: string;
  /** Where each begins and ends. */
  readonly places: readonly number[];
  /** Of the whole file. */
  readonly length: number;
}

/**
 * A file that is put together from pieces. Those that the file on disk has already are taken from it: the memory holds
 * where they are in a file of that hash, and never their text. It is written to what `begin` gives.
 */
export function planDocument(
  document: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  begin: () => Sink = () => nowhere,
): Planned {
  return { hash: hashOf(document, memory, old, begin), content: () => contentOf(document) };
}

/** What was made of the pieces goes with them: whoever asks for the text of the file has it made again. */
function contentOf({ source, pieces }: EmittedDocument): Promise<Buffer> {
  let whole = Buffer.of();
  const sink = inMemory((bytes) => (whole = bytes));
  const { first, rest } = begun(pieces());
  const json = new StampedJson(sink, source, first);
  for (const { bytes } of rest) for (const part of bytes()) json.write(part);
  json.end();
  sink.keep();
  return Promise.resolve(whole);
}

/** The piece that the first member is in, and the others. */
function begun([first, ...rest]: readonly Piece[]) {
  if (first?.key !== null) throw new Error('document: the first member is in a piece with a key');
  return { first: Buffer.concat(first.bytes()), rest };
}

function hashOf(
  { path, source, pieces }: EmittedDocument,
  memory: Memory,
  old: FileOnDisk,
  begin: () => Sink,
): string {
  // Of one kind all entries are of one type.
  const layout = memory.remembered('document', old.hash) as Layout | undefined;
  const now = pieces();
  const key = digestOf(
    JSON.stringify([source, now.map((piece) => piece.key ?? piece.bytes().map(String))]),
  );
  if (layout?.key === key) return old.hash;
  const sink = begin();
  const copied = layout ? copyFrom(old, layout, path) : null;
  try {
    const { first, rest } = begun(now);
    const json = new StampedJson(sink, source, first);
    const keys: string[] = [];
    const places: number[] = [];
    for (const piece of rest) {
      const start = json.length;
      if (!copied?.copy(piece, json)) for (const bytes of piece.bytes()) json.write(bytes);
      if (piece.key === null) continue;
      keys.push(piece.key);
      places.push(start, json.length);
    }
    const digest = json.end();
    if (copied?.isStill() === false) throw new ChangedMeanwhile(path);
    const made: Layout = { key, keys: keys.join('\n'), places, length: json.length };
    memory.replace('document', digest, made);
    // The same text may come of other pieces: what has changed in a schema need not be in the document.
    if (digest !== old.hash) sink.keep();
    return digest;
  } finally {
    copied?.close();
    sink.close();
  }
}

/** Takes pieces from the file on disk. */
interface Copied extends Pick<OpenedFile, 'isStill' | 'close'> {
  /** `false` when the file does not have it. */
  copy(piece: Piece, to: StampedJson): boolean;
}

/** `null` when nothing can be taken from there. */
function copyFrom(old: FileOnDisk, layout: Layout, path: string): Copied | null {
  const file = old.open();
  if (file === null) return null;
  // Line ends that a checkout has changed are not in the places.
  if (file.size !== layout.length) {
    file.close();
    return null;
  }
  const starts = new Map(layout.keys.split('\n').map((key, at) => [key, at * 2]));
  return {
    copy: ({ key }, to) => {
      const at = key === null ? undefined : starts.get(key);
      if (at === undefined) return false;
      const [start = 0, end = 0] = [layout.places[at], layout.places[at + 1]];
      if (!file.read(start, end, (bytes) => to.write(bytes))) throw new ChangedMeanwhile(path);
      return true;
    },
    isStill: file.isStill,
    close: file.close,
  };
}
