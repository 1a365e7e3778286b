import { failing } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';
import type { Entries } from '../values/map.ts';

const missing = failing<string>({
  code: 'rest_property_required',
  words: (param, property) => ({ message: `${param}[${property}] is required.` }),
  mentions: (param, property) => ({ param, property }),
});

/** `required` (4.7): the first of the names that `map` has not itself. */
export function required(map: Entries, names: readonly string[], param: string): Failure {
  for (const property of names) {
    if (!Object.hasOwn(map, property)) return missing(param, property);
  }
  return null;
}

/** The names that a schema requires: its list, else the properties that say so of themselves. */
export function requiredNames({ required: names, properties }: Schema): readonly string[] {
  if (Array.isArray(names)) return names;
  if (properties === undefined) return [];
  return Object.keys(properties).filter((name) => properties[name]?.required === true);
}
