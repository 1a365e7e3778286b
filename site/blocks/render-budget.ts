import { safePhrase } from '../domain/html.ts';
import { defaultLimits, variableOf } from '../limits.ts';
import type { Limits } from '../limits.ts';
import { collectionsOf } from '../store/index.ts';
import type { Session } from '../store/index.ts';

/** The limits of the work for one response. */
type Budgeted = 'renderBlocks' | 'renderQueries' | 'renderRows' | 'renderSize';

/** Thrown when a block would exceed a limit. The renderer then leaves the block out. */
export class OverBudget extends Error {
  readonly limit: Budgeted;

  constructor(limit: Budgeted) {
    super(`rendering exceeds ${variableOf(limit)}`);
    this.limit = limit;
  }
}

/** Store methods that filter rows; they may read many rows to return few. */
const LISTS: ReadonlySet<string> = new Set([
  ...['find', 'findEach', 'readAfter', 'count', 'periods', 'postsOf'],
]);

// All texts of a response together may have this many times the blocks of one text.
const TEXTS = 4;

/**
 * The remaining budget of one response for dynamic blocks, queries, rows and bytes. The results of queries are cached.
 */
export class RenderBudget {
  readonly #left: Record<Budgeted, number>;
  readonly #stores = new WeakMap<Session, Session>();
  readonly #rendered = new Map<string, string>();
  readonly #phrases = new Map<string, string>();
  readonly #noticed = new Set<Budgeted>();

  /** The maximum number of dynamic blocks in one text. */
  readonly blocksOfText: number;
  /** The maximum number of dynamic blocks in all texts of a response. */
  readonly blocksOfResponse: number;

  constructor({ renderBlocks, renderQueries, renderRows, renderSize }: Limits = defaultLimits) {
    this.blocksOfText = renderBlocks;
    this.blocksOfResponse = TEXTS * renderBlocks;
    const blocks = this.blocksOfResponse;
    this.#left = { renderBlocks: blocks, renderQueries, renderRows, renderSize };
  }

  /** Takes one dynamic block from the budget of the response and of its text. Throws `OverBudget`. */
  takeBlock(text: { left: number }): void {
    if (text.left <= 0) throw new OverBudget('renderBlocks');
    text.left -= 1;
    this.take('renderBlocks');
  }

  /** Takes an amount from a limit. Throws `OverBudget` if the remaining amount is smaller. */
  take(limit: Budgeted, amount = 1): void {
    const left = this.#left[limit] - amount;
    // The limit is then used up: smaller amounts are refused, too.
    this.#left[limit] = Math.max(left, 0);
    if (left < 0) throw new OverBudget(limit);
  }

  /** The number of bytes that can still be rendered. */
  get size(): number {
    return this.#left.renderSize;
  }

  /** Takes the size of a text from the budget. Returns a notice if the text is too large, otherwise `null`. */
  refusal(text: string): string | null {
    if (text.length <= this.size) {
      this.take('renderSize', text.length);
      return null;
    }
    this.#left.renderSize = 0;
    return this.#notice('renderSize');
  }

  /** Returns the result of `render` for a text, or a notice if the text is too large. */
  text(content: string, render: (content: string) => string): string {
    return this.refusal(content) ?? render(content);
  }

  /** Returns a stored phrase as safe HTML, cached for the response. */
  phrase(text: string): string {
    const known = this.#phrases.get(text);
    if (known !== undefined) return known;
    const phrase = this.text(text, safePhrase);
    this.#phrases.set(text, phrase);
    return phrase;
  }

  /** Returns the result of `render` and takes its size, or returns the notice of the exceeded limit. */
  async within(render: () => Promise<string>): Promise<string> {
    const before = this.size;
    try {
      const text = await render();
      // The sizes of inner texts are already taken.
      this.take('renderSize', Math.max(0, text.length - (before - this.size)));
      return text;
    } catch (error) {
      if (error instanceof OverBudget) return this.#notice(error.limit);
      throw error;
    }
  }

  /** Returns the cached result for a key, or renders it. A `null` key is not cached. */
  async once(key: string | null, render: () => Promise<string>): Promise<string> {
    const known = key === null ? undefined : this.#rendered.get(key);
    if (known !== undefined) return known;
    const text = await render();
    if (key !== null) this.#rendered.set(key, text);
    return text;
  }

  /** Returns an HTML comment that names the limit the first time that it is exceeded, then the empty string. */
  #notice(limit: Budgeted): string {
    if (this.#noticed.has(limit)) return '';
    this.#noticed.add(limit);
    return `<!-- Left out: over the limit ${variableOf(limit)}. -->`;
  }

  /** Returns the store for blocks and widgets: queries count against the limits, and their results are cached. */
  storeFor(store: Session): Session {
    const known = this.#stores.get(store);
    if (known) return known;
    const { posts, terms, users, comments, meta } = store;
    const counted: Session = {
      ...collectionsOf(store),
      posts: this.#counted(posts),
      terms: this.#counted(terms),
      users: this.#counted(users),
      comments: this.#counted(comments),
      meta: this.#counted(meta),
    };
    this.#stores.set(store, counted);
    this.#stores.set(counted, counted);
    return counted;
  }

  #counted<Rows extends object>(rows: Rows): Rows {
    const answers = new Map<string, unknown>();
    return new Proxy(rows, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function' || typeof name !== 'string') return method;
        return (...args: unknown[]): unknown => {
          const key = JSON.stringify([name, args]);
          if (answers.has(key)) return answers.get(key);
          if (LISTS.has(name)) this.take('renderQueries');
          this.take('renderRows');
          const result: unknown = Reflect.apply(method, target, args);
          const counted =
            result instanceof Promise ? result.then((value) => this.#count(value)) : result;
          answers.set(key, counted);
          return counted;
        };
      },
    });
  }

  /** Takes the rows of a result, except the first one, which is taken before the query. */
  #count(result: unknown): unknown {
    const rows = rowsIn(result);
    if (rows > 1) this.take('renderRows', rows - 1);
    return result;
  }
}

function rowsIn(result: unknown): number {
  if (Array.isArray(result)) return result.length;
  if (result instanceof Map || result instanceof Set) return result.size;
  if (typeof result !== 'object' || result === null || !('rows' in result)) return 1;
  return Array.isArray(result.rows) ? result.rows.length : 1;
}
