/** The route of an address and its query, as text. */
export interface RouteAndQuery {
  readonly route: string;
  readonly query: string;
}

/**
 * The path and the query of an address, be it a whole one (`http://site.test/cms/v2/posts?page=2`) or
 * the path alone: where a request of a page or a batch goes is this service in any case. `null` for an
 * address that cannot be read: one without a host where it should be, or with a port that is none.
 */
export function splitAddress(address: string): RouteAndQuery | null {
  const [, authority, route = '', query = ''] = FORM.exec(address) ?? [];
  if (authority === undefined) return { route, query };
  const [, host = '', port = ''] = /^(?:.*@)?([^:]*|\[.*\])(?::(\d*))?$/.exec(authority) ?? [];
  return host === '' || Number(port) > 65_535 ? null : { route, query };
}

// Scheme, authority, path, query.
const FORM = /^(?:[a-z][a-z0-9+.-]*:(?=\/))?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/i;
