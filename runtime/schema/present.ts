import type { Schema } from './types.ts';

/** Which properties objects have for sure: of what is answered all but optional ones, of what is sent the required. */
export type Present = 'answered' | 'required';

/** The names that objects of the schema have for sure. */
export function presentNames(
  { properties = {}, required }: Schema,
  present: Present,
): readonly string[] {
  if (present === 'answered')
    return Object.keys(properties).filter((name) => properties[name]?.optional !== true);
  if (Array.isArray(required)) return required;
  return Object.keys(properties).filter((name) => properties[name]?.required === true);
}
