import { digestOf } from '../digest.ts';
import type { Piece } from '../emit/pieces.ts';
import type { EmittedDocument } from '../emit/index.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import type { FileOnDisk, OpenedFile } from '../quick/hashes.ts';
import type { Planned } from './plan.ts';
import { inMemory, nowhere } from './sink.ts';
import type { Sink } from './sink.ts';
import { withoutNote } from './stamp.ts';
import { StampedJson } from './stamped-json.ts';

/** Where the pieces of a file are in it. There are thousands of them. */
interface Layout {
  /** A digest of what stands between them, and of the file's source. */
  readonly between: string;
  /** The keys of the pieces, a line each. */
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
  const layout = layoutOf(old, memory);
  const now = pieces();
  const keys = now.flatMap(({ key }) => key ?? []).join('\n');
  const between = digestOf(
    JSON.stringify([source, now.map(({ key, bytes }) => (key === null ? bytes().map(String) : 0))]),
  );
  if (layout?.between === between && layout.keys === keys) return old.hash;
  const sink = begin();
  const copied = layout ? copyFrom(old, layout, path) : null;
  try {
    const { first, rest } = begun(now);
    const json = new StampedJson(sink, source, first);
    const places: number[] = [];
    for (const piece of rest) {
      const start = json.length;
      if (!copied?.copy(piece, json)) for (const bytes of piece.bytes()) json.write(bytes);
      if (piece.key !== null) places.push(start, json.length);
    }
    const digest = json.end();
    if (copied?.isStill() === false) throw new ChangedMeanwhile(path);
    remember(memory, digest, { between, keys, places, length: json.length });
    // The same text may come of other pieces: what has changed in a schema need not be in the document.
    if (digest !== old.hash) sink.keep();
    return digest;
  } finally {
    copied?.close();
    sink.close();
  }
}

function layoutOf({ hash }: FileOnDisk, memory: Memory): Layout | undefined {
  // Of one kind all entries are of one type.
  return memory.remembered('document', hash) as Layout | undefined;
}

function remember(memory: Memory, digest: string, layout: Layout): void {
  memory.replace('document', digest, layout);
}

/** Pieces that are others, by the keys that they had. */
export interface ChangedPieces {
  readonly needed: ReadonlyMap<string, Piece>;
  /** Those that the document need not have. */
  readonly possible: ReadonlyMap<string, Piece>;
}

/**
 * The same for a document of which a few pieces are others; its hash. `null` where the file on disk is not known, or lacks one
 * that is needed.
 */
export function replanDocument(
  { path, source }: Pick<EmittedDocument, 'path' | 'source'>,
  { needed, possible }: ChangedPieces,
  memory: Memory,
  old: FileOnDisk,
  begin: () => Sink,
): string | null {
  const layout = layoutOf(old, memory);
  const keys = layout?.keys.split('\n') ?? [];
  const there = new Set(keys);
  const [head] = layout?.places ?? [];
  if (!layout || head === undefined || ![...needed.keys()].every((key) => there.has(key)))
    return null;
  const file = openAs(old, layout);
  if (file === null) return null;
  const sink = begin();
  try {
    const first: Buffer[] = [];
    const read = (start: number, end: number, take: (bytes: Buffer) => void): void => {
      if (!file.read(start, end, take)) throw new ChangedMeanwhile(path);
    };
    read(0, head, (bytes) => first.push(Buffer.from(bytes)));
    const beginning = withoutNote(Buffer.concat(first));
    if (beginning === null) throw new ChangedMeanwhile(path);
    const json = new StampedJson(sink, source, beginning);
    const write = (bytes: Buffer): void => json.write(bytes);
    const places: number[] = [];
    let copied = head;
    for (const [at, key] of keys.entries()) {
      const [start = 0, end = 0] = [layout.places[at * 2], layout.places[at * 2 + 1]];
      const piece = needed.get(key) ?? possible.get(key);
      if (!piece) {
        // Where it stands once everything up to it is copied.
        const shift = json.length - copied;
        places.push(start + shift, end + shift);
        continue;
      }
      read(copied, start, write);
      const from = json.length;
      for (const bytes of piece.bytes()) json.write(bytes);
      places.push(from, json.length);
      keys[at] = piece.key ?? '';
      copied = end;
    }
    read(copied, layout.length, write);
    const digest = json.end();
    if (!file.isStill()) throw new ChangedMeanwhile(path);
    const { between } = layout;
    remember(memory, digest, { between, keys: keys.join('\n'), places, length: json.length });
    if (digest !== old.hash) sink.keep();
    return digest;
  } finally {
    file.close();
    sink.close();
  }
}

/** The file on disk, where the places are those in it. */
function openAs(old: FileOnDisk, { length }: Layout): OpenedFile | null {
  const file = old.open();
  if (file === null) return null;
  if (file.size === length) return file;
  // A checkout has changed its line ends.
  file.close();
  return null;
}

/** Takes pieces from the file on disk. */
interface Copied extends Pick<OpenedFile, 'isStill' | 'close'> {
  /** `false` when the file does not have it. */
  copy(piece: Piece, to: StampedJson): boolean;
}

/** `null` when nothing can be taken from there. */
function copyFrom(old: FileOnDisk, layout: Layout, path: string): Copied | null {
  const file = openAs(old, layout);
  if (file === null) return null;
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
