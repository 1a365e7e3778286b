import { builtInPostTypes } from './built-in-post-types.ts';
import { builtInTaxonomies } from './built-in-taxonomies.ts';
import type { PostType } from './post-types.ts';
import type { Taxonomy } from './taxonomies.ts';

/** The post types and taxonomies of one site. */
export class ContentTypes {
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  readonly #postTypes = new Map<string, PostType>();
  readonly #taxonomies = new Map<string, Taxonomy>();

  constructor(token: string) {
    this.core = `${token}/v2`;
    for (const type of builtInPostTypes(token)) this.#postTypes.set(type.name, type);
    for (const taxonomy of builtInTaxonomies(token)) this.#taxonomies.set(taxonomy.name, taxonomy);
  }

  /** A type by its name, whether the service shows it or not. */
  postType(name: string): PostType | undefined {
    return this.#postTypes.get(name);
  }

  shownPostTypes(): readonly PostType[] {
    return [...this.#postTypes.values()].filter(({ isShown }) => isShown);
  }

  /** The type whose items a route is about: that of `/cms/v2/posts/5` is `post`. */
  postTypeOfRoute(route: string): PostType | undefined {
    return this.shownPostTypes().find((type) => isBelow(route, this.#routeOf(type)));
  }

  /** A taxonomy by its name, whether the service shows it or not. */
  taxonomy(name: string): Taxonomy | undefined {
    return this.#taxonomies.get(name);
  }

  shownTaxonomies(): readonly Taxonomy[] {
    return [...this.#taxonomies.values()].filter(({ isShown }) => isShown);
  }

  #routeOf({ namespace, base }: PostType): string {
    return `/${namespace ?? this.core}/${base}`;
  }
}

function isBelow(route: string, root: string): boolean {
  return route === root || route.startsWith(`${root}/`);
}
