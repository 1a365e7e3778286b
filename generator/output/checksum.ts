import { createHash } from 'node:crypto';

/** The first 12 hexadecimal digits of the text's SHA-256. */
function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const NOTE =
  /^(?:\/\/|#|<!--) @generated from (\S.*) by `npm run generate`\. Do not edit\. \(([0-9a-f]{12})\)(?: -->)?\n/;
const JSON_NOTE = /^ +"x-generated": "from ([^"\n]*) by `npm run generate` \(([0-9a-f]{12})\)",\n/m;

/** The beginning of a comment, by the extension of a file. JSON has a member instead. */
const comments: { readonly [extension: string]: '//' | '#' | '<!--' } = {
  ...{ ts: '//', mts: '//', tsx: '//', js: '//', mjs: '//', jsx: '//', go: '//', rs: '//' },
  ...{ java: '//', kt: '//', swift: '//', cs: '//', dart: '//', proto: '//', prisma: '//' },
  ...{ yaml: '#', yml: '#', toml: '#', graphql: '#', py: '#', rb: '#', http: '#', env: '#' },
  ...{ md: '<!--', html: '<!--', svg: '<!--', vue: '<!--' },
};

/** Whether a generated file of this name and text can have a header. */
export function canHaveHeader(path: string, text: string): boolean {
  return path.endsWith('.json') ? FIRST_MEMBER.test(text) : commentOf(path) !== undefined;
}

function commentOf(path: string) {
  return comments[path.slice(path.lastIndexOf('.') + 1)];
}

/** The text with a header: its source, and the checksum of the rest. */
export function withChecksum(path: string, source: string, text: string): string {
  if (path.endsWith('.json')) {
    // JSON has no comments: the header is a member, after the first one.
    const note = `"x-generated": "from ${source} by \`npm run generate\` (${checksumOf(text)})",\n`;
    return text.replace(FIRST_MEMBER, (first, space: string) => first + space + note);
  }
  const note = `@generated from ${source} by \`npm run generate\`. Do not edit. (${checksumOf(`\n${text}`)})`;
  const comment = commentOf(path) ?? '//';
  return `${comment} ${note}${comment === '<!--' ? ' -->' : ''}\n\n${text}`;
}

const FIRST_MEMBER = /^\{\n( +)"(?:[^"\\]|\\.)*": [^{[\n]*,\n/;

/** Whether the checksum in the header fits the rest of the text: the file was not edited. */
export function hasValidChecksum(path: string, text: string): boolean {
  const found = noteIn(path, text);
  if (!found) return false;
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return checksumOf(rest) === found[2];
}

/** The schema file, or the folder, that the header of a generated file names; empty without a header. */
export function sourceIn(path: string, text: string): string {
  return noteIn(path, text)?.[1] ?? '';
}

function noteIn(path: string, text: string): RegExpExecArray | null {
  return (path.endsWith('.json') ? JSON_NOTE : NOTE).exec(text);
}
