import type { Span } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import type { JsonNode } from '../load/tree.ts';
import type { Drift } from './drift.ts';
import { sourceIn } from './stamp.ts';

/** Returns the position in a schema file that caused a difference; `null` if none is likely, as for a removed member. */
export async function causeOf(drift: Drift, sources: Sources): Promise<Span | null> {
  if (drift.kind !== 'stale' && drift.kind !== 'missing') return null;
  const to = await drift.to();
  const source = sourceIn(drift.path, to);
  const files = [...sources.resources, ...sources.argSets, ...sources.bases, ...sources.about];
  // A header names a folder if there are several sources. A resource also depends on its bases and argument sets.
  const own = files.filter(({ file }) => file.path === source);
  if (drift.kind === 'missing') return own[0] ? nameOf(own[0].tree) : null;

  const { from } = drift;
  const written = linesOnlyIn(to, from).flatMap((line) => entriesOf(line, from));
  for (const among of own.length > 0 ? [own, files] : [files]) {
    const found = bestOf(written, among);
    if (found) return found;
  }
  return null;
}

/** An entry of generated code, such as `maxLength: 90` within `title` within `createNoteArgs`. */
interface Entry {
  readonly key: string;
  /** As JSON; empty if the value has several lines. */
  readonly value: string;
  readonly within: readonly string[];
}

interface Line {
  readonly text: string;
  /** Names of the enclosing entries. */
  readonly within: readonly string[];
}

const NAME = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[\w$]+/.source;
const STARTS = new RegExp(`^(?:export (?:const|interface) |readonly )?(${NAME})\\??(?::| = | \\{)`);
const ENTRIES = new RegExp(`(${NAME})\\??: ?(${NAME}|-?[\\d.]+|[[{])`, 'g');

/** Returns the lines of `text` that `other` does not contain. */
function linesOnlyIn(text: string, other: string): Line[] {
  const known = new Set(other.split('\n').map((line) => line.trim()));
  const found: Line[] = [];
  const open: { indent: number; name: string }[] = [];
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '' || /@generated|^"x-generated"/.test(trimmed)) continue;
    const indent = line.length - line.trimStart().length;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    if (!known.has(trimmed)) found.push({ text: trimmed, within: open.map((one) => one.name) });
    const name = STARTS.exec(trimmed)?.[1];
    if (name !== undefined) open.push({ indent, name: unquoted(name) });
  }
  return found;
}

/** Returns the entries of a line that `other` lacks. A comment of a type is a description. */
function entriesOf({ text, within }: Line, other: string): Entry[] {
  const comment = /^\/?\*\*? (.*?)(?: \*\/)?$/.exec(text)?.[1];
  if (comment !== undefined) {
    return [{ key: 'description', value: JSON.stringify(comment), within }];
  }
  const entries: Entry[] = [];
  const outer = [...within];
  for (const [written, key = '', value = ''] of text.matchAll(ENTRIES)) {
    const isOpen = value === '{' || value === '[';
    if (!other.includes(written) || isOpen) {
      entries.push({ key: unquoted(key), value: isOpen ? '' : asJson(value), within: [...outer] });
    }
    if (isOpen) outer.push(unquoted(key));
  }
  return entries;
}

function asJson(value: string): string {
  return value.startsWith("'") ? JSON.stringify(unquoted(value)) : value;
}

function unquoted(text: string): string {
  return /^['"]/.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;
}

/** More than an equal name: half of the schemas have a "description". */
const ENOUGH = 3;

/** Returns the position of the schema member that is most similar to one of the entries. */
function bestOf(entries: readonly Entry[], files: readonly SourceFile[]): Span | null {
  let best: Span | null = null;
  let most = ENOUGH - 1;
  for (const { tree } of files) {
    for (const member of membersOf(tree, [])) {
      for (const entry of entries) {
        const likeness = likenessOf(entry, member);
        if (likeness > most) [best, most] = [member.span, likeness];
      }
    }
  }
  return best;
}

interface Member {
  readonly key: string;
  readonly value: string;
  readonly within: readonly string[];
  readonly span: Span;
}

function likenessOf(entry: Entry, member: Member): number {
  if (entry.key !== member.key) return 0;
  const isEqual = entry.value !== '' && entry.value === member.value;
  const around = entry.within.filter((name) => member.within.includes(name)).length;
  return 1 + (isEqual ? 2 : 0) + around;
}

function* membersOf(node: JsonNode, within: readonly string[]): Iterable<Member> {
  if (node.kind === 'list') {
    for (const item of node.items) yield* membersOf(item, within);
  }
  if (node.kind !== 'object') return;
  for (const [key, { name, value }] of node.members) {
    const text = value.kind === 'scalar' ? JSON.stringify(value.value) : '';
    yield { key, value: text, within, span: name };
    yield* membersOf(value, [...within, key]);
  }
}

/** Returns the position of the resource's name. */
function nameOf(tree: JsonNode): Span {
  const name = tree.kind === 'object' ? tree.members.get('resource') : undefined;
  return name?.value.span ?? { ...tree.span, end: tree.span.start + 1 };
}
