import type { FuzzRoute } from './routes.ts';

/** Paths of items that responses link to, by route: requests use their IDs. */
export class KnownPaths {
  readonly #byRoute = new Map<FuzzRoute, string[]>();
  readonly #routes: readonly FuzzRoute[];
  readonly #root: string;

  /** `root`: the URL of the API root without a trailing slash. */
  constructor(routes: readonly FuzzRoute[], root: string) {
    this.#routes = routes.filter(({ parts }) => parts.some((part) => typeof part !== 'string'));
    this.#root = root;
  }

  /** Collects the URLs below the root that a response body links to. */
  collect(body: string): void {
    for (const [, path = ''] of body.matchAll(this.#hrefs)) {
      const route = this.#routes.find(({ pattern }) => pattern.test(path));
      if (route) this.#add(route, path);
    }
  }

  of(route: FuzzRoute): readonly string[] {
    return this.#byRoute.get(route) ?? [];
  }

  get #hrefs(): RegExp {
    const root = this.#root.replaceAll(/[.\\/]/g, (sign) => `\\${sign}`);
    return new RegExp(`"href":"${root}(/[^"?]*)`, 'g');
  }

  #add(route: FuzzRoute, path: string): void {
    const known = this.#byRoute.get(route) ?? [];
    this.#byRoute.set(route, known);
    if (known.includes(path)) return;
    known.push(path);
    if (known.length > MOST) known.shift();
  }
}

const MOST = 40;
