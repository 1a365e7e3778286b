import { safePhrase } from '../domain/html.ts';
import { defaultLimits, variableOf } from '../limits.ts';
import type { Limits } from '../limits.ts';
import type { Session } from '../store/index.ts';

/** The limits of the work that one response may cause. */
type Budgeted = 'renderBlocks' | 'renderQueries' | 'renderRows' | 'renderSize';

/** Thrown where a block would exceed a limit; what renders it leaves it out. */
export class OverBudget extends Error {
  readonly limit: Budgeted;

  constructor(limit: Budgeted) {
    super(`rendering exceeds ${variableOf(limit)}`);
    this.limit = limit;
  }
}

/** Methods of stores that look rows up by what they hold: they may read many to find few. */
const LISTS: ReadonlySet<string> = new Set([
  ...['find', 'findEach', 'walk', 'count', 'periods', 'postsOf', 'withPublishedPosts'],
]);

// A response with several texts has this many times the blocks of one.
const TEXTS = 4;

/**
 * The remaining budget of one response for blocks, widgets and texts: dynamic blocks, queries, rows and bytes.
 * Repeated queries are read once.
 */
export class RenderBudget {
  readonly #left: Record<Budgeted, number>;
  readonly #stores = new WeakMap<Session, Session>();
  readonly #rendered = new Map<string, string>();
  readonly #phrases = new Map<string, string>();
  readonly #noticed = new Set<Budgeted>();

  /** The dynamic blocks that one text can have. */
  readonly blocksOfText: number;
  /** The dynamic blocks that all texts of a response can have. */
  readonly blocksOfResponse: number;

  constructor({ renderBlocks, renderQueries, renderRows, renderSize }: Limits = defaultLimits) {
    this.blocksOfText = renderBlocks;
    this.blocksOfResponse = TEXTS * renderBlocks;
    const blocks = this.blocksOfResponse;
    this.#left = { renderBlocks: blocks, renderQueries, renderRows, renderSize };
  }

  /** Takes a dynamic block, of a text that has `left` more. */
  takeBlock(text: { left: number }): void {
    if (text.left <= 0) throw new OverBudget('renderBlocks');
    text.left -= 1;
    this.take('renderBlocks');
  }

  /** Takes an amount of a limit; throws `OverBudget` when not as much is left. */
  take(limit: Budgeted, amount = 1): void {
    const left = this.#left[limit] - amount;
    // Smaller ones that follow are refused as well: the limit is used up.
    this.#left[limit] = Math.max(left, 0);
    if (left < 0) throw new OverBudget(limit);
  }

  /** The bytes that can still be shown. */
  get size(): number {
    return this.#left.renderSize;
  }

  /** Takes the size of a text from the budget; returns a notice to show instead when it is exceeded. */
  refusal(text: string): string | null {
    if (text.length <= this.size) {
      this.take('renderSize', text.length);
      return null;
    }
    this.#left.renderSize = 0;
    return this.#notice('renderSize');
  }

  /** Returns what `render` makes of a text, or a notice when the text exceeds the size that is left. */
  text(content: string, render: (content: string) => string): string {
    return this.refusal(content) ?? render(content);
  }

  /** Returns a stored phrase as safe HTML, which is made once a response. */
  phrase(text: string): string {
    const known = this.#phrases.get(text);
    if (known !== undefined) return known;
    const phrase = this.text(text, safePhrase);
    this.#phrases.set(text, phrase);
    return phrase;
  }

  /** Returns what `render` makes, or the notice of the limit that it exceeds. Its bytes are taken. */
  async within(render: () => Promise<string>): Promise<string> {
    const before = this.size;
    try {
      const text = await render();
      // Texts inside of it have been taken.
      this.take('renderSize', Math.max(0, text.length - (before - this.size)));
      return text;
    } catch (error) {
      if (error instanceof OverBudget) return this.#notice(error.limit);
      throw error;
    }
  }

  /** Returns what was rendered for a key before; renders it the first time. */
  async once(key: string | null, render: () => Promise<string>): Promise<string> {
    const known = key === null ? undefined : this.#rendered.get(key);
    if (known !== undefined) return known;
    const text = await render();
    if (key !== null) this.#rendered.set(key, text);
    return text;
  }

  /** Returns an HTML comment that names a limit, the first time that it is exceeded; then nothing. */
  #notice(limit: Budgeted): string {
    if (this.#noticed.has(limit)) return '';
    this.#noticed.add(limit);
    return `<!-- Left out: over the limit ${variableOf(limit)}. -->`;
  }

  /** Returns the store as blocks and widgets read it: within the limits, and each query once. */
  storeFor(store: Session): Session {
    const known = this.#stores.get(store);
    if (known) return known;
    const { posts, terms, users, comments, meta } = store;
    const counted: Session = {
      ...store,
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
          const answer: unknown = Reflect.apply(method, target, args);
          const counted =
            answer instanceof Promise ? answer.then((value) => this.#count(value)) : answer;
          answers.set(key, counted);
          return counted;
        };
      },
    });
  }

  /** Takes the rows of an answer beyond the first, which is taken before it is asked for. */
  #count(answer: unknown): unknown {
    const rows = rowsIn(answer);
    if (rows > 1) this.take('renderRows', rows - 1);
    return answer;
  }
}

function rowsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.length;
  if (answer instanceof Map || answer instanceof Set) return answer.size;
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) return 1;
  return Array.isArray(answer.rows) ? answer.rows.length : 1;
}
