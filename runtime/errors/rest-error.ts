/** What an error says before anything is added to it. */
export interface Words {
  readonly message: string;
  readonly data?: unknown;
}

/**
 * An error as a value (7.1): one or more codes, each with its messages and its data, in the order in
 * which they were added. It is returned, never thrown. It can be given a function in place of a message,
 * which is called once, when somebody asks what the error says: of some nobody does
 * (docs/decisions/0021).
 */
export class RestError {
  readonly #code: string;
  #words: Words | (() => Words);
  // Nearly every error has one code with one message; the lists are made when there is more to say.
  #lists: Lists | null = null;

  constructor(code: string, message: string | (() => Words), data?: unknown) {
    this.#code = code;
    this.#words = typeof message === 'function' ? message : telling({ message, data });
  }

  /** Adds a message under `code`, and data when it says anything: `0`, `''` and `[]` do not. */
  add(code: string, message: string, data?: unknown): this {
    listAt(this.#recorded().messages, code).push(message);
    if (saysAnything(data)) this.addData(code, data);
    return this;
  }

  /** Adds data under `code`, which needs no message yet; the latest item is the current one. */
  addData(code: string, data: unknown): this {
    if (data !== null && data !== undefined) listAt(this.#recorded().data, code).push(data);
    return this;
  }

  /** Every code that has a message, in the order of their first messages. */
  get codes(): readonly string[] {
    return this.#lists ? [...this.#lists.messages.keys()] : [this.#code];
  }

  /** The first code. */
  get code(): string {
    return this.#code;
  }

  /** The first message of the first code. */
  get message(): string {
    return this.#said().message;
  }

  /** The last data recorded for the first code; `null` when there is none. */
  get data(): unknown {
    return this.#lists ? this.dataOf(this.#code) : (this.#said().data ?? null);
  }

  /** Whether it has one code with one message, and no more data than one item. */
  get isSingle(): boolean {
    return this.#lists === null;
  }

  messages(code: string): readonly string[] {
    if (this.#lists) return this.#lists.messages.get(code) ?? [];
    return code === this.#code ? [this.message] : [];
  }

  /** The last data recorded for `code`; `null` when there is none. */
  dataOf(code: string): unknown {
    return this.allData(code).at(-1) ?? null;
  }

  /** All data recorded for `code`, oldest first. */
  allData(code: string): readonly unknown[] {
    if (this.#lists) return this.#lists.data.get(code) ?? [];
    const { data } = this.#said();
    return code === this.#code && data !== undefined ? [data] : [];
  }

  #said(): Words {
    if (typeof this.#words === 'function') this.#words = telling(this.#words());
    return this.#words;
  }

  #recorded(): Lists {
    const { message, data } = this.#said();
    this.#lists ??= {
      messages: new Map([[this.#code, [message]]]),
      data: new Map(data === undefined ? [] : [[this.#code, [data]]]),
    };
    return this.#lists;
  }
}

/** What was recorded, by code. */
interface Lists {
  readonly messages: Map<string, string[]>;
  readonly data: Map<string, unknown[]>;
}

/** Whether `value` is an error of the service. */
export function isError(value: unknown): value is RestError {
  return value instanceof RestError;
}

function telling({ message, data }: Words): Words {
  return { message, data: saysAnything(data) ? data : undefined };
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
