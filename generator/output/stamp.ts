import { createHash } from 'node:crypto';
import { digestOf } from '../digest.ts';

/** The first 12 hexadecimal digits of the text's SHA-256. */
function hashOf(text: string): string {
  return shortened(createHash('sha256').update(text).digest('hex'));
}

function shortened(hash: string): string {
  return hash.slice(0, 12);
}

const NOTE =
  /^(?:\/\/|<!--) @generated from (\S.*) by `npm run generate`\. Do not edit\. \(([0-9a-f]{12})\)(?: -->)?\n/;
const JSON_NOTE = /^ +"x-generated": "from ([^"\n]*) by `npm run generate` \(([0-9a-f]{12})\)",\n/m;

/** The text with its stamp: where it comes from, and the hash of the rest. */
export function stamp(path: string, source: string, text: string): string {
  if (path.endsWith('.json')) return stampJson(source, text);
  const note = `@generated from ${source} by \`npm run generate\`. Do not edit. (${hashOf(`\n${text}`)})`;
  return path.endsWith('.md') ? `<!-- ${note} -->\n\n${text}` : `// ${note}\n\n${text}`;
}

// JSON has no comments: the note is a member, after the first one.
function stampJson(source: string, text: string): string {
  return jsonNote(source, text, hashOf(text)).join('');
}

/** What stands in JSON up to its note, and what `digestOfFile` gives for the whole. */
export interface JsonStamp {
  /** Of one length, whatever the hash is. */
  readonly head: Buffer;
  /** How much of it stands before the note. */
  readonly noteAt: number;
  readonly digest: string;
}

/** The stamp of JSON of which `text` holds the first member; `hash` is the SHA-256 of all of it. */
export function jsonStamp(source: string, text: string, hash: Buffer): JsonStamp {
  const [before] = jsonNote(source, text, shortened(hash.toString('hex')));
  const { index = 0 } = JSON_NOTE.exec(before) ?? {};
  const noteAt = Buffer.byteLength(before.slice(0, index));
  const head = Buffer.from(before);
  return { head, noteAt, digest: digestOfStamped(hash, noteAt, head.subarray(noteAt)) };
}

/**
 * What tells what is in one file from what is in another. JSON that bears a note is hashed without it, as it is for the
 * note: of a document of many megabytes that is half of the work.
 */
export function digestOfFile(path: string, bytes: Buffer): string {
  const around = path.endsWith('.json') ? aroundNote(bytes) : null;
  if (!around) return digestOf(bytes);
  const [before, note, after] = around;
  const sum = createHash('sha256').update(before).update(after);
  return digestOfStamped(sum.digest(), before.length, note);
}

/** The beginning of JSON without the note that it bears; `null` when it bears none. */
export function withoutNote(bytes: Buffer): Buffer | null {
  const around = aroundNote(bytes);
  return around && Buffer.concat([around[0], around[2]]);
}

/** What stands before the note, the note, and what stands behind it. */
function aroundNote(bytes: Buffer): readonly [Buffer, Buffer, Buffer] | null {
  const note = JSON_NOTE.exec(bytes.toString('latin1', 0, MOST_BEFORE));
  if (!note) return null;
  const end = note.index + note[0].length;
  return [bytes.subarray(0, note.index), bytes.subarray(note.index, end), bytes.subarray(end)];
}

/** Where a note is looked for. */
const MOST_BEFORE = 4_096;

function digestOfStamped(rest: Buffer, at: number, note: Buffer): string {
  return digestOf(rest, String(at), note);
}

/** The text in two, with the note behind the first one. */
function jsonNote(source: string, text: string, hash: string): [string, string] {
  const [firstMember, space] = /^\{\n( +)"(?:[^"\\]|\\.)*": [^{[\n]*,\n/.exec(text) ?? [];
  if (firstMember === undefined || space === undefined)
    throw new Error('stamp: JSON that does not begin with a plain member');
  const note = `${space}"x-generated": "from ${source} by \`npm run generate\` (${hash})",\n`;
  return [firstMember + note, text.slice(firstMember.length)];
}

/** Whether the text bears a stamp that fits the rest of it: nobody has changed it since. */
export function bearsItsStamp(path: string, text: string): boolean {
  const found = noteIn(path, text);
  if (!found) return false;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return hashOf(rest) === found[2];
}

/** The schema file, or the folder, that the stamp of a generated file names; empty without a stamp. */
export function sourceIn(path: string, text: string): string {
  return noteIn(path, text)?.[1] ?? '';
}

function noteIn(path: string, text: string): RegExpExecArray | null {
  return (path.endsWith('.json') ? JSON_NOTE : NOTE).exec(text);
}
