import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { FuzzRoute } from './routes.ts';

/** Paths of a route below the API root: of known items, of items that do not exist, and hostile ones. */
export function pathsOf(route: FuzzRoute, known: () => readonly string[]): fc.Arbitrary<string> {
  const groups = route.parts.filter((part) => typeof part !== 'string');
  if (groups.length === 0)
    return fc.oneof({ weight: 60, arbitrary: fc.constant(route.path) }, hostileTails(route.path));
  const made = fc.tuple(...groups.map(({ expression }) => madeValue(expression)));
  const hostileParts = fc.tuple(...groups.map(() => fc.constantFrom(...HOSTILE_TEXTS)));
  const whole = fc.oneof(
    { weight: 2, arbitrary: made.map((values) => values.map(encodeSegment)) },
    { weight: 1, arbitrary: hostileParts.map((values) => values.map(encodeSegment)) },
  );
  return fc
    .tuple(fc.nat({ max: 10_000 }), fc.nat({ max: 10_000 }), KIND, whole)
    .map(([pick, other, kind, values]) => {
      const paths = known();
      const first = paths[pick % Math.max(paths.length, 1)];
      const second = paths[other % Math.max(paths.length, 1)];
      if (kind === 'made' || first === undefined || second === undefined)
        return fill(route, values);
      return kind === 'known' ? first : fill(route, mixed(route, first, second));
    });
}

const KIND = fc.oneof(
  { weight: 12, arbitrary: fc.constant('known') },
  { weight: 2, arbitrary: fc.constant('mixed') },
  { weight: 4, arbitrary: fc.constant('made') },
);

/** Values that match a pattern of a route. */
function madeValue(expression: string): fc.Arbitrary<string> {
  const matching = fc.stringMatching(new RegExp(`^(?:${expression.replaceAll('(?P<', '(?<')})$`));
  if (!expression.includes('\\d')) return matching;
  const ids = fc.constantFrom('0', '00', '1', '2', '999999', '2147483648', '9'.repeat(30));
  return fc.oneof(fc.integer({ min: 1, max: 90 }).map(String), ids, matching);
}

/** The first value of one path with the other values of another one: an invalid combination. */
function mixed({ pattern }: FuzzRoute, one: string, other: string): readonly string[] {
  const [first = '', ...rest] = pattern.exec(one)?.slice(1) ?? [];
  const last = pattern.exec(other)?.slice(2) ?? [];
  return rest.length > 0 ? [first, ...last] : [first];
}

function fill({ parts }: FuzzRoute, values: readonly string[]): string {
  let at = 0;
  return parts.map((part) => (typeof part === 'string' ? part : (values[at++] ?? ''))).join('');
}

function hostileTails(path: string): fc.Arbitrary<string> {
  return fc.constantFrom(...HOSTILE_TEXTS).map((text) => `${path}${encodeSegment(text)}`);
}

/** Percent-encodes a segment; a lone surrogate becomes a replacement character. */
function encodeSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
