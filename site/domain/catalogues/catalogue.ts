import { readFile } from 'node:fs/promises';
import { RestError } from '../../../runtime/errors/index.ts';
import { validateValue } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';
import { configuredOutgoing, OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import type { ProblemKind } from '../../lib/http-client/outgoing.ts';
import { blockKind } from './blocks.ts';
import type { BlockCatalogue } from './blocks.ts';
import { patternKind } from './patterns.ts';
import type { PatternCatalogue } from './patterns.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/** Returns the JSON value at a configured address. Errors: timeout, too large, unreachable, redirected, invalid JSON. */
async function fetchJson({ address, agent, timeout = 5_000 }: CatalogueParts): Promise<unknown> {
  const response = await configuredOutgoing(agent, address).get(address, {
    headers: { Accept: 'application/json' },
    timeLimit: timeout,
    sizeLimit: MOST_BYTES,
    // The operator chose the address, but not the targets of its redirects.
    redirects: 0,
  });
  if (response instanceof OutgoingProblem) return new Error(reasonOf(response.kind, timeout));
  if (response.status < 200 || response.status > 299)
    return new Error(`the response has status ${response.status}`);
  try {
    return JSON.parse(Buffer.from(response.body).toString('utf8')) as unknown;
  } catch {
    return new Error('it is not valid JSON');
  }
}

/** Returns the JSON value of a file that comes with the site, or an error without its path. */
async function readShipped(file: URL): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as unknown;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : 'no JSON';
    return new Error(`its file is not readable (${String(code)})`);
  }
}

function reasonOf(kind: ProblemKind, timeout: number): string {
  const reasons = {
    slow: `no response within ${timeout / 1000} s`,
    large: `the response is larger than ${MOST_BYTES} bytes`,
    redirects: 'it leads elsewhere',
    refused: 'its address is not allowed',
    unreachable: 'it cannot be reached',
  };
  return reasons[kind];
}

/** The parts of a catalogue that are equal on every site. */
export interface CatalogueKind {
  /** The file that comes with the site. */
  readonly shipped: URL;
  /** The schema of the content. */
  readonly schema: Schema;
  /** The error code when it cannot be read. */
  readonly code: string;
}

interface CatalogueParts extends CatalogueKind {
  /** The address of another catalogue; empty for the file. */
  readonly address: string;
  readonly clock: () => number;
  /** The `User-Agent` of the site. */
  readonly agent: string;
  /** Milliseconds to wait for a response; 5 seconds when absent. */
  readonly timeout?: number | undefined;
}

const HOUR = 60 * 60 * 1000;
// Milliseconds until the next attempt after a failure, so that parallel requests do not repeat it.
const AFTER_FAILURE = 5_000;

/** A directory to search: a file that comes with the site, or the response of an address. */
export class Catalogue<Content> {
  readonly #parts: CatalogueParts;
  #known: { readonly until: number; readonly content: Promise<Content | RestError> } | null = null;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
  }

  /** The address of the catalogue; empty for the file that comes with the site. */
  get address(): string {
    return this.#parts.address;
  }

  /** Returns the catalogue, which is cached for an hour. */
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
    const { address, shipped, schema, code } = this.#parts;
    const value = address === '' ? await readShipped(shipped) : await fetchJson(this.#parts);
    if (value instanceof Error) return this.#failure(value.message);
    const failure = validateValue(value, schema, 'catalogue');
    if (failure) return new RestError(code, `Invalid catalogue: ${failure.message}`, FAILED);
    // Validated by the schema of the content.
    return value as Content;
  }

  #failure(reason: string): RestError {
    return new RestError(this.#parts.code, `The catalogue cannot be read: ${reason}`, FAILED);
  }
}

const FAILED = { status: 500 };

/** The directories of blocks and patterns. */
export interface Catalogues {
  readonly blocks: Catalogue<BlockCatalogue>;
  readonly patterns: Catalogue<PatternCatalogue>;
}

/** The addresses of the catalogues; an empty one selects the file that comes with the site. */
export interface CatalogueAddresses {
  readonly blocks: string;
  readonly patterns: string;
}

export function cataloguesOf(
  addresses: CatalogueAddresses,
  parts: Pick<CatalogueParts, 'clock' | 'agent' | 'timeout'>,
): Catalogues {
  return {
    blocks: new Catalogue({ ...parts, ...blockKind, address: addresses.blocks }),
    patterns: new Catalogue({ ...parts, ...patternKind, address: addresses.patterns }),
  };
}
