import { allowsBatch, parsePattern, type FileField } from '../../runtime/resource/index.ts';
import { formatSamples } from '../../runtime/schema/index.ts';
import { PROPERTY_NAMES } from '../dialect/values.ts';
import { mustBeSent } from '../emit/arg-types.ts';
import { compilePattern } from '../lower/pattern.ts';
import type { Api, Arg, Endpoint } from '../model/api.ts';
import { argChanges, validValue } from './arguments.ts';
import { changesAt, exampleOf, operationsOf, pairsOf } from './operations.ts';
import type { Change, Operation, OperationPair } from './operations.ts';

/** Returns the changes that affect the requests of clients. */
export function* requestChanges(before: Api, after: Api): Iterable<Change> {
  for (const [, from, to] of pairsOf(operationsOf(before), operationsOf(after))) {
    if (from && to) {
      yield* pathChanges({ from, to });
      yield* abilityChanges({ from, to });
      yield* argumentChanges({ from, to });
    } else if (from)
      yield changesAt('request', from.place).breaking('was removed', exampleOf(from));
    else yield changesAt('request', to.place).compatible('was added');
  }
}

function* abilityChanges({ from, to }: OperationPair): Iterable<Change> {
  const { breaking, compatible } = changesAt('request', to.place);
  const batches = ({ endpoint: { route }, method }: Operation) =>
    allowsBatch(route.allowBatch, method);
  const [did, does] = [batches(from), batches(to)];
  const [was, is] = [from.endpoint, to.endpoint];
  if (did && !does) yield breaking('no longer supports batch requests', exampleOf(from));
  if (!did && does) yield compatible('supports batch requests');
  if (was.uploads && !is.uploads)
    yield breaking('no longer accepts file uploads', `${exampleOf(from)} with a file`);
  if (!was.uploads && is.uploads) yield compatible('accepts file uploads');
  if (!was.deprecated && is.deprecated) yield compatible('is deprecated');
  if (was.uploads && is.uploads) yield* fileChanges({ from, to });
}

/** Changes of the files that a form may contain. */
function* fileChanges({ from, to }: OperationPair): Iterable<Change> {
  const { breaking, compatible } = changesAt('request', to.place);
  const [earlier, now] = [from.endpoint.files, to.endpoint.files];
  if (earlier && !now) yield compatible('accepts any files');
  if (!earlier && now) yield breaking(`accepts only ${Object.keys(now).join(', ')} as files`);
  if (!earlier || !now) return;
  for (const name of Object.keys({ ...now, ...earlier })) {
    const file = `file \`${name}\``;
    const [was, is] = [earlier[name], now[name]].map((field) => field && limitsOf(field));
    if (!is) yield breaking(`no longer accepts the ${file}`);
    else if (was) {
      for (const stricter of restrictions(was, is)) yield breaking(`${stricter} the ${file}`);
      if ([...restrictions(is, was)].length > 0) yield compatible(`accepts more in the ${file}`);
    } else if (is.least > 0) yield breaking(`requires the new ${file}`);
    else yield compatible(`accepts the new ${file}`);
  }
}

type Limits = ReturnType<typeof limitsOf>;

function limitsOf({ required = false, minItems, maxItems, maxBytes, mediaTypes }: FileField) {
  return {
    least: Math.max(minItems ?? 0, Number(required)),
    most: maxItems ?? (minItems === undefined ? 1 : Infinity),
    bytes: maxBytes ?? Infinity,
    types: mediaTypes ?? ['*/*'],
    accepts: (type: string): boolean =>
      !mediaTypes || [type, type.replace(/[^/]*$/, '*')].some((each) => mediaTypes.includes(each)),
  };
}

/** Returns how a file within the limits `was` can be outside of the limits `is`. */
function* restrictions(was: Limits, is: Limits): Iterable<string> {
  if (is.least > was.least) yield `requires ${is.least} of`;
  if (is.most < was.most) yield `accepts only ${is.most} of`;
  if (is.bytes < was.bytes) yield `accepts only ${is.bytes} bytes in`;
  const refused = was.types.filter((type) => !is.accepts(type));
  if (refused.length > 0) yield `no longer accepts ${refused.join(', ')} in`;
}

function* argumentChanges({ from: before, to: after }: OperationPair): Iterable<Change> {
  const changes = changesAt('request', after.place);
  const { breaking, compatible } = changes;
  for (const [key, arg, other] of pairsOf(argsOf(before.endpoint), argsOf(after.endpoint))) {
    if (!arg) {
      yield mustBeSent(other)
        ? breaking(`requires the new argument \`${key}\``, exampleOf(before))
        : compatible(`has the new optional argument \`${key}\``);
      continue;
    }
    if (!other) {
      const value = exampleOf(before, { [key]: validValue(arg) });
      yield breaking(`no longer has the argument \`${key}\``, value);
      continue;
    }
    const { name } = arg;
    const example = (value: unknown) => exampleOf(before, { [name]: value });
    const [sent, isSent] = [placeOf(arg, before), placeOf(other, after)];
    if (sent !== isSent)
      yield breaking(
        `reads \`${name}\` from the ${isSent}, not from the ${sent}`,
        example(validValue(arg)),
      );
    if (!mustBeSent(arg) && mustBeSent(other))
      yield breaking(`now requires \`${name}\``, exampleOf(before));
    if (mustBeSent(arg) && !mustBeSent(other)) yield compatible(`no longer requires \`${name}\``);
    yield* argChanges(name, arg, other, changes, example);
    const [was, is] = [arg, other].map(
      ({ definition }) => JSON.stringify(definition.default) ?? 'none',
    );
    if (was !== is) yield compatible(`changes the default of \`${name}\` from ${was} to ${is}`);
  }
}

/** Returns the part of requests that contains an argument. */
function placeOf({ inPath, definition }: Arg, { method }: Operation): string {
  if (inPath) return 'path';
  if (definition.in === 'body') return 'body as a whole';
  return definition.in ?? (method === 'GET' || method === 'DELETE' ? 'query' : 'body');
}

/** Arguments by name; groups of the path by position, because clients do not see their names. */
function argsOf({ args }: Endpoint): Map<string, Arg> {
  let group = 0;
  return new Map(args.map((arg) => [arg.inPath ? `{${(group += 1)}}` : arg.name, arg]));
}

/** Changes of the values that the groups of the path accept. */
function* pathChanges({ from, to }: OperationPair): Iterable<Change> {
  const [was, is] = [from, to].map(({ endpoint }) => parsePattern(endpoint.route.pattern).groups);
  const { breaking, compatible } = changesAt('request', to.place);
  for (const [at, { name, expression }] of (was ?? []).entries()) {
    const now = is?.[at]?.expression ?? expression;
    if (now === expression) continue;
    const text = `values of {${name}} in the path`;
    const [rejected] = onlyMatching(expression, now);
    if (rejected !== undefined) {
      yield breaking(`rejects ${text} that it accepted`, exampleOf(from, { [name]: rejected }));
    } else if (onlyMatching(now, expression).length > 0) yield compatible(`accepts more ${text}`);
    else
      yield breaking(
        `validates ${text} differently; check whether it rejects any that it accepted`,
      );
  }
}

/** Returns texts that match only the first of two patterns. */
function onlyMatching(one: string, other: string): readonly string[] {
  const [first, second] = [compilePattern(one), compilePattern(other)];
  const texts = ['0', '10', '-1', ...PROPERTY_NAMES, 'a.b', 'a/b', ...Object.values(formatSamples)];
  return texts.filter((text) => first?.test(text) && !second?.test(text));
}
