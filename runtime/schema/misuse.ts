import { reportMisuse } from '../errors/notices.ts';
import { typeNames } from './values/best-type.ts';

/** Functions as notices name them (7.3). */
export type SchemaFunction = 'rest_validate_value_from_schema' | 'rest_sanitize_value_from_schema';

/** Reports a schema that has no `type` (4.7). */
export function missingType(fn: SchemaFunction, param: string): void {
  reportMisuse(fn, `The schema of ${param} has no type.`);
}

/** Reports a schema whose `type` is none of the dialect (4.7). */
export function unknownType(fn: SchemaFunction, param: string): void {
  reportMisuse(fn, `The type of ${param} must be one of ${typeNames.join(', ')}.`);
}

/** Reports a list of types in which not all are of the dialect (4.7). */
export function unknownListedType(param: string): void {
  reportMisuse(
    'rest_handle_multi_type_schema',
    `Each type of ${param} must be one of ${typeNames.join(', ')}.`,
  );
}
