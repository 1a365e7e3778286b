import {
  argEntries,
  contextsOf,
  definitionOf,
  endpointEntries,
  linkEntries,
} from '../../runtime/resource/index.ts';
import type { ArgsSpec, ResourceSpec } from '../../runtime/resource/index.ts';
import { digestOf } from '../digest.ts';
import type { Memory } from '../memory.ts';
import type { Project, ResourceFile } from './project.ts';
import type { Path } from './tree.ts';

/**
 * What a resource has to do with others. It can be written down, so that nobody has to read the file again who compares
 * files with each other; the paths lead to where it is said.
 */
export interface Outward {
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

export function outwardOf(file: Outgoing, memory: Memory): Outward {
  return memory.recall('outward', file.digest, () => outward(file.spec));
}

type Outgoing = Pick<ResourceFile, 'digest' | 'spec'>;

/** As much of it as is asked for when nothing of it has changed. */
export interface OutwardKey {
  readonly digest: string;
  /** The names of the resources that arguments are taken from. */
  readonly sources: readonly string[];
  /** The names of the argument sets that are included. */
  readonly sets: readonly string[];
}

export function outwardKeyOf(file: Outgoing, memory: Memory): OutwardKey {
  return memory.recall('outward-key', file.digest, () => {
    const said = outwardOf(file, memory);
    return {
      digest: digestOf(JSON.stringify(said)),
      sources: said.sources.map(({ name }) => name),
      sets: [...new Set(said.sets.map(({ name }) => name))].sort(),
    };
  });
}

/** Says what is in the argument sets that a resource includes: of the others nothing in it follows. */
export function digestOfSets(file: Outgoing, { argSets, memory }: WithSets): string {
  return outwardKeyOf(file, memory)
    .sets.map((name) => `${name} ${argSets.get(name)?.digest ?? 'missing'}`)
    .join(' ');
}

type WithSets = Pick<Project, 'argSets' | 'memory'>;

function outward(spec: ResourceSpec): Outward {
  const { namespace, base, routes, links } = spec;
  const lists: [ArgsSpec | undefined, Path][] = [];
  const endpoints: Outward['endpoints'][number][] = [];
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
