import type { Schema } from '../../runtime/schema/types.ts';
import { addressOf } from '../emit/wording.ts';
import type { Api, Arg, Endpoint, Method, Resource } from '../model/api.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';
import { differ, witness } from './witness.ts';

/** A method of a route: what a caller addresses. */
export interface Operation {
  readonly method: Method;
  /** `/cms/v2/books/{id}` */
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly resource: Resource;
}

/** Every operation, by method and path; what a group is called makes no difference to a caller. */
export function operationsOf({ resources }: Api): Map<string, Operation> {
  const found = new Map<string, Operation>();
  for (const resource of resources) {
    for (const route of resource.routes) {
      const path = addressOf(resource, route);
      for (const endpoint of route.endpoints) {
        for (const method of endpoint.methods) {
          const key = `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
          if (!found.has(key)) found.set(key, { method, path, endpoint, resource });
        }
      }
    }
  }
  return found;
}

/** What changed for those who send requests. */
export function* requestChanges(before: Api, after: Api): Iterable<Change> {
  const now = operationsOf(after);
  const earlier = operationsOf(before);
  for (const [key, operation] of earlier) {
    const other = now.get(key);
    if (other) yield* argChanges(operation, other);
    else yield breaking('request', placeOf(operation), 'is gone', exampleOf(operation, {}));
  }
  for (const [key, operation] of now) {
    if (!earlier.has(key)) yield harmless('request', placeOf(operation), 'is new');
  }
}

export function placeOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function* argChanges(before: Operation, after: Operation): Iterable<Change> {
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
    if (arg.definition.required === true) {
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
  const wasRequired = from.definition.required === true;
  const isRequired = to.definition.required === true;
  if (!wasRequired && isRequired) {
    yield breaking('request', place, `now requires \`${name}\``, exampleOf(before, {}));
  } else if (wasRequired && !isRequired) {
    yield harmless('request', place, `no longer requires \`${name}\``);
  }

  const earlier = judged(from);
  const now = judged(to);
  const refused = witness(earlier, now);
  if (refused !== undefined) {
    const example = exampleOf(before, { [name]: refused });
    yield breaking('request', place, `refuses values of \`${name}\` that it accepted`, example);
  } else if (witness(now, earlier) !== undefined) {
    yield harmless('request', place, `accepts more values of \`${name}\``);
  } else if (differ(earlier, now)) {
    const text = `judges \`${name}\` by another rule: look whether it refuses what it accepted`;
    yield breaking('request', place, text);
  }
  if (JSON.stringify(from.definition.default) !== JSON.stringify(to.definition.default)) {
    const [was, is] = [from, to].map(
      ({ definition }) => JSON.stringify(definition.default) ?? 'none',
    );
    yield harmless('request', place, `has another default of \`${name}\`: ${is}, it was ${was}`);
  }
}

/** What values are judged by: nothing where no callback looks at the schema. */
function judged({ definition, validate, sanitize }: Arg): Schema {
  const isJudged =
    validate.by !== 'nobody' && (validate.by !== 'absent' || sanitize.by !== 'nobody');
  const { required: _required, ...schema } = definition;
  return isJudged ? schema : {};
}

/** A request that used to work: what is required, and what is given. */
function exampleOf(
  { method, path, endpoint }: Operation,
  given: { readonly [name: string]: unknown },
): string {
  const required = endpoint.args.filter(
    ({ definition, inPath }) => definition.required === true && !inPath,
  );
  const inPath = new Map(endpoint.args.filter((arg) => arg.inPath).map((arg) => [arg.name, arg]));
  const address = path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const arg = inPath.get(name);
    return String(given[name] ?? (arg ? goodValue(arg) : 'a'));
  });
  const sent = {
    ...Object.fromEntries(required.map((arg) => [arg.name, goodValue(arg)])),
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !inPath.has(name))),
  };
  if (Object.keys(sent).length === 0) return `${method} ${address}`;
  return `${method} ${address} ${JSON.stringify(sent)}`;
}

/** A value that the argument accepts. */
function goodValue(arg: Arg): unknown {
  if (arg.definition.default !== undefined && arg.definition.default !== null) {
    return arg.definition.default;
  }
  const { type } = arg.definition;
  return witness(judged(arg), { type: type === 'null' ? 'string' : 'null' }) ?? 'a';
}
