import { allowsBatch } from '../../runtime/resource/index.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import { compilePattern, parsePattern } from '../lower/pattern.ts';
import type { Api, Arg, Endpoint } from '../model/api.ts';
import { argChanges, validValue } from './arguments.ts';
import { breaking, compatible } from './change.ts';
import type { Change } from './change.ts';
import { exampleOf, operationsOf, placeOf } from './operations.ts';
import type { Operation, OperationPair } from './operations.ts';

/** Returns the changes that affect the requests of clients. */
export function* requestChanges(before: Api, after: Api): Iterable<Change> {
  const now = operationsOf(after);
  const earlier = operationsOf(before);
  for (const [key, operation] of earlier) {
    const other = now.get(key);
    if (!other) {
      yield breaking('request', placeOf(operation), 'was removed', exampleOf(operation, {}));
      continue;
    }
    const pair = { from: operation, to: other };
    yield* pathChanges(pair);
    yield* transportChanges(pair);
    yield* argumentChanges(pair);
  }
  for (const [key, operation] of now) {
    if (!earlier.has(key)) yield compatible('request', placeOf(operation), 'was added');
  }
}

/** Batch requests and file uploads. */
function* transportChanges({ from, to }: OperationPair): Iterable<Change> {
  const place = placeOf(to);
  const example = exampleOf(from, {});
  if (isBatched(from) && !isBatched(to))
    yield breaking('request', place, 'no longer supports batch requests', example);
  else if (!isBatched(from) && isBatched(to))
    yield compatible('request', place, 'supports batch requests');
  if (from.endpoint.uploads && !to.endpoint.uploads)
    yield breaking('request', place, 'no longer accepts file uploads', `${example} with a file`);
  else if (!from.endpoint.uploads && to.endpoint.uploads)
    yield compatible('request', place, 'accepts file uploads');
}

function isBatched({ route, method }: Operation): boolean {
  return allowsBatch(route.allowBatch, method);
}

function* argumentChanges({ from: before, to: after }: OperationPair): Iterable<Change> {
  const place = placeOf(after);
  const earlier = argsOf(before.endpoint);
  const now = argsOf(after.endpoint);
  for (const [name, arg] of earlier) {
    const other = now.get(name);
    if (!other) {
      const example = exampleOf(before, { [name]: validValue(arg) });
      yield breaking('request', place, `no longer has the argument \`${name}\``, example);
    } else yield* definitionChanges(before, arg, other, place);
  }
  for (const [name, arg] of now) {
    if (earlier.has(name)) continue;
    if (mustBeSent(arg)) {
      yield breaking(
        'request',
        place,
        `requires the new argument \`${name}\``,
        exampleOf(before, {}),
      );
    } else yield compatible('request', place, `has the new optional argument \`${name}\``);
  }
}

/** Arguments by name; groups of the path by position, because clients do not see their names. */
function argsOf({ args }: Endpoint): Map<string, Arg> {
  let group = 0;
  return new Map(args.map((arg) => [arg.inPath ? `{${(group += 1)}}` : arg.name, arg]));
}

function* definitionChanges(
  before: Operation,
  from: Arg,
  to: Arg,
  place: string,
): Iterable<Change> {
  const { name } = from;
  if (!mustBeSent(from) && mustBeSent(to)) {
    yield breaking('request', place, `now requires \`${name}\``, exampleOf(before, {}));
  } else if (mustBeSent(from) && !mustBeSent(to)) {
    yield compatible('request', place, `no longer requires \`${name}\``);
  }
  for (const { breaking: breaks, text, value } of argChanges(name, from, to)) {
    const example = value === undefined ? null : exampleOf(before, { [name]: value });
    yield breaks ? breaking('request', place, text, example) : compatible('request', place, text);
  }
  const [was, is] = [from, to].map(
    ({ definition }) => JSON.stringify(definition.default) ?? 'none',
  );
  if (was !== is) {
    yield compatible('request', place, `changes the default of \`${name}\` from ${was} to ${is}`);
  }
}

/** Values of a group of a path that are tried. */
const GROUP_VALUES = [
  ...['1', '0', '10', '1000003', '-1', 'a', 'A', 'ab', 'some-name', 'some_name', 'a.b', 'a/b'],
  ...['2024-05-06', 'de_DE', 'é', '123e4567-e89b-42d3-a456-426614174000', '1a', 'a1', 'a b', '~'],
];

/** Changes of the values that the groups of the path accept. */
function* pathChanges({ from, to }: OperationPair): Iterable<Change> {
  const [was, is] = [from, to].map(({ route }) => parsePattern(route.pattern).groups);
  const place = placeOf(to);
  for (const [at, { name, expression }] of (was ?? []).entries()) {
    const now = is?.[at]?.expression ?? expression;
    if (now === expression) continue;
    const text = `values of {${name}} in the path`;
    const [rejected] = onlyMatching(expression, now);
    if (rejected !== undefined) {
      const example = exampleOf(from, { [name]: rejected });
      yield breaking('request', place, `rejects ${text} that it accepted`, example);
    } else if (onlyMatching(now, expression).length > 0) {
      yield compatible('request', place, `accepts more ${text}`);
    } else {
      const note = `validates ${text} differently; check whether it rejects any that it accepted`;
      yield breaking('request', place, note);
    }
  }
}

/** Returns the values that the first expression matches and the second does not. */
function onlyMatching(one: string, other: string): readonly string[] {
  const [first, second] = [compilePattern(one), compilePattern(other)];
  return GROUP_VALUES.filter((text) => first?.test(text) && !second?.test(text));
}
