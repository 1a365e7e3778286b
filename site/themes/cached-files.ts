import { readFile, stat } from 'node:fs/promises';
import { isMissing } from '../lib/missing-file.ts';

interface Kept<T> {
  readonly stamp: string;
  readonly value: T;
}

/** What files hold, read and understood once, and again when a file has changed. */
export class CachedFiles<T> {
  readonly #read: (text: string) => T;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  /** What a file holds; `undefined` when there is no such file. */
  async get(path: string): Promise<T | undefined> {
    try {
      const { mtimeMs, size } = await stat(path);
      const stamp = `${mtimeMs}-${size}`;
      const kept = this.#kept.get(path);
      if (kept?.stamp === stamp) return kept.value;
      const value = this.#read(await readFile(path, 'utf8'));
      this.#kept.set(path, { stamp, value });
      return value;
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.#kept.delete(path);
      return undefined;
    }
  }
}
