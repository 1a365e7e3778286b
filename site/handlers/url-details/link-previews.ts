import type { UrlDetails } from '../../../generated/url-details/types.ts';
import { OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import type { Outgoing } from '../../lib/http-client/outgoing.ts';
import { TimedCache } from '../../lib/http-client/timed-cache.ts';
import type { OwnPages } from '../../own-page.ts';
import { detailsOf } from './details.ts';
import { HeadReader } from './head-reader.ts';
import type { PageHead } from './head-reader.ts';

// Heads of pages are far smaller; what is behind this is not looked at.
const SIZE_LIMIT = 150 * 1024;
const AN_HOUR = 60 * 60 * 1000;
const MOST = 500;

/** The head of a page, and where it was found after all redirects. */
export interface FoundHead {
  readonly head: PageHead;
  readonly url: URL;
}

/** Why there is no head: the page could not be reached, is none, or has nothing in it. */
export type NoPage = OutgoingProblem | 'not-found' | 'empty';

/** What other pages say of themselves, remembered for an hour. */
export class LinkPreviews {
  readonly #outgoing: Outgoing;
  readonly #ownPages: OwnPages;
  readonly #known: TimedCache<UrlDetails>;

  constructor(outgoing: Outgoing, ownPages: OwnPages, clock: () => number) {
    this.#outgoing = outgoing;
    this.#ownPages = ownPages;
    this.#known = new TimedCache({ lasts: AN_HOUR, most: MOST, clock });
  }

  /** What a page says of itself. What goes wrong is not remembered: it may be over the next time. */
  async details(address: string): Promise<UrlDetails | NoPage> {
    const known = this.#known.get(address);
    if (known) return known;
    const found = await this.head(address);
    if (found instanceof OutgoingProblem || typeof found === 'string') return found;
    const details = detailsOf(found.head, found.url);
    this.#known.set(address, details);
    return details;
  }

  /** The head of a page, of this site or another one. */
  async head(address: string): Promise<FoundHead | NoPage> {
    const url = URL.canParse(address) ? new URL(address) : null;
    const own = url && (await this.#ownPages.read(url));
    if (!own) return this.#fetchHead(address);
    if (own.status !== 200) return 'not-found';
    const reader = new HeadReader();
    reader.write(own.body);
    return { head: reader.head, url };
  }

  async #fetchHead(address: string): Promise<FoundHead | NoPage> {
    let reader = new HeadReader();
    const answer = await this.#outgoing.get(address, {
      headers: { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5' },
      sizeLimit: SIZE_LIMIT,
      whenLarger: 'cut',
      watch: (headers) => {
        reader = new HeadReader(headers['content-type']);
        return (piece) => reader.write(piece);
      },
    });
    if (answer instanceof OutgoingProblem) return answer;
    if (answer.status !== 200) return 'not-found';
    return answer.body.length === 0 ? 'empty' : { head: reader.head, url: answer.url };
  }
}
