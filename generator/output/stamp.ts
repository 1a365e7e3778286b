import { createHash } from 'node:crypto';

/** The first 12 hexadecimal digits of the text's SHA-256. */
function hashOf(text: string): string {
  return shortened(createHash('sha256').update(text).digest('hex'));
}

function shortened(hash: string): string {
  return hash.slice(0, 12);
}

const NOTE =
  /^(?:\/\/|<!--) @generated from (\S.*) by `npm run generate`\. Do not edit\. \(([0-9a-f]{12})\)(?: -->)?\n/;
const JSON_NOTE =
  /^ {2}"x-generated": "from ([^"\n]*) by `npm run generate` \(([0-9a-f]{12})\)",\n/m;

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

/** The same for JSON that comes in parts; the first member is in the first of them. */
export function stampParts(source: string, parts: readonly Buffer[]): Buffer[] {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const [first = Buffer.of(), ...others] = parts;
  const stamped = jsonNote(source, String(first), shortened(hash.digest('hex')));
  return [...stamped.map((text) => Buffer.from(text)), ...others];
}

/** The text in two, with the note behind the first one. */
function jsonNote(source: string, text: string, hash: string): [string, string] {
  const firstMember = /^\{\n {2}"(?:[^"\\]|\\.)*": [^{[\n]*,\n/.exec(text)?.[0];
  if (firstMember === undefined)
    throw new Error('stamp: JSON that does not begin with a plain member');
  const note = `  "x-generated": "from ${source} by \`npm run generate\` (${hash})",\n`;
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
