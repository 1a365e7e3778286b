import { embeddedBy } from '../emit/embedded.ts';
import { leadsTo } from '../emit/openapi/links.ts';
import type { Generated } from '../generate.ts';
import { outwardKeyOf } from '../load/outward.ts';
import { projectOf } from '../load/project.ts';
import type { Together } from '../lower/lower.ts';
import { together } from '../lower/lower.ts';
import type { Memory } from '../memory.ts';
import type { Names } from '../names/names.ts';

/** What the files of one resource follow from beside its own schema file, where those of others are as they were. */
export interface Around extends Together, Pick<Names, 'renamed' | 'key'> {
  /** How many files were generated. */
  readonly files: number;
  /** Of each resource that others take arguments from, those that do. */
  readonly takers: { readonly [resource: string]: readonly string[] };
  /** Of each resource those that it takes arguments from, embeds or leads to. */
  readonly neighbours: { readonly [resource: string]: readonly string[] };
}

/** Keeps it for the runs after this one, which has found nothing wrong. */
export function keepAround(generated: Generated, memory: Memory): void {
  const around = aroundOf(generated, memory);
  const known = memory.remembered('around', LAST);
  // What is the same is not written again.
  if (JSON.stringify(known) !== JSON.stringify(around)) memory.replace('around', LAST, around);
}

/** To be called where something was found: a run has to tell of it. */
export function dropAround(memory: Memory): void {
  memory.drop('around', LAST);
}

/** That of the last whole run; `null` where there was none that has found nothing. */
export function aroundIn(memory: Memory): Around | null {
  // Of one kind all entries are of one type.
  return (memory.remembered('around', LAST) ?? null) as Around | null;
}

const LAST = 'last';

function aroundOf({ api, names, output, sources }: Generated, memory: Memory): Around {
  const { resources } = projectOf(sources);
  const there = new Set(resources.map(({ name }) => name));
  // Arguments are taken from the resource's own schema as well.
  const taken = new Map(
    resources.map((file): [string, readonly string[]] => [
      file.name,
      outwardKeyOf(file, memory).sources.filter((name) => there.has(name)),
    ]),
  );
  const neighbours = api.resources.map((resource): [string, readonly string[]] => {
    const { name, links } = resource;
    const linked = links.flatMap((link) => [
      ...(embeddedBy(link, api) ? [link.embeds ?? ''] : []),
      ...leadsTo(link, api),
    ]);
    const all = new Set([...(taken.get(name) ?? []), ...linked]);
    all.delete(name);
    return [name, [...all]];
  });
  return {
    ...together(api.resources),
    ...{ renamed: names.renamed, key: names.key, files: output.size },
    takers: Object.fromEntries(takersOf(taken)),
    neighbours: Object.fromEntries(neighbours),
  };
}

function takersOf(taken: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const [taker, sources] of taken) {
    for (const source of new Set(sources)) {
      if (source === taker) continue;
      takers.set(source, [...(takers.get(source) ?? []), taker]);
    }
  }
  return takers;
}
