import { settingsOf } from '../config/settings.ts';
import { load } from '../load/load.ts';
import { projectOf } from '../load/project.ts';
import { lower } from '../lower/lower.ts';
import { assignNames } from '../names/names.ts';
import { printJson } from './print.ts';
import type { ResourceFile, Route } from './resource.ts';

/** Every round renames all resources with a collision. */
const ROUNDS = 9;

/**
 * Returns the resources with names that do not collide in generated code. A resource with a collision gets another `singular` first, then
 * another name. The names of the last round may still collide; `generate` reports these.
 */
export function withUniqueNames(resources: readonly ResourceFile[]): readonly ResourceFile[] {
  const rounds = resources.map(() => 0);
  let named = resources;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const colliding = collisionsIn(named);
    if (colliding.size === 0) break;
    for (const [at, { resource }] of named.entries())
      if (colliding.has(resource)) rounds[at] = (rounds[at] ?? 0) + 1;
    named = resources.map((each, at) => renamed(each, rounds[at] ?? 0));
  }
  return named;
}

/** Returns a resource with the names of its own collisions: first another singular, then other names. */
function renamed(file: ResourceFile, count: number): ResourceFile {
  if (count === 0) return file;
  const singular = count === 1 ? `${file.singular}-item` : `${file.singular}-${count}`;
  const resource = count === 1 ? file.resource : `${file.resource}-${count}`;
  return { ...file, resource, singular, schema: { ...file.schema, title: singular } };
}

/** Returns the resources with a name that another one has already. */
function collisionsIn(resources: readonly ResourceFile[]): ReadonlySet<string> {
  const settings = settingsOf({});
  const none = { bases: [], argSets: [], types: [], handlers: [], deadLinks: [], unread: [] };
  const about = [{ path: 'schemas/api.json', text: '{"profile":"plain"}' }];
  const files = resources.map((file) => {
    return { path: `schemas/resources/${file.resource}.json`, text: printJson(outlineOf(file)) };
  });
  const sources = load({ ...none, about, resources: files }, settings);
  const { collisions } = assignNames(lower(projectOf(sources)), settings);
  const prefix = 'schemas/resources/'.length;
  return new Set(collisions.map(({ span }) => span.file.path.slice(prefix, -'.json'.length)));
}

/** Returns a resource with its names only, which is much smaller than the whole. */
function outlineOf({ routes, schema, ...file }: ResourceFile): ResourceFile {
  return {
    ...file,
    schema: { title: schema.title ?? '', type: 'object', properties: {} },
    routes: Object.fromEntries(
      Object.entries(routes).map(([key, route]) => [key, endpointsOf(route)]),
    ),
  };
}

function endpointsOf({ args: _args, ...endpoints }: Route): Route {
  const names = Object.keys(endpoints);
  const outline = { methods: 'GET', answers: 'any', answer_schema: {} };
  return Object.fromEntries(names.map((name) => [name, outline]));
}
