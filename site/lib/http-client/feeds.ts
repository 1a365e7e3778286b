import { parseFeed, Tokenizer } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import { boundedTokenizer } from '../../domain/sanitize.ts';
import { cutText } from '../../domain/text.ts';
import { webUrl } from './destination.ts';
import { OutgoingProblem } from './outgoing.ts';
import type { Outgoing } from './outgoing.ts';

/** A feed, newest entry first. */
export interface Feed {
  readonly title: string;
  readonly entries: readonly FeedEntry[];
}

/** An entry of a feed; all strings are plain text. */
export interface FeedEntry {
  readonly title: string;
  /** The URL of the entry; empty if it is not a web URL. */
  readonly link: string;
  readonly summary: string;
  readonly date: Date | null;
}

const AN_HOUR = 60 * 60 * 1000;
const MOST = 100;
// Milliseconds; the rendering of a page waits for the feed.
const TIME_LIMIT = 3_000;
const LONGEST_SUMMARY = 360;

/** Fetches RSS and Atom feeds of other sites and caches results and failures for an hour. */
export class Feeds {
  readonly #outgoing: Outgoing;
  readonly #cache: LRUCache<string, Promise<Feed | null>>;

  constructor(outgoing: Outgoing, clock: () => number) {
    this.#outgoing = outgoing;
    this.#cache = new LRUCache({
      max: MOST,
      ttl: AN_HOUR,
      ttlResolution: 0,
      perf: { now: clock },
      memoMethod: (address) => this.#fetch(address),
    });
  }

  /** Returns the feed at a URL; `null` if it is not a feed or cannot be fetched. */
  read(address: string): Promise<Feed | null> {
    return this.#cache.memo(address);
  }

  async #fetch(address: string): Promise<Feed | null> {
    const response = await this.#outgoing.get(address, { timeLimit: TIME_LIMIT });
    if (response instanceof OutgoingProblem || response.status !== 200) return null;
    return readFeed(Buffer.from(response.body).toString('utf8'), response.url);
  }
}

/** Parses a feed; relative links are resolved with `address`. Returns `null` if the text is not a feed. */
export function readFeed(text: string, address: URL): Feed | null {
  const feed = parseFeed(text, { xmlMode: true, Tokenizer: boundedTokenizer(Tokenizer, text) });
  if (!feed) return null;
  return {
    title: plain(feed.title),
    entries: feed.items.map(({ title, link, description, pubDate }) => ({
      title: plain(title),
      link: link ? (webUrl(link, address.href)?.href ?? '') : '',
      summary: shortened(plain(description)),
      date: pubDate && !Number.isNaN(pubDate.getTime()) ? pubDate : null,
    })),
  };
}

function plain(text = ''): string {
  return stripAllTags(text).replace(/\s+/g, ' ');
}

function shortened(text: string): string {
  return text.length > LONGEST_SUMMARY ? `${cutText(text, LONGEST_SUMMARY).trimEnd()}…` : text;
}
