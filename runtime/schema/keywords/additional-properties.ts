import { failing } from '../failure.ts';
import type { Failure } from '../types.ts';

const unknown = failing<string>({
  code: 'rest_additional_properties_forbidden',
  words: (_param, property) => ({ message: `${property} is not an allowed property.` }),
  mentions: (_param, property) => ({ property }),
});

/** `additionalProperties: false` (4.7): `property` may not be there. */
export function forbidden(property: string): Failure {
  return unknown('', property);
}
