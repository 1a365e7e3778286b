import { compilePattern, parsePattern } from '../lower/pattern.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { exampleOf, placeOf } from './operations.ts';
import type { Kept } from './operations.ts';

/** What may stand in the place of a group. */
const SAMPLES = [
  ...['1', '0', '10', '1000003', '-1', 'a', 'A', 'ab', 'some-name', 'some_name', 'a.b', 'a/b'],
  ...['2024-05-06', 'de_DE', 'é', '123e4567-e89b-42d3-a456-426614174000', '1a', 'a1', 'a b', '~'],
];

/** What changed in the addresses that an operation answers: what its groups may hold. */
export function* addressChanges({ from, to }: Kept): Iterable<Change> {
  const [was, is] = [from, to].map(({ route }) => parsePattern(route.pattern).groups);
  const place = placeOf(to);
  for (const [at, { name, expression }] of (was ?? []).entries()) {
    const now = is?.[at]?.expression ?? expression;
    if (now === expression) continue;
    const text = `{${name}} of the address`;
    const [refused] = only(expression, now);
    if (refused !== undefined) {
      const example = exampleOf(from, { [name]: refused });
      yield breaking('request', place, `refuses ${text} that it accepted`, example);
    } else if (only(now, expression).length > 0) {
      yield harmless('request', place, `accepts more for ${text}`);
    } else {
      const look = `judges ${text} by another rule: look whether it refuses what it accepted`;
      yield breaking('request', place, look);
    }
  }
}

/** The samples that one expression matches as a whole and the other does not. */
function only(one: string, other: string): readonly string[] {
  const [first, second] = [compilePattern(one), compilePattern(other)];
  return SAMPLES.filter((text) => first?.test(text) && !second?.test(text));
}
