import type { Emitted, File, Recipe } from '../emit/index.ts';
import { textOf } from '../emit/portions.ts';
import { digestOf } from '../digest.ts';
import type { Memory } from '../memory.ts';
import { Recent } from '../recent.ts';
import { planDocument } from './document.ts';
import type { Staged } from './staged.ts';
import { digestOfFile, stamp } from './stamp.ts';

/** A file as it has to be on disk: the hash of its bytes, and they themselves for who asks. */
export interface Planned {
  readonly hash: string;
  readonly content: () => Promise<string | Buffer>;
}

/** Files by their paths from the project's root, in the order of these. */
export type Files = ReadonlyMap<string, Planned>;

/**
 * Everything that is generated, as it has to be on disk. What follows from the same as in an earlier run is known by its
 * hash: it is not even printed, unless the file on disk is another one.
 */
export async function planFiles(
  root: string,
  { code, document }: Emitted,
  memory: Memory,
  staged: Staged | null = null,
): Promise<Files> {
  const hashes = memory.hashesOf(root);
  const offer = offering(root, memory, staged);
  const planned: (readonly [path: string, planned: Planned])[] = [];
  const texts = new Recent(AT_ONCE);
  const queue = code.values();
  const lane = async (): Promise<void> => {
    for (const recipe of queue) planned.push(...(await planCode(recipe, memory, texts, offer)));
  };
  const lanes = Array.from({ length: AT_ONCE }, lane);
  try {
    // What it takes is given back before most of the code is made.
    if (document) {
      const { path } = document;
      const begin = staged === null ? undefined : () => staged.begin(path);
      planned.push([path, planDocument(document, memory, hashes.lookedAt(path), begin)]);
    }
    await Promise.all(lanes);
  } catch (error) {
    // The lanes end first: they write into a folder that the caller removes.
    Array.from(queue);
    await Promise.allSettled(lanes);
    throw error;
  }
  return new Map(planned.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Recipes that are in the making at a time: what is not yet finished takes many times its room. */
const AT_ONCE = 2;

/** To be called with a file that is finished: it may have to be written. */
type Offer = (path: string, hash: string, content: string) => void;

/** Stages what is other than what is on disk. */
export function offering(root: string, memory: Memory, staged: Staged | null): Offer {
  const hashes = memory.hashesOf(root);
  return (path, hash, content) => {
    if (staged !== null && hashes.lookedAt(path).hash !== hash) staged.keep(path, content);
  };
}

/**
 * What a resource follows from changes more often than what is made of it: a sentence in a base is in all resources, and in no
 * code. So what was printed is known by what came out of the formatter as well.
 */
export async function planCode(
  { key, source, make }: Recipe,
  memory: Memory,
  texts: Recent,
  offer: Offer,
): Promise<(readonly [path: string, planned: Planned])[]> {
  const printed = texts.once(make);
  const hashes = await memory.recallLater('file', key, async () => {
    const found: (readonly [path: string, hash: string])[] = [];
    const others: (readonly [key: string, file: File])[] = [];
    for (const file of printed()) {
      const key = keyOf(source, file);
      const hash = memory.remembered('text', key);
      if (typeof hash === 'string') found.push([file[0], hash]);
      else others.push([key, file]);
    }
    const finished = await finish(source, ...others.map(([, file]) => file));
    for (const [at, text] of finished.entries()) {
      const [key = '', [path = ''] = []] = others[at] ?? [];
      const hash = digestOfFile(path, Buffer.from(text));
      offer(path, hash, text);
      found.push([path, memory.recall('text', key, () => hash)]);
    }
    return found;
  });
  const contentOf = async (path: string): Promise<string> => {
    const file = printed().find(([other]) => other === path);
    if (!file) throw new Error(`plan: ${path} was known, and is not made any more`);
    return (await finish(source, file)).join('');
  };
  return hashes.map(([path, hash]) => [path, { hash, content: () => contentOf(path) }]);
}

function keyOf(source: string, [path, ...portions]: File): string {
  return digestOf(JSON.stringify([path, source]), ...portions.map(textOf));
}

/** The texts of files as they have to be on disk, byte for byte: formatted and stamped. */
async function finish(source: string, ...files: readonly File[]): Promise<readonly string[]> {
  const isCode = ([path]: File): boolean => path.endsWith('.ts');
  const formatted = (await format(files.filter(isCode))).values();
  return files.map((file) => {
    const [path, ...portions] = file;
    // JSON and Markdown are printed as they are to be read.
    const text = isCode(file) ? formatted.next().value : portions.map(textOf).join('');
    return stamp(path, source, text ?? '');
  });
}

/** Loaded only for what has changed. */
async function format(files: readonly File[]): Promise<readonly string[]> {
  if (files.length === 0) return [];
  const { formatFiles } = await import('./format.ts');
  return formatFiles(files);
}
