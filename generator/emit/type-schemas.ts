import { isReference } from '../../runtime/schema/named-types.ts';
import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { memoized } from '../collections.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api } from '../model/api.ts';
import { camel } from '../names/identifiers.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import { doc, id, inline, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';

/** Prints `generated/shared/schemas.ts`: the types that responses contain, as data. */
export function emitTypeSchemas(api: Api, names: Names): string {
  const imports = new Imports(names.modules.typeSchemas, names);
  const type = imports.type(modules.kernel, 'Schema');
  const constants = [...constantsOf(api)].map(([name, value]) => ({
    doc: doc(`The schema of the type \`${name}\`.`),
    name: constantOf(name),
    type,
    value: literal(value),
  }));
  return render('type-schemas', imports, { constants });
}

/** Returns a schema of a response as it is printed: with constants for the types inside it. */
export function withConstants(schema: Schema, api: Api, names: Names, imports: Imports) {
  let hasTypes = false;
  const printed = replaced(schema, api, (type) => {
    hasTypes = true;
    return property(imports.all(names.modules.typeSchemas, 'types'), constantOf(type).text);
  });
  return { printed, hasTypes };
}

/** Returns the contents of the types that responses contain, by name, each after the types inside it. */
export const constantsOf = memoized((api: Api): ReadonlyMap<string, Schema> => {
  const found = new Map<string, Schema>();
  const constant = (name: string): Source => {
    const schema = typesOf(api).get(name);
    if (schema && !found.has(name)) {
      const content = mapInner(schema, (inner) => replaced(inner, api, constant));
      found.set(name, content);
    }
    return constantOf(name);
  };
  const ofEndpoints = api.resources.flatMap(endpointsOf).flatMap((endpoint) => {
    const { answer, responses = [], errorData = {} } = endpoint;
    return [
      ...[answer?.schema, ...responses.map(({ schema }) => schema)],
      ...Object.values(errorData),
    ];
  });
  for (const schema of [...api.resources.map(({ publicSchema }) => publicSchema), ...ofEndpoints])
    if (schema) replaced(schema, api, constant);
  return found;
});

function constantOf(type: string): Source {
  return id(`${camel(type)}Schema`);
}

const typesOf = memoized(({ types }: Api) => {
  return new Map(types.map(({ name, schema }) => [name, schema]));
});

/** Returns a schema in which the constants of types are in place of their contents. */
function replaced(schema: Schema, api: Api, constant: (type: string) => Source): Schema {
  const { $type = '' } = schema;
  const type = isReference(schema) ? undefined : typesOf(api).get($type);
  const own = type ? differences(schema, type) : null;
  if (own === null) return mapInner(schema, (inner) => replaced(inner, api, constant));
  const members = own.map(([name, value]) => member(name, value));
  const name = constant($type);
  const printed: object = members.length === 0 ? name : inline([ts`...${name}`, ...members]);
  // The result is only printed.
  return printed as Schema;
}

/** Keywords that differ from those of a type where it is used. */
const FREE: ReadonlySet<string> = new Set([
  ...['title', 'description', 'default', 'examples', 'deprecated', 'required', 'optional'],
  ...['readonly', 'context', 'type', 'enum', 'enumNames', 'enumDescriptions'],
]);

/** Returns the keywords of a schema that differ from those of its type; `null` if its inner schemas differ: a type inside itself is a name. */
function differences(schema: Schema, type: Schema): readonly [string, unknown][] | null {
  const known = new Map<string, unknown>(Object.entries(type));
  const own = Object.entries(schema).filter(([name, value]) => known.get(name) !== value);
  const isFree = own.every(([name]) => FREE.has(name));
  return isFree && [...known.keys()].every((name) => Object.hasOwn(schema, name)) ? own : null;
}
