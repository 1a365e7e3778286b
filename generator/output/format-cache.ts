import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as prettier from 'prettier/standalone';
import { formatFile, style } from './format.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * What formatting has made of which text, kept between runs: it is more than half of a run, and most
 * files are as they were. A cache that is missing or broken costs time, nothing else.
 */
export class FormatCache {
  readonly #path: string | null;
  readonly #known: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();

  private constructor(path: string | null, known: ReadonlyMap<string, string>) {
    this.#path = path;
    this.#known = known;
  }

  /** The cache of the project at `root`; one that forgets when the project has no node_modules/. */
  static async open(root: string): Promise<FormatCache> {
    const modules = join(root, 'node_modules');
    if (!existsSync(modules)) return new FormatCache(null, new Map());
    const path = join(modules, '.cache', 'restloom', 'format.json');
    return new FormatCache(path, await readEntries(path));
  }

  async format(path: string, text: string): Promise<string> {
    if (path.endsWith('.json')) return formatFile(path, text);
    const key = keyOf(path, text);
    const formatted = this.#known.get(key) ?? (await formatFile(path, text));
    this.#used.set(key, formatted);
    return formatted;
  }

  /** Keeps what this run has used, when that is not what was there. */
  async save(): Promise<void> {
    const isSame =
      this.#used.size === this.#known.size &&
      [...this.#used.keys()].every((key) => this.#known.has(key));
    if (this.#path === null || isSame) return;
    await writeAtomically(this.#path, JSON.stringify(Object.fromEntries(this.#used)));
  }
}

// The declared type leaves it out.
const version = 'version' in prettier ? String(prettier.version) : '';

function keyOf(path: string, text: string): string {
  const ending = path.slice(path.lastIndexOf('.'));
  const input = JSON.stringify([version, style, ending, text]);
  return createHash('sha256').update(input).digest('hex');
}

async function readEntries(path: string): Promise<Map<string, string>> {
  try {
    const entries: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof entries !== 'object' || entries === null) return new Map();
    return new Map(Object.entries(entries).filter(([, text]) => typeof text === 'string'));
  } catch {
    // Not there yet, or cut short.
    return new Map();
  }
}
