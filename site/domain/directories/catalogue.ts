import { readFile } from 'node:fs/promises';
import { RestError } from '../../../runtime/errors/index.ts';
import { validateValue } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';
import { fetchJson } from './fetch-json.ts';

export interface CatalogueParts {
  /** The file that comes with the site. */
  readonly shipped: URL;
  /** Where the catalogue is asked for instead; empty for nowhere. */
  readonly address: string;
  /** What a catalogue is. */
  readonly schema: Schema;
  /** Code of the error when it cannot be read. */
  readonly code: string;
  readonly clock: () => number;
  /** How the site calls itself where it asks. */
  readonly agent: string;
  /** Milliseconds to wait for an answer; 5 seconds when absent. */
  readonly timeout?: number | undefined;
}

const HOUR = 60 * 60 * 1000;
// Soon tried again, but not by everybody who asks at the same time.
const AFTER_FAILURE = 5_000;

/** What can be looked through: a file that comes with the site, or what an address answers. */
export class Catalogue<Content> {
  readonly #parts: CatalogueParts;
  #known: { readonly until: number; readonly content: Promise<Content | RestError> } | null = null;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
  }

  /** Where it is asked for; empty when it is the file that comes with the site. */
  get address(): string {
    return this.#parts.address;
  }

  /** The whole catalogue, as it was read in the last hour. */
  read(): Promise<Content | RestError> {
    const { clock } = this.#parts;
    if (this.#known && clock() < this.#known.until) return this.#known.content;
    const content = this.#load();
    const known = { until: clock() + HOUR, content };
    this.#known = known;
    void content.then((result) => {
      if (result instanceof RestError && this.#known === known)
        this.#known = { until: clock() + AFTER_FAILURE, content };
    });
    return content;
  }

  async #load(): Promise<Content | RestError> {
    const { address, shipped, schema, code, agent, timeout } = this.#parts;
    const value =
      address === ''
        ? (JSON.parse(await readFile(shipped, 'utf8')) as unknown)
        : await fetchJson(address, { agent, timeout });
    if (value instanceof Error) return this.#failure(value.message);
    const failure = validateValue(value, schema, 'catalogue');
    if (failure) return new RestError(code, `The catalogue is not one: ${failure.message}`, FAILED);
    // Checked by the schema of what it is.
    return value as Content;
  }

  #failure(reason: string): RestError {
    return new RestError(this.#parts.code, `The catalogue cannot be read: ${reason}`, FAILED);
  }
}

const FAILED = { status: 500 };
