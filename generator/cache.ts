import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memo } from './collections.ts';
import { ignoreNotFound } from './errors.ts';
import { writeAtomically } from './files.ts';
import { buildId } from './package.ts';

/** The last run that left everything in sync. If the digests are still the same, there is nothing to do. */
export interface LastRun {
  /** Digests of the command with every file that the run read, the configuration too, and with every file that it wrote. */
  readonly digests: readonly [inputs: string, outputs: string];
  readonly folders: { readonly schemas: string; readonly handlers: string; readonly out: string };
  /** Number of generated files. */
  readonly files: number;
  /** The printed warnings, with colours; `null` if there were none. */
  readonly warnings: string | null;
}

interface Content {
  /** Build of the generator that wrote the file. */
  readonly tool: string;
  readonly lastRun: LastRun | null;
  readonly entries: Readonly<Record<string, unknown>>;
}

const empty: Content = { tool: '', lastRun: null, entries: {} };

/** Results of earlier runs, in one JSON file below node_modules/.cache/restloom/. Deleting it only makes the next run slower. */
export class Cache {
  readonly #path: string | null;
  #before: Content;
  readonly #used = new Map<string, unknown>();

  /** Reads the cache of the project at `root`. Without node_modules/ it is not saved. */
  constructor(root: string) {
    const modules = join(root, 'node_modules');
    this.#path = existsSync(modules) ? join(modules, '.cache/restloom/cache.json') : null;
    this.#before = this.#path === null ? empty : readContent(this.#path);
  }

  get lastRun(): LastRun | null {
    return this.#before.lastRun;
  }

  readonly memo: Memo = async <T>(kind: string, key: string, make: () => Promise<T>) => {
    const id = `${kind} ${key}`;
    const known = this.#used.has(id) ? this.#used.get(id) : this.#before.entries[id];
    const value = known === undefined ? await make() : (known as T); // made by `make`
    this.#used.set(id, value);
    return value;
  };

  /** Saves the entries that this run used; after a run that failed (`null`), the entries of earlier runs too. */
  save(lastRun: LastRun | null): void {
    const used = Object.fromEntries(this.#used);
    const entries = lastRun === null ? { ...this.#before.entries, ...used } : used;
    this.#before = { tool: buildId(), lastRun, entries };
    this.#used.clear();
    if (this.#path !== null) writeAtomically(this.#path, JSON.stringify(this.#before));
  }
}

/** Returns the content of a file. One of another build, or one that cannot be parsed, counts as empty. */
function readContent(path: string): Content {
  const text = ignoreNotFound(() => readFileSync(path, 'utf8'));
  if (text === undefined) return empty;
  try {
    const content = JSON.parse(text) as Content; // written by `save`, if the build is the same
    return content.tool === buildId() ? content : empty;
  } catch (error) {
    if (error instanceof SyntaxError) return empty;
    throw error;
  }
}
