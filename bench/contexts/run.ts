import fastJsonStringify from 'fast-json-stringify';
import { isDeepStrictEqual } from 'node:util';
import type { Post } from '../../generated/posts/types.ts';
import type { Bench } from '../lib/bench.ts';
import { choose } from '../lib/choose.ts';
import { measure, warmUp } from '../lib/measure.ts';
import type { Contestant } from '../lib/measure.ts';
import { report } from '../lib/report.ts';
import { cases } from './cases.ts';
import type { Case } from './cases.ts';
import { page } from './page.ts';
import { makePosts } from './posts.ts';
import { schemaOf } from './stringify-schema.ts';

const posts = makePosts(100);

/** Measures contexts, `_fields` and links of a page of posts. */
export const run: Bench = async ({ rounds, only }) => {
  const chosen = choose(cases, only, ({ title }) => title);
  if (chosen.length === 0) return false;
  const differences = chosen.flatMap(differencesOf);
  for (const difference of differences) console.error(difference);
  if (differences.length > 0) return false;

  const races = chosen.map((one) => ({ one, contestants: contestantsOf(one) }));
  for (const { contestants } of races) warmUp(contestants);
  const rows = races.map(({ one, contestants }) => ({
    title: one.title,
    timings: measure(contestants, rounds),
  }));
  report('contexts', page(rows, rounds));
  return true;
};

/** All must return the same values and the same JSON. */
function differencesOf(one: Case): readonly string[] {
  const expected = one.byHand(posts);
  const text = JSON.stringify(expected);
  const same: readonly (readonly [string, boolean])[] = [
    ['ours', isDeepStrictEqual(one.ours(posts), expected)],
    ['table', one.byTable === null || isDeepStrictEqual(one.byTable(posts), expected)],
    ['interpreter', one.walked === null || isDeepStrictEqual(one.walked(posts), expected)],
    [
      'fast-json-stringify',
      isDeepStrictEqual(JSON.parse(stringifierOf(one)(posts)), JSON.parse(text)),
    ],
  ];
  return same.flatMap(([name, isSame]) => (isSame ? [] : [`${one.title}: ${name} differs`]));
}

function contestantsOf(one: Case): readonly Contestant[] {
  const { ours, byTable, walked, byHand } = one;
  const stringify = stringifierOf(one);
  const left = ours(posts);
  const list: readonly (readonly [string, (given: readonly Post[]) => unknown])[] = [
    ['filter: ours', ours],
    ...(byTable ? [['filter: table', byTable] as const] : []),
    ...(walked ? [['filter: interpreter', walked] as const] : []),
    ['filter: by hand', byHand],
    ['stringify: JSON', () => JSON.stringify(left)],
    ['both: ours + JSON', (given) => JSON.stringify(ours(given))],
    ['both: by hand + JSON', (given) => JSON.stringify(byHand(given))],
    ['both: fast-json-stringify', stringify],
  ];
  return list.map(([name, apply]) => ({
    name,
    chunk: 4,
    inputs: (count) => new Array<unknown>(count).fill(posts),
    // Every input is the page above.
    run: (input) => apply(input as readonly Post[]),
  }));
}

function stringifierOf({ byHand, source }: Case): (given: readonly Post[]) => string {
  // The schema of a printed page; its type allows more forms.
  const stringify = fastJsonStringify.default(schemaOf(byHand(posts)) as object);
  return source ? (given) => stringify(source(given)) : stringify;
}
