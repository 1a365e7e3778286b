import { knownProviders } from './provider-list.ts';
import type { EmbedProvider } from './provider-list.ts';

// Nobody writes longer ones, and matching takes longer with each letter.
const LONGEST = 2_000;

/** The sites whose pages this one shows: no other is asked. */
export class EmbedProviders {
  readonly #providers: EmbedProvider[] = [...knownProviders];

  /** Adds a provider; it comes before the others. */
  register(provider: EmbedProvider): void {
    this.#providers.unshift(provider);
  }

  /** Where the provider of a page tells how it is shown; `null` when no pattern fits the page. */
  endpointFor(page: URL): URL | null {
    if (page.href.length > LONGEST) return null;
    const provider = this.#providers.find(({ pages }) =>
      pages.some((pattern) => fits(pattern, page.href)),
    );
    return provider ? new URL(provider.endpoint) : null;
  }

  /** Whether an address is of a host that one of the providers has pages or an endpoint at. */
  knowsHost({ host }: URL): boolean {
    return this.#providers.some(({ pages, endpoint }) =>
      [endpoint, ...pages].some((address) => fits(hostOf(address), host)),
    );
  }
}

function hostOf(address: string): string {
  return /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? '';
}

/** Whether a text is as a pattern says, piece by piece: each search goes on where the last one ended. */
function fits(pattern: string, text: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return text === start;
  if (!text.startsWith(start)) return false;
  let at = start.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return text.length - end.length >= at && text.endsWith(end);
}
