import type { Schema } from '../../runtime/schema/types.ts';
import type { Arg } from '../model/api.ts';

/**
 * What the value of an argument is held against, for types and documents: with the product token where it
 * names one. Whether it has to be there is not about its value.
 */
export function valueSchema({ shown }: Pick<Arg, 'shown'>): Schema {
  // Taken apart to leave them out.
  const {
    required: _required,
    show_in_index: _shown,
    validate_callback: _validate,
    sanitize_callback: _sanitize,
    ...schema
  } = shown;
  return schema;
}
