import { SchemaError } from '../failure.ts';
import type { Failure } from '../types.ts';

/** `additionalProperties: false` (4.7): `property` may not be there. */
export function forbidden(property: string): Failure {
  return new SchemaError('rest_additional_properties_forbidden', { property }, () => ({
    message: `${property} is not a property that is known here.`,
  }));
}
