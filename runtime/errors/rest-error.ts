/** The message and data of an error. */
export interface Words {
  readonly message: string;
  readonly data?: unknown;
}

/** Returns the message and data of errors of one kind, from the subject and details that an error keeps. */
export type Wording<Subject = never, About = never> = (subject: Subject, about: About) => Words;

/**
 * An error as a value (7.1): one or more codes, each with its messages and its data, in the order in which they were
 * added. Functions return it; a thrown one counts as returned. A wording in place of a message is called when the message
 * is first read. There are no subclasses, which keeps errors fast to create (docs/decisions/0021).
 */
export class RestError<Code extends string = string> {
  readonly #code: Code;
  readonly #wording: Wording;
  /** The arguments of the wording. */
  readonly subject: unknown;
  readonly about: unknown;
  #words: Words | null = null;
  // Nearly every error has one code with one message; the lists are created when more is added.
  #lists: Lists | null = null;

  /** `subject` is the data of a message, or the first argument of a wording. */
  constructor(code: Code, message: string | Wording, subject?: unknown, about?: unknown) {
    const isSaid = typeof message === 'string';
    this.#code = code;
    this.#wording = isSaid ? asGiven : message;
    this.subject = isSaid ? { message, data: subject } : subject;
    this.about = about;
  }

  /** Adds a message under `code`, and data unless it is empty (`0`, `''`, `[]`). */
  add(code: string, message: string, data?: unknown): this {
    listAt(this.#recorded().messages, code).push(message);
    if (hasContent(data)) this.addData(code, data);
    return this;
  }

  /** Adds data under `code`, also before it has a message; the latest item is the current one. */
  addData(code: string, data: unknown): this {
    if (data !== null && data !== undefined) listAt(this.#recorded().data, code).push(data);
    return this;
  }

  /** Every code that has a message, in the order of their first messages. */
  get codes(): readonly string[] {
    return this.#lists ? [...this.#lists.messages.keys()] : [this.#code];
  }

  /** The first code. */
  get code(): Code {
    return this.#code;
  }

  /** The first message of the first code. */
  get message(): string {
    return this.#resolved().message;
  }

  /** The last data recorded for the first code; `null` when there is none. */
  get data(): unknown {
    return this.#lists ? this.dataOf(this.#code) : (this.#resolved().data ?? null);
  }

  /** Whether it has one code with one message and at most one item of data. */
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
    const { data } = this.#resolved();
    return code === this.#code && data !== undefined ? [data] : [];
  }

  #resolved(): Words {
    // The code that creates an error passes the arguments of its wording.
    if (this.#words) return this.#words;
    const { message, data } = this.#wording(this.subject as never, this.about as never);
    return (this.#words = { message, data: hasContent(data) ? data : undefined });
  }

  #recorded(): Lists {
    const { message, data } = this.#resolved();
    this.#lists ??= {
      messages: new Map([[this.#code, [message]]]),
      data: new Map(data === undefined ? [] : [[this.#code, [data]]]),
    };
    return this.#lists;
  }
}

/** Messages and data by code. */
interface Lists {
  readonly messages: Map<string, string[]>;
  readonly data: Map<string, unknown[]>;
}

/** Whether `value` is an error of the service. */
export function isError(value: unknown): value is RestError {
  return value instanceof RestError;
}

const asGiven: Wording<Words> = (words) => words;

function hasContent(data: unknown): boolean {
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

/** One message in the body of an error (7.1). */
export interface ErrorEntry {
  readonly code: string;
  readonly message: string;
  /** The last data recorded for the code; `null` when there is none. */
  readonly data: unknown;
  /** Data recorded for the code before the last. */
  readonly additional_data?: readonly unknown[];
}

/** The JSON body of an error response (7.1). */
export interface ErrorBody extends ErrorEntry {
  readonly additional_errors?: readonly ErrorEntry[];
}

/** Returns the status and the body of the response to an error (7.1). */
export function errorBody(error: RestError): { status: number; body: ErrorBody } {
  if (error.isSingle) {
    const { code, message, data } = error;
    return { status: statusIn(data) ?? 500, body: { code, message, data } };
  }
  const [first, ...others] = error.codes.flatMap((code) => entriesOf(error, code));
  if (!first) throw new Error('errors: an error without a message; its constructor adds one');
  const body = others.length > 0 ? { ...first, additional_errors: others } : first;
  return { status: errorStatus(error), body };
}

/** Returns the last `status` in the data of the first code, also as numeric text; 500 without one (7.1). */
export function errorStatus(error: RestError): number {
  return error.allData(error.code).reduce<number>((status, data) => statusIn(data) ?? status, 500);
}

function entriesOf(error: RestError, code: string): readonly ErrorEntry[] {
  const data = error.dataOf(code);
  const earlier = error.allData(code).slice(0, -1);
  const more = earlier.length > 0 ? { additional_data: earlier } : {};
  return error.messages(code).map((message) => ({ code, message, data, ...more }));
}

function statusIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('status' in data)) return null;
  const { status } = data;
  if (typeof status === 'number' && Number.isFinite(status)) return Math.trunc(Math.abs(status));
  if (typeof status === 'string' && /^\d+$/.test(status)) return Number(status);
  return null;
}
