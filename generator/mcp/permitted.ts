import type { Tool } from './tools.ts';

/** Sends a request with the credentials of the caller. */
export type Ask = (method: 'GET' | 'HEAD' | 'OPTIONS', path: string) => Promise<Response>;

/** How many items of a collection are asked for the methods that they allow: a caller may own some of them only. */
const MOST_ITEMS = 10;

/**
 * Returns the tools that the caller may call: those with a method in the `Allow` header of an OPTIONS response. GET must also not be
 * refused: some handlers refuse requests that the permission of their endpoint lets pass. A path with
 * groups is tried with items of the collections on its way; without any item there is nothing that could be called.
 */
export async function permitted(tools: readonly Tool[], ask: Ask): Promise<readonly Tool[]> {
  const paths = new Map<string, Promise<ReadonlySet<string>>>();
  const collections = new Map<string, Promise<readonly unknown[]>>();
  const list = (path: string) => remember(collections, path, () => itemsAt(path, ask));
  const allowed = await Promise.all(
    tools.map(async ({ endpoint: { path, methods } }) => {
      const found = await remember(paths, path, () => methodsAt(path, ask, list));
      return methods.some((method) => found.has(method));
    }),
  );
  return tools.filter((_tool, at) => allowed[at]);
}

function remember<T>(results: Map<string, Promise<T>>, key: string, make: () => Promise<T>) {
  const known = results.get(key) ?? make();
  results.set(key, known);
  return known;
}

/** Returns the methods that the caller may use at a path, or at the path of any item if it has groups. */
async function methodsAt(
  path: string,
  ask: Ask,
  list: (path: string) => Promise<readonly unknown[]>,
): Promise<ReadonlySet<string>> {
  const methods = new Set<string>();
  for (const filled of await filledPaths(path, list)) {
    const response = await ask('OPTIONS', filled);
    const allow = response.ok ? (response.headers.get('allow') ?? '') : '';
    for (const method of allow.split(/\s*,\s*/)) {
      if (methods.has(method)) continue;
      const isRefused = method === 'GET' && REFUSALS.has((await ask('HEAD', filled)).status);
      if (!isRefused) methods.add(method);
    }
  }
  return methods;
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/** Returns the path with identifiers of existing items in place of its groups. */
async function filledPaths(
  path: string,
  list: (path: string) => Promise<readonly unknown[]>,
): Promise<readonly string[]> {
  let filled = [''];
  for (const segment of path.split('/').filter(Boolean)) {
    const [, group] = /^\{(\w+)\}$/.exec(segment) ?? [];
    if (group === undefined) {
      filled = filled.map((before) => `${before}/${segment}`);
      continue;
    }
    const found = filled.map(async (before) =>
      (await list(before))
        .flatMap((item) => identifierOf(item, group))
        .map((value) => `${before}/${encodeURIComponent(value)}`),
    );
    filled = (await Promise.all(found)).flat().slice(0, MOST_ITEMS);
  }
  return filled;
}

function identifierOf(item: unknown, group: string): readonly string[] {
  const members: { readonly [name: string]: unknown } = Object(item);
  const value = [group, 'id', 'uuid', 'slug', 'name']
    .map((name) => members[name])
    .find((each) => each !== '' && (typeof each === 'number' || typeof each === 'string'));
  return value === undefined ? [] : [String(value)];
}

/** Returns the items of a collection: a list, or a map of items. */
async function itemsAt(path: string, ask: Ask): Promise<readonly unknown[]> {
  const response = await ask('GET', path);
  const body: unknown = response.ok ? await response.json() : null;
  return typeof body === 'object' && body !== null ? Object.values(body).slice(0, MOST_ITEMS) : [];
}
