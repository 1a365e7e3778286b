import { createHash } from 'node:crypto';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';

/**
 * What the code of a resource follows from, as a text: the resource, those that it embeds, and what all others
 * are called. Two runs with one text write one code.
 */
export function resourceKeys(
  { resources, argSets }: Api,
  { settings }: Names,
): (resource: Resource) => string {
  const digests = new Map(resources.map(({ name, digest }) => [name, digest]));
  const names = [settings, argSets.map(({ name }) => name), resources.map(calledNames)];
  const around = createHash('sha256').update(JSON.stringify(names)).digest('base64url');
  return ({ digest, links }) => {
    const embedded = links.flatMap(({ embeds }) => (embeds === null ? [] : [embeds]));
    return [around, digest, ...embedded.map((name) => digests.get(name) ?? name)].join(' ');
  };
}

/** Everything that names are made of. */
function calledNames({ name, singular, contexts, facts, routes }: Resource) {
  return [
    ...[name, singular, contexts.map(({ context }) => context), Object.keys(facts)],
    routes.map(({ endpoints }) => endpoints.map((endpoint) => endpoint.name)),
  ];
}
