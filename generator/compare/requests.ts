import { allowsBatch } from '../../runtime/resource/index.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import type { Api, Arg, Endpoint } from '../model/api.ts';
import { addressChanges } from './addresses.ts';
import { goodValue, judgements } from './arguments.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { exampleOf, operationsOf, placeOf } from './operations.ts';
import type { Kept, Operation } from './operations.ts';

/** What changed for those who send requests. */
export function* requestChanges(before: Api, after: Api): Iterable<Change> {
  const now = operationsOf(after);
  const earlier = operationsOf(before);
  for (const [key, operation] of earlier) {
    const other = now.get(key);
    if (!other) {
      yield breaking('request', placeOf(operation), 'is gone', exampleOf(operation, {}));
      continue;
    }
    const kept = { from: operation, to: other };
    yield* addressChanges(kept);
    yield* wayChanges(kept);
    yield* argChanges(kept);
  }
  for (const [key, operation] of now) {
    if (!earlier.has(key)) yield harmless('request', placeOf(operation), 'is new');
  }
}

/** What changed in the ways in which a request may come: in a batch, with files. */
function* wayChanges({ from, to }: Kept): Iterable<Change> {
  const place = placeOf(to);
  const example = exampleOf(from, {});
  if (isBatched(from) && !isBatched(to))
    yield breaking('request', place, 'takes no part in /batch/v1 any more', example);
  else if (!isBatched(from) && isBatched(to))
    yield harmless('request', place, 'takes part in /batch/v1');
  if (from.endpoint.uploads && !to.endpoint.uploads)
    yield breaking('request', place, 'takes no files any more', `${example} with a file`);
  else if (!from.endpoint.uploads && to.endpoint.uploads)
    yield harmless('request', place, 'takes files');
}

function isBatched({ route, method }: Operation): boolean {
  return allowsBatch(route.allowBatch, method);
}

function* argChanges({ from: before, to: after }: Kept): Iterable<Change> {
  const place = placeOf(after);
  const earlier = argsOf(before.endpoint);
  const now = argsOf(after.endpoint);
  for (const [name, arg] of earlier) {
    const other = now.get(name);
    if (!other) {
      const example = exampleOf(before, { [name]: goodValue(arg) });
      yield breaking('request', place, `no longer reads \`${name}\``, example);
    } else yield* definitionChanges(before, arg, other, place);
  }
  for (const [name, arg] of now) {
    if (earlier.has(name)) continue;
    if (mustBeSent(arg)) {
      yield breaking('request', place, `asks for the new \`${name}\``, exampleOf(before, {}));
    } else yield harmless('request', place, `reads the new \`${name}\``);
  }
}

/** Groups of the path are where they are; what they are called is the handler's matter. */
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
    yield harmless('request', place, `no longer requires \`${name}\``);
  }
  for (const { breaking: breaks, text, value } of judgements(name, from, to)) {
    const example = value === undefined ? null : exampleOf(before, { [name]: value });
    yield breaks ? breaking('request', place, text, example) : harmless('request', place, text);
  }
  const [was, is] = [from, to].map(
    ({ definition }) => JSON.stringify(definition.default) ?? 'none',
  );
  if (was !== is) {
    yield harmless('request', place, `has another default of \`${name}\`: ${is}, it was ${was}`);
  }
}
