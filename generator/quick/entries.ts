import type { Dirent } from 'node:fs';

/** A name in a folder. */
export interface Entry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link';
}

/** The names in a folder as one text, which `entriesIn` reads. */
export function textOf(entries: readonly Entry[]): string {
  return entries.map(({ name, kind }) => signs[kind] + name).join('/');
}

/** The entries that such a text tells of; `null` where one of them is marked as no kind is. */
export function entriesIn(text: string): readonly Entry[] | null {
  const entries: Entry[] = [];
  for (const marked of text === '' ? [] : text.split('/')) {
    const kind = kinds.get(marked.charAt(0));
    if (kind === undefined) return null;
    entries.push({ name: marked.slice(1), kind });
  }
  return entries;
}

/** What the system lists, by name; what is neither a file nor a folder nor a link is left out. */
export function entriesOf(listed: readonly Dirent[]): readonly Entry[] {
  return listed.flatMap(entryOf).sort(byName);
}

export function areEqual(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every((each, at) => isEqual(each, others[at]));
}

/** What stands before a name, by what it is; no name has a slash. */
export const signs = { file: '=', folder: '+', link: '>' } as const;
// The names in the table are the kinds.
const kinds: ReadonlyMap<string, Entry['kind']> = new Map(
  Object.entries(signs).map(([kind, sign]) => [sign, kind as Entry['kind']]),
);

function entryOf(entry: Dirent): readonly Entry[] {
  const { name } = entry;
  if (entry.isDirectory()) return [{ name, kind: 'folder' }];
  if (entry.isSymbolicLink()) return [{ name, kind: 'link' }];
  return entry.isFile() ? [{ name, kind: 'file' }] : [];
}

function byName(a: Entry, b: Entry): number {
  return a.name < b.name ? -1 : 1;
}

function isEqual(a: Entry, b: Entry | undefined): boolean {
  return a.name === b?.name && a.kind === b.kind;
}
