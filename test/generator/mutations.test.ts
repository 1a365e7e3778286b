import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { emit } from '../../generator/emit/index.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import type { InputFiles } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
import { here, settings } from './helpers.ts';
import { placesIn } from './json-places.ts';
import { textsOf } from './texts.ts';

/** A change in one place of a JSON value: the place and the change. */
interface Mutation {
  readonly file: number;
  readonly place: number;
  readonly change: 'replace' | 'delete' | 'rename' | 'copy';
  readonly value: unknown;
  readonly name: string;
}

const words = [
  'string',
  'view',
  '$from',
  'schema',
  '__proto__',
  'constructor',
  '/',
  '{x}',
  '',
  'id',
];

const mutation: fc.Arbitrary<Mutation> = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  change: fc.constantFrom('replace', 'delete', 'rename', 'copy'),
  value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom<unknown>(...words)),
  name: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })),
});

function mutate(text: string, { place, change, value, name }: Mutation): string {
  const tree: unknown = JSON.parse(text);
  const places = placesIn(tree);
  const found = places[place % places.length];
  if (!found) return text;
  const { owner, key } = found;
  if (change === 'replace') owner[key] = value;
  if (change === 'copy')
    Object.defineProperty(owner, name, { value: owner[key], enumerable: true });
  if (change === 'rename')
    Object.defineProperty(owner, name, { value: owner[key], enumerable: true });
  if (change === 'delete' || (change === 'rename' && name !== key)) delete owner[key];
  return JSON.stringify(tree);
}

function mutated(texts: InputFiles, mutations: readonly Mutation[]): InputFiles {
  const all = [...texts.resources, ...texts.bases, ...texts.argSets, ...texts.types].map(
    (file) => ({ ...file }),
  );
  for (const each of mutations) {
    const file = all[each.file % all.length];
    if (file) file.text = mutate(file.text, each);
  }
  const below = (folder: string) => all.filter(({ path }) => path.startsWith(folder));
  return {
    resources: below('schemas/resources/'),
    bases: below('schemas/bases/'),
    argSets: below('schemas/args/'),
    types: below('schemas/types/'),
    about: texts.about,
    handlers: texts.handlers,
    unread: texts.unread,
  };
}

describe('files with any error are reported or compiled, and never crash the generator', () => {
  test.each(['shared', 'linked', 'names'])('%s', async (golden) => {
    const texts = readInputs(join(here, 'golden', golden), settings);
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 3 }), async (mutations) => {
        const sources = load(mutated(texts, mutations), settings);
        const diagnostics = await check(sources);
        for (const diagnostic of diagnostics) expect(messageOf(diagnostic)).toMatch(/\S/);
        if (diagnostics.some(isError)) return;
        const api = lower(projectOf(sources));
        const { names, collisions } = assignNames(api, settings);
        if (collisions.length === 0) textsOf(emit(api, names));
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });
});
