import { digestOf } from '../digest.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { digestOfEmbedded } from './embedded.ts';

export type KeyOf = (resource: Resource) => string;

/**
 * What the code of a resource follows from: the resource, what it shows of those that it embeds, and what does not
 * belong to one resource. Two runs with one key write one code.
 */
export function resourceKeys(api: Api, names: Names): KeyOf {
  const { settings, renamed } = names;
  const around = digestOf(JSON.stringify([settings, renamed, api.argSets.map(({ name }) => name)]));
  const keys = new Map<Resource, string>();
  return (resource) => {
    const known = keys.get(resource);
    if (known !== undefined) return known;
    const embedded = resource.links.map((link) => digestOfEmbedded(link, api));
    const key = digestOf([around, resource.digest, ...embedded].join(' '));
    keys.set(resource, key);
    return key;
  };
}
