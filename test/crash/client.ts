/** A site that receives requests, with the credentials of its administrator. */
export interface Target {
  /** The URL of the API root with a trailing slash. */
  readonly api: string;
  readonly authorization: string;
}

/** A response, or status 0 if there was none. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Sends a request as the administrator; the path is relative to the core namespace. */
export async function send(
  { api, authorization }: Target,
  method: string,
  path: string,
  sent: { readonly json?: object; readonly png?: Uint8Array<ArrayBuffer> } = {},
): Promise<Reply> {
  const { json, png } = sent;
  const headers: Record<string, string> = { authorization };
  if (json) headers['content-type'] = 'application/json';
  if (png) {
    headers['content-type'] = 'image/png';
    headers['content-disposition'] = 'attachment; filename="pier.png"';
  }
  const body = json ? JSON.stringify(json) : png;
  try {
    const response = await fetch(new URL(`cms/v2/${path}`, api), {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) };
  } catch {
    // The process was killed before it sent the whole response.
    return { status: 0, headers: new Headers(), body: null };
  }
}

/**
 * Whether a write was acknowledged. A response with 503 leaves open whether it is stored, like none. Throws for any other
 * response.
 */
export function isAcknowledged({ status, body }: Reply, expected: number): boolean {
  if (![expected, 503, 0].includes(status))
    throw new Error(`a write has status ${status}: ${JSON.stringify(body)}`);
  return status === expected;
}

/** Returns the items of all pages of a list. Throws if a page is refused, or the total is not the number of items. */
export async function listAll(target: Target, path: string): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const paging = `${separator}per_page=100&page=${page}&orderby=id&order=asc`;
    const { status, headers, body } = await send(target, 'GET', path + paging);
    if (status !== 200 || !Array.isArray(body)) throw new Error(`GET ${path}: status ${status}`);
    items.push(...body);
    if (page < Number(headers.get('x-cms-totalpages') ?? headers.get('x-wp-totalpages'))) continue;
    const total = Number(headers.get('x-cms-total') ?? headers.get('x-wp-total'));
    if (total !== items.length)
      throw new Error(`GET ${path}: the total is ${total}, the list has ${items.length} items`);
    return items;
  }
}
