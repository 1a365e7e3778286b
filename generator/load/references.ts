import {
  argEntries,
  contextsOf,
  definitionOf,
  endpointEntries,
  linkEntries,
} from '../../runtime/resource/index.ts';
import type { ArgsSpec, ResourceSpec } from '../../runtime/resource/index.ts';
import type { Path } from './tree.ts';

/** References from one resource to others, with the path of each in its file. */
export interface References {
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  readonly base: string;
  /** The contexts that can be asked for. */
  readonly contexts: readonly string[];
  readonly endpoints: readonly {
    readonly route: string;
    readonly name: string;
    readonly methods: string;
    readonly isShadowed: boolean;
    /** The contexts that its own `context` allows; empty when it has none of its own. */
    readonly asks: readonly string[];
    /** The argument sets that it includes, or that its route does. */
    readonly sets: readonly string[];
  }[];
  /** The argument sets that are included. */
  readonly sets: readonly Mention[];
  /** The resources that arguments are taken from; `schema` is its own. */
  readonly sources: readonly Mention[];
  /** The resources that links embed. */
  readonly embedded: readonly (Mention & { readonly href: string })[];
}

interface Mention {
  readonly name: string;
  readonly path: Path;
}

/** Collects what a resource refers to outside of its own file. */
export function referencesOf(spec: ResourceSpec): References {
  const { namespace, base, routes, links } = spec;
  const lists: [ArgsSpec | undefined, Path][] = [];
  const endpoints: References['endpoints'][number][] = [];
  for (const [route, spec] of Object.entries(routes)) {
    lists.push([spec.args, ['routes', route, 'args']]);
    for (const [name, { methods, args }] of endpointEntries(spec)) {
      endpoints.push({
        ...{ route, name, methods, isShadowed: spec.shadowed ?? false },
        asks: asksOf([spec.args, args]),
        sets: [spec.args, args].flatMap((list) => list?.$include ?? []),
      });
      lists.push([args, ['routes', route, name, 'args']]);
    }
  }
  return {
    namespace: namespace ?? null,
    base,
    contexts: contextsOf(spec),
    endpoints,
    sets: lists.flatMap(([list, path]) =>
      (list?.$include ?? []).map((name, at) => ({ name, path: [...path, '$include', at] })),
    ),
    sources: lists.flatMap(([list, path]) =>
      list?.$from === undefined ? [] : [{ name: list.$from, path: [...path, '$from'] }],
    ),
    embedded: linkEntries(links).flatMap(({ link: { embeds, href }, path }) =>
      embeds === undefined ? [] : [{ name: embeds, href, path: [...path] }],
    ),
  };
}

function asksOf(lists: readonly (ArgsSpec | undefined)[]): string[] {
  const own = new Map(lists.flatMap((list) => argEntries(list))).get('context');
  return own ? (definitionOf(own, null).enum ?? []).map(String) : [];
}
