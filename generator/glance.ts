import { readFileSync } from 'node:fs';
import { appendLines, lineOf, Shelf, valueIn } from './shelf.ts';
import type { Shelved } from './shelf.ts';
import { cachePath, toolId } from './quick/record.ts';
import { unlessAbsent } from './system-error.ts';

/**
 * A shelf of which a run wants few entries. They are looked for in the bytes of the file: to list thousands of lines takes ten
 * times as long. What is there stays there.
 */
export class Glance implements Shelved {
  readonly #root: string | null;
  readonly #kind: string;
  readonly #path: string | null;
  /** None where this build has not written them. */
  readonly #bytes: Buffer;
  readonly #values = new Map<string, { readonly value: unknown } | null>();
  readonly #made = new Map<string, unknown>();
  readonly #dropped = new Set<string>();

  constructor(root: string | null, kind: string) {
    this.#root = root;
    this.#kind = kind;
    this.#path = root === null ? null : cachePath(root, `memory/${kind}`);
    this.#bytes = this.#path === null ? Buffer.of() : bytesOfBuild(this.#path);
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  find(key: string): { readonly value: unknown } | null {
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const found = this.#search(key);
    this.#values.set(key, found);
    return found;
  }

  use(): void {
    // Nothing goes.
  }

  put<T>(key: string, value: T): T {
    this.#values.set(key, { value });
    this.#made.set(key, value);
    return value;
  }

  drop(key: string): void {
    this.#values.set(key, null);
    this.#dropped.add(key);
  }

  turn(): void {
    // Nothing goes.
  }

  save(): void {
    if (this.#path === null || (this.#made.size === 0 && this.#dropped.size === 0)) return;
    const text = [...this.#made].map(([key, value]) => `${lineOf(key, value)}\n`).join('');
    if (this.#dropped.size === 0 && appendLines(this.#path, text)) return;
    const shelf = new Shelf(this.#root, this.#kind);
    for (const [key, value] of this.#made) shelf.put(key, value);
    for (const key of this.#dropped) shelf.drop(key);
    shelf.turn(Infinity);
    shelf.save();
  }

  /** The last line with the key: what replaces another one stands behind it. */
  #search(key: string): { readonly value: unknown } | null {
    const sought = Buffer.from(`\n${key}\t`);
    let start = -1;
    for (let at = 0; (at = this.#bytes.indexOf(sought, at)) >= 0; at += sought.length) start = at;
    const end = start < 0 ? -1 : this.#bytes.indexOf('\n', start + 1);
    // One that was cut short is no line.
    return end < 0 ? null : valueIn(this.#bytes.toString('utf8', start + 1, end));
  }
}

function bytesOfBuild(path: string): Buffer {
  const bytes = unlessAbsent(() => readFileSync(path)) ?? Buffer.of();
  const head = Buffer.from(`${toolId()}\n`);
  return bytes.subarray(0, head.length).equals(head) ? bytes : Buffer.of();
}
