import type { Schema } from '../../runtime/schema/types.ts';
import type { Arg } from '../model/api.ts';

/** What the value of an argument is held against; whether it has to be there is not about its value. */
export function valueSchema({ definition }: Pick<Arg, 'definition'>): Schema {
  // Taken apart to leave them out.
  const {
    required: _required,
    validate_callback: _validate,
    sanitize_callback: _sanitize,
    ...schema
  } = definition;
  return schema;
}
