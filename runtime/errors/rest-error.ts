/**
 * An error as a value (7.1): one or more codes, each with its messages and its data, in the order in
 * which they were added. It is returned, never thrown.
 */
export class RestError {
  readonly #messages = new Map<string, string[]>();
  readonly #data = new Map<string, unknown[]>();

  constructor(code: string, message: string, data?: unknown) {
    this.add(code, message, data);
  }

  /** Adds a message under `code`, and data when it says anything: `0`, `''` and `[]` do not. */
  add(code: string, message: string, data?: unknown): this {
    listAt(this.#messages, code).push(message);
    if (saysAnything(data)) this.addData(code, data);
    return this;
  }

  /** Adds data under `code`, which needs no message yet; the latest item is the current one. */
  addData(code: string, data: unknown): this {
    if (data !== null && data !== undefined) listAt(this.#data, code).push(data);
    return this;
  }

  /** Every code that has a message, in the order of their first messages. */
  get codes(): readonly string[] {
    return [...this.#messages.keys()];
  }

  /** The first code. */
  get code(): string {
    return this.codes[0] ?? '';
  }

  /** The first message of the first code. */
  get message(): string {
    return this.messages(this.code)[0] ?? '';
  }

  /** The last data recorded for the first code; `null` when there is none. */
  get data(): unknown {
    return this.dataOf(this.code);
  }

  messages(code: string): readonly string[] {
    return this.#messages.get(code) ?? [];
  }

  /** The last data recorded for `code`; `null` when there is none. */
  dataOf(code: string): unknown {
    return this.#data.get(code)?.at(-1) ?? null;
  }

  /** All data recorded for `code`, oldest first. */
  allData(code: string): readonly unknown[] {
    return this.#data.get(code) ?? [];
  }
}

/** Whether `value` is an error of the service. */
export function isError(value: unknown): value is RestError {
  return value instanceof RestError;
}

function saysAnything(data: unknown): boolean {
  if (Array.isArray(data)) return data.length > 0;
  if (typeof data === 'object' && data !== null) return Object.keys(data).length > 0;
  return data !== '0' && Boolean(data);
}

function listAt<T>(map: Map<string, T[]>, key: string): T[] {
  const known = map.get(key);
  if (known) return known;
  const fresh: T[] = [];
  map.set(key, fresh);
  return fresh;
}
