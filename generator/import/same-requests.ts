import type { Document } from './document.ts';
import { isMap, isSame, listIn, mapIn } from './json.ts';
import type { JsonMap } from './json.ts';
import type { Operation, Parameter } from './operations.ts';

/** Returns one operation for the requests of two, whose methods and paths are the same. */
export function merged(one: Operation, other: Operation, document: Document): Operation {
  const groups = (operation: Operation) =>
    operation.path.segments.flatMap(({ parameters }) => [...parameters.keys()]);
  const names = new Map(groups(other).map((name, at) => [name, groups(one)[at] ?? name]));
  const renamed = other.parameters.map((parameter) =>
    parameter.in === 'path'
      ? { ...parameter, name: names.get(parameter.name) ?? parameter.name }
      : parameter,
  );
  const bodies = [one, other].map(({ node }) => document.resolve(node['requestBody']));
  const responses = [one, other].map(({ node }) => mapIn(node, 'responses'));
  const [requestBody, otherBody] = bodies;
  const body =
    isMap(requestBody) && isMap(otherBody)
      ? mergedBodies(requestBody, otherBody)
      : { ...Object(requestBody ?? otherBody), required: false };
  const node = {
    ...one.node,
    ...(bodies.some(isMap) && { requestBody: body }),
    responses: mergedMaps(responses[0] ?? {}, responses[1] ?? {}, (first, second) =>
      mergedBodies(Object(document.resolve(first)), Object(document.resolve(second))),
    ),
  };
  return {
    ...one,
    node: document.derive(node, one.node),
    parameters: mergedParameters(one.parameters, renamed, document),
  };
}

function mergedMaps(
  one: JsonMap,
  other: JsonMap,
  merge: (first: unknown, second: unknown) => unknown,
): JsonMap {
  const found = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other))
    found.set(name, found.has(name) ? merge(found.get(name), value) : value);
  return Object.fromEntries(found);
}

/** Merges two request bodies, or two responses. */
function mergedBodies(one: JsonMap, other: JsonMap): JsonMap {
  const content = mergedMaps(mapIn(one, 'content'), mapIn(other, 'content'), (first, second) => ({
    ...Object(first),
    schema: either(Object(first).schema, Object(second).schema),
  }));
  return {
    ...one,
    ...('content' in one || 'content' in other ? { content } : {}),
    ...('required' in one && { required: one['required'] === true && other['required'] === true }),
  };
}

/** Returns a schema of the values of two. */
function either(one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined || isSame(one, other)) return one ?? other;
  const [values, others] = [listIn(one, 'enum'), listIn(other, 'enum')];
  if (values.length > 0 && others.length > 0)
    return { ...Object(one), enum: [...new Set([...values, ...others])] };
  const isUnion = isMap(one) && Array.isArray(one['anyOf']) && Object.keys(one).length === 1;
  return { anyOf: [...(isUnion ? listIn(one, 'anyOf') : [one]), other] };
}

function mergedParameters(
  own: readonly Parameter[],
  others: readonly Parameter[],
  document: Document,
): readonly Parameter[] {
  const keyOf = ({ in: place, name }: Parameter) => JSON.stringify([place, name]);
  const found = new Map(others.map((parameter) => [keyOf(parameter), parameter]));
  const optional = ({ in: place, name, node }: Parameter) => ({
    ...{ in: place, name },
    node: document.derive({ ...node, required: place === 'path' }, node),
  });
  const both = own.map((parameter) => {
    const other = found.get(keyOf(parameter));
    if (!other) return optional(parameter);
    found.delete(keyOf(parameter));
    const { node } = parameter;
    const required = node['required'] === true && other.node['required'] === true;
    const schema = either(node['schema'], other.node['schema']);
    const all = { ...node, ...(schema !== undefined && { schema }), required };
    return { ...parameter, node: document.derive(all, node) };
  });
  return [...both, ...[...found.values()].map(optional)];
}
