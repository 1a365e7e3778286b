import type { Schema } from '../../runtime/schema/types.ts';
import { DEFAULT_TOKEN, TOKEN, namesToken } from '../lower/callbacks.ts';
import type { Arg } from '../model/api.ts';

/**
 * What the value of an argument is held against, for types and documents: with the default product token
 * where it names one. Whether it has to be there is not about its value.
 */
export function valueSchema({ definition }: Pick<Arg, 'definition'>): Schema {
  // Taken apart to leave them out.
  const {
    required: _required,
    show_in_index: _shown,
    validate_callback: _validate,
    sanitize_callback: _sanitize,
    ...schema
  } = definition;
  return withDefaultToken(schema);
}

function withDefaultToken<T>(schema: T): T {
  if (!namesToken(schema)) return schema;
  // The same text but for what stands in strings.
  return JSON.parse(JSON.stringify(schema).replaceAll(TOKEN, DEFAULT_TOKEN)) as T;
}
