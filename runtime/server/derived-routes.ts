import type { Hooks } from '../hooks/hooks.ts';

/** The properties of a post type or a taxonomy that its routes depend on (2.2). */
export interface Registered {
  readonly name: string;
  readonly show_in_rest?: boolean;
  /** The name when absent or empty. */
  readonly rest_base?: string | false;
  /** The core namespace when absent or empty. */
  readonly rest_namespace?: string | false;
}

/** The subject of a page, if the service has a route for it. */
export type Queried =
  | { readonly kind: 'post'; readonly type: Registered; readonly id: number }
  | { readonly kind: 'term'; readonly taxonomy: Registered; readonly id: number }
  | { readonly kind: 'author'; readonly id: number }
  | { readonly kind: 'other' };

/** Returns the routes of posts and terms, each passed through its filter; an empty, unfiltered text if there is no route (2.2). */
export class DerivedRoutes {
  readonly #core: string;
  readonly #hooks: Pick<Hooks, 'filter'>;

  constructor(core: string, hooks: Pick<Hooks, 'filter'>) {
    this.#core = core;
    this.#hooks = hooks;
  }

  /** `/cms/v2/posts` */
  postTypeItems(type: Registered | null): string {
    if (type?.show_in_rest !== true) return '';
    return this.#hooks.filter('rest_route_for_post_type_items', this.#items(type), type);
  }

  /** `/cms/v2/posts/5`; without a number the post does not exist. */
  post(type: Registered | null, id: number | null): string {
    const items = this.postTypeItems(type);
    if (!type || id === null || items === '') return '';
    return this.#hooks.filter('rest_route_for_post', `${items}/${id}`, { id, type: type.name });
  }

  /** `/cms/v2/tags` */
  taxonomyItems(taxonomy: Registered | null): string {
    if (taxonomy?.show_in_rest !== true) return '';
    return this.#hooks.filter('rest_route_for_taxonomy_items', this.#items(taxonomy), taxonomy);
  }

  /** `/cms/v2/tags/5` */
  term(taxonomy: Registered | null, id: number | null): string {
    const items = this.taxonomyItems(taxonomy);
    if (!taxonomy || id === null || items === '') return '';
    const term = { id, taxonomy: taxonomy.name };
    return this.#hooks.filter('rest_route_for_term', `${items}/${id}`, term);
  }

  /** Returns the route of the subject of a page. */
  queried(view: Queried): string {
    return this.#hooks.filter('rest_queried_resource_route', this.#routeOf(view));
  }

  #routeOf(view: Queried): string {
    switch (view.kind) {
      case 'post':
        return this.post(view.type, view.id);
      case 'term':
        return this.term(view.taxonomy, view.id);
      case 'author':
        return `/${this.#core}/users/${view.id}`;
      case 'other':
        return '';
    }
  }

  #items({ name, rest_base, rest_namespace }: Registered): string {
    // An empty base or namespace counts as none.
    return `/${rest_namespace || this.#core}/${rest_base || name}`;
  }
}
