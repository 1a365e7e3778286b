import { Outgoing } from '../../lib/http-client/outgoing.ts';
import type { OutgoingAnswer, OutgoingProblem } from '../../lib/http-client/outgoing.ts';

/** The site as it is reached from outside: over the network, at its own address. */
export interface OwnSite {
  readonly baseUrl: string;
  readonly adminUrl: string;
  /** Asks for a path below the address of the site. */
  ask(path: string, headers?: Headers): Promise<OutgoingAnswer | OutgoingProblem>;
}

type Headers = { readonly [name: string]: string };

const TIME_LIMIT = 10_000;

/** Reaches the site at its own address, which may be one that other requests may not go to. */
export function ownSite(settings: {
  readonly token: string;
  readonly baseUrl: string;
  readonly adminUrl: string;
}): OwnSite {
  const { token, baseUrl, adminUrl } = settings;
  const outgoing = new Outgoing(`${token} (${baseUrl}; test)`, { hosts: [new URL(baseUrl).host] });
  return {
    baseUrl,
    adminUrl,
    ask: (path, headers = {}) =>
      outgoing.get(baseUrl + path, { headers, timeLimit: TIME_LIMIT, whenLarger: 'cut' }),
  };
}
