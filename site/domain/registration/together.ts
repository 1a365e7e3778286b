import type { PostType } from '../post-types.ts';
import type { Taxonomy } from '../taxonomies.ts';

/** The types and taxonomies of a site by name. */
export interface Types {
  readonly postTypes: ReadonlyMap<string, PostType>;
  readonly taxonomies: ReadonlyMap<string, Taxonomy>;
}

/**
 * The same with each of two that go together naming the other one, whichever of them says so, and in
 * whatever order they were registered. Of those that every site has, each says what it means to.
 */
export function together(
  { postTypes, taxonomies }: Types,
  isBuiltIn: (name: string) => boolean,
): Types {
  const pairs = [...postTypes.values()].flatMap((type) =>
    [...taxonomies.values()]
      .filter((taxonomy) => !isBuiltIn(type.name) || !isBuiltIn(taxonomy.name))
      .filter(
        ({ name, postTypes: named }) => type.taxonomies.includes(name) || named.includes(type.name),
      )
      .map((taxonomy) => ({ type: type.name, taxonomy: taxonomy.name })),
  );
  return {
    postTypes: mapped(postTypes, (type) => {
      const found = pairs.filter((pair) => pair.type === type.name);
      return {
        ...type,
        taxonomies: withAll(
          type.taxonomies,
          found.map(({ taxonomy }) => taxonomy),
        ),
      };
    }),
    taxonomies: mapped(taxonomies, (taxonomy) => {
      const found = pairs.filter((pair) => pair.taxonomy === taxonomy.name);
      return {
        ...taxonomy,
        postTypes: withAll(
          taxonomy.postTypes,
          found.map(({ type }) => type),
        ),
      };
    }),
  };
}

function withAll(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])];
}

function mapped<T>(items: ReadonlyMap<string, T>, change: (item: T) => T): ReadonlyMap<string, T> {
  return new Map([...items].map(([name, item]) => [name, change(item)]));
}
