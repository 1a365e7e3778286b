import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatorFolder } from './package.ts';
import { writeAtomically } from './files.ts';
import { ignoreNotFound } from './errors.ts';

/** The last run that left everything in sync. The next run has nothing to do while `digest` is the same. */
export interface LastRun {
  /** Digest of the command, the configuration and every input and output file. */
  readonly digest: string;
  /** Folders of the project that the run read and wrote. */
  readonly folders: Folders;
  /** Number of generated files. */
  readonly files: number;
  /** Generated files outside of the output folder. */
  readonly outside: readonly string[];
  /** The printed warnings, with and without colours; `null` if there were none. */
  readonly warnings: { readonly colored: string; readonly plain: string } | null;
}

export interface Folders {
  readonly schemas: string;
  readonly handlers: string;
  readonly out: string;
}

interface Content {
  readonly tool: string;
  readonly lastRun: LastRun | null;
  readonly entries: { readonly [kind: string]: { readonly [key: string]: unknown } };
}

/**
 * Results of earlier runs: one JSON file below node_modules/.cache/restloom/. Deleting it changes nothing but the time that the
 * next run takes. A file that another version wrote, or that cannot be parsed, counts as empty.
 */
export class Cache {
  readonly #path: string | null;
  #before: Content;
  readonly #used = new Map<string, Map<string, unknown>>();

  private constructor(path: string | null) {
    this.#path = path;
    this.#before = path === null ? emptyContent() : readContent(path);
  }

  /** The cache of the project at `root`; without node_modules/ it lasts as long as the process. */
  static open(root: string): Cache {
    const modules = join(root, 'node_modules');
    return new Cache(existsSync(modules) ? join(modules, '.cache/restloom/cache.json') : null);
  }

  static inMemory(): Cache {
    return new Cache(null);
  }

  get lastRun(): LastRun | null {
    return this.#before.lastRun;
  }

  /** Returns the result that `make` had for this key before, else calls it. A result has to be JSON and a function of its key. */
  memo<T>(kind: string, key: string, make: () => T): T {
    const entries = this.#entriesOf(kind);
    const known = this.#valueOf(kind, key);
    const value = known === undefined ? make() : known;
    entries.set(key, value);
    return value as T; // entries of one kind come from one `make`
  }

  /** `memo` for an asynchronous `make`. */
  async memoAsync<T>(kind: string, key: string, make: () => Promise<T>): Promise<T> {
    const entries = this.#entriesOf(kind);
    const known = this.#valueOf(kind, key);
    const value = known === undefined ? await make() : known;
    entries.set(key, value);
    return value as T; // entries of one kind come from one `make`
  }

  /** Writes the entries that this process used. After a run that failed (`null`) the entries of earlier runs stay as well. */
  save(lastRun: LastRun | null): void {
    const used = Object.fromEntries(
      [...this.#used].map(([kind, entries]) => [kind, Object.fromEntries(entries)]),
    );
    const entries = lastRun === null ? merged(this.#before.entries, used) : used;
    this.#before = { tool: toolId(), lastRun, entries };
    this.#used.clear();
    if (this.#path !== null) writeAtomically(this.#path, JSON.stringify(this.#before));
  }

  #entriesOf(kind: string): Map<string, unknown> {
    const entries = this.#used.get(kind) ?? new Map<string, unknown>();
    this.#used.set(kind, entries);
    return entries;
  }

  #valueOf(kind: string, key: string): unknown {
    const used = this.#used.get(kind)?.get(key);
    if (used !== undefined) return used;
    const before = this.#before.entries[kind];
    return before && Object.hasOwn(before, key) ? before[key] : undefined;
  }
}

function emptyContent(): Content {
  return { tool: '', lastRun: null, entries: {} };
}

function readContent(path: string): Content {
  const text = ignoreNotFound(() => readFileSync(path, 'utf8'));
  if (text === undefined) return emptyContent();
  try {
    const content = JSON.parse(text) as Content; // written by `save`, if the tool is the same
    return content.tool === toolId() ? content : emptyContent();
  } catch (error) {
    if (error instanceof SyntaxError) return emptyContent();
    throw error;
  }
}

function merged(before: Content['entries'], used: Content['entries']): Content['entries'] {
  const kinds = new Set([...Object.keys(before), ...Object.keys(used)]);
  return Object.fromEntries([...kinds].map((kind) => [kind, { ...before[kind], ...used[kind] }]));
}

let knownToolId: string | null = null;

/** Identifies this build of the tool: the build's id, or a digest of the sources when it runs from them. */
export function toolId(): string {
  knownToolId ??=
    ignoreNotFound(() => readFileSync(join(generatorFolder, 'build-id'), 'utf8')) ??
    digestOfSources();
  return knownToolId;
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['generator', 'runtime', 'schemas/meta']) {
    const entries = readdirSync(join(generatorFolder, '..', folder), {
      recursive: true,
      withFileTypes: true,
    });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) hash.update(readFileSync(path));
  }
  return hash.digest('base64url');
}
