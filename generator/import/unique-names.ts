import type { Schema } from '../../runtime/schema/types.ts';
import { settingsOf } from '../config/settings.ts';
import { load } from '../load/load.ts';
import { projectOf } from '../load/project.ts';
import { lower } from '../lower/lower.ts';
import { assignNames } from '../names/names.ts';
import type { Errors } from './errors.ts';
import { printJson } from './print.ts';
import { memberOf } from './json.ts';
import type { ResourceFile, Route } from './resource.ts';
import { namesWithTypes, withTypeNames } from './type-files.ts';
import type { TypeFiles } from './type-files.ts';

/** Every round renames all resources and types with a collision. */
const ROUNDS = 9;

/** The files of an import. */
export interface NamedFiles {
  readonly resources: readonly ResourceFile[];
  readonly types: TypeFiles;
  readonly errors: Errors;
}

/**
 * Returns resources and types with names that do not collide in generated code. A type gives way to a resource of its
 * values. A resource with a collision gets another `singular` first, then another name. The names of the last round may still collide; `generate` reports these.
 */
export function withUniqueNames({ resources, types, errors }: NamedFiles): NamedFiles {
  const rounds = resources.map(() => 0);
  const names = new Map([...types.keys()].map((name) => [name, { name, round: 0 }]));
  const sent = namesWithTypes(
    resources.map(({ routes }) => Object.values(routes).map(argsOf)),
    types,
  );
  let named = resources;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const byName = new Map([...names].map(([name, each]) => [each.name, name]));
    const current = [...types].map(([name, { schema }]) => {
      return [names.get(name)?.name ?? name, { schema, isSent: sent.has(name) }] as const;
    });
    const colliding = collisionsIn(named, new Map(current));
    if (colliding.resources.size + colliding.types.size === 0) break;
    for (const name of colliding.types) {
      const own = byName.get(name) ?? '';
      let { name: free, round: count } = { name, round: names.get(own)?.round ?? 0 };
      for (; byName.has(free); count += 1)
        free = count === 0 ? `${own}-data` : `${own}-${count + 1}`;
      byName.set(free, own);
      names.set(own, { name: free, round: count });
    }
    for (const [at, { resource }] of named.entries())
      if (colliding.resources.has(resource)) rounds[at] = (rounds[at] ?? 0) + 1;
    named = resources.map((each, at) => renamed(each, rounds[at] ?? 0));
  }
  const changed = new Map(
    [...names].flatMap(([name, each]) => (each.round > 0 ? [[name, each.name]] : [])),
  );
  if (changed.size === 0) return { resources: named, types, errors };
  return {
    resources: withTypeNames(named, changed),
    errors: withTypeNames(errors, changed),
    types: new Map(
      [...types].map(([name, file]) => [
        names.get(name)?.name ?? name,
        withTypeNames(file, changed),
      ]),
    ),
  };
}

/** Returns the arguments of a route and of its endpoints. */
function argsOf({ args, ...endpoints }: Route): unknown {
  return [args, Object.values(endpoints).map((endpoint) => memberOf(endpoint, 'args'))];
}

/** Returns a resource with the names of its own collisions: first another singular, then other names. */
function renamed(file: ResourceFile, count: number): ResourceFile {
  if (count === 0) return file;
  const singular = count === 1 ? `${file.singular}-item` : `${file.singular}-${count}`;
  const resource = count === 1 ? file.resource : `${file.resource}-${count}`;
  return { ...file, resource, singular, schema: { ...file.schema, title: singular } };
}

interface Named {
  readonly schema: Schema;
  /** Whether requests have it. */
  readonly isSent: boolean;
}

/** Returns the resources and the types that have to get another name. */
function collisionsIn(
  resources: readonly ResourceFile[],
  types: ReadonlyMap<string, Named>,
): { readonly resources: ReadonlySet<string>; readonly types: ReadonlySet<string> } {
  const settings = settingsOf({});
  const none = { bases: [], argSets: [], handlers: [], deadLinks: [], unread: [] };
  const about = [{ path: 'schemas/api.json', text: '{"profile":"plain"}' }];
  const sent = [...types].flatMap(([name, { isSent }]) => (isSent ? [name] : []));
  const files = resources.map((file, at) => {
    const outline = outlineOf(file, at === 0 ? sent : []);
    return { path: `${RESOURCES}${file.resource}.json`, text: printJson(outline) };
  });
  const typeFiles = [...types.keys()].map((name) => {
    return { path: `${TYPES}${name}.json`, text: '{"schema":{"type":"object"}}' };
  });
  const sources = load({ ...none, about, resources: files, types: typeFiles }, settings);
  const { collisions } = assignNames(lower(projectOf(sources)), settings);
  const schemas = new Map(resources.map(({ resource, schema }) => [resource, schema]));
  const found = { resources: new Set<string>(), types: new Set<string>() };
  for (const { span, values } of collisions) {
    const { path } = span.file;
    const isType = path.startsWith(TYPES);
    const file = path.slice((isType ? TYPES : RESOURCES).length, -'.json'.length);
    const [, type] = /^the type "(.*)"$/.exec(values['first'] ?? '') ?? [];
    const isItem = values['second']?.startsWith('the item of') ?? false;
    const members = memberNames(schemas.get(file));
    const isOwn = members !== '' && members === memberNames(types.get(type ?? '')?.schema);
    if (isType) found.types.add(file);
    else if (type !== undefined && (isOwn || !isItem)) found.types.add(type);
    else found.resources.add(file);
  }
  return found;
}

function memberNames(schema: Schema | undefined): string {
  return Object.keys(schema?.properties ?? {}).join();
}

const RESOURCES = 'schemas/resources/';
const TYPES = 'schemas/types/';

/** Returns a resource with its names only, which is much smaller than the whole, and with types as arguments of its endpoints. */
function outlineOf(
  { routes, schema, ...file }: ResourceFile,
  types: readonly string[],
): ResourceFile {
  const args = Object.fromEntries(types.map(($type) => [$type, { $type }]));
  return {
    ...file,
    schema: { title: schema.title ?? '', type: 'object', properties: {} },
    routes: Object.fromEntries(
      Object.entries(routes).map(([key, route]) => [key, { args, ...endpointsOf(route) }]),
    ),
  };
}

function endpointsOf({ args: _args, ...endpoints }: Route): Route {
  const names = Object.keys(endpoints);
  const outline = { methods: 'GET', answers: 'any', answer_schema: {} };
  return Object.fromEntries(names.map((name) => [name, outline]));
}
