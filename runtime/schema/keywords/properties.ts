import { own } from '../values/map.ts';
import { patternProperty } from './pattern-properties.ts';
import type { Matches } from './pattern-properties.ts';

/** What is said about the members of a map: by schemas, or by what was made of them. */
export interface Members<Rule> {
  readonly properties?: { readonly [name: string]: Rule } | undefined;
  readonly patternProperties?: { readonly [pattern: string]: Rule } | undefined;
  readonly additionalProperties?: Rule | boolean | undefined;
}

/**
 * What speaks of the member `name` (4.7): `properties`, else the first pattern that it matches, else
 * `additionalProperties`. `false`: it may not be there; `true`: nothing does. `matches` runs patterns.
 */
export function memberRule<Rule>(
  name: string,
  members: Members<Rule>,
  matches: Matches,
): Rule | boolean {
  return (
    own(members.properties, name) ??
    patternProperty(name, members.patternProperties, matches) ??
    members.additionalProperties ??
    true
  );
}
