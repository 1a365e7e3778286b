import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';

/**
 * What the code of a resource follows from, as a text: the resource, those that it embeds, the argument sets,
 * and what all others are called. Two runs with one text write one code.
 */
export function resourceKeys(api: Api, names: Names): (resource: Resource) => string {
  const { resources, argSets } = api;
  const byName = new Map(resources.map((resource) => [resource.name, written(resource)]));
  const around = written([names.settings, argSets, resources.map(calledNames)]);
  return ({ name, links }) => {
    const embedded = links.flatMap(({ embeds }) => (embeds === null ? [] : [embeds]));
    return [around, name, ...embedded].map((each) => byName.get(each) ?? each).join('\n');
  };
}

/** Everything that names are made of. */
function calledNames({ name, singular, contexts, facts, routes }: Resource) {
  return [
    ...[name, singular, contexts.map(({ context }) => context), Object.keys(facts)],
    routes.map(({ endpoints }) => endpoints.map((endpoint) => endpoint.name)),
  ];
}

/** Where something is written makes no difference to what follows from it. */
function written(value: unknown): string {
  return JSON.stringify(value, (key, member: unknown) =>
    key === 'origin' && isSpan(member) ? undefined : member,
  );
}

/** A field may be called `origin` too. */
function isSpan(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'start' in value && 'file' in value;
}
