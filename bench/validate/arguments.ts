import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** Checks an argument by its schema alone. */
export interface SchemaArg {
  readonly name: string;
  readonly definition: ArgDefinition;
  readonly isChecked: boolean;
  readonly isSanitized: boolean;
}

/**
 * The arguments of an endpoint as what its schemas say: an argument with callbacks is checked and
 * sanitized by its schema, one whose callbacks are `null` is neither. Peers can do no more.
 */
export function schemaArgs(definitions: ArgDefinitions): readonly SchemaArg[] {
  return Object.entries(definitions).map(([name, definition]) => {
    const { validate_callback: validate, sanitize_callback: sanitize } = definition;
    const isSanitized = sanitize !== null;
    // Without a check of its own an argument is checked by what sanitizes it.
    return { name, definition, isChecked: Boolean(validate) || isSanitized, isSanitized };
  });
}

/** The arguments that stand for lists: text of a query that peers have to have split for them. */
export function listNames(args: readonly SchemaArg[]): readonly string[] {
  return args
    .filter(({ definition: { type }, isChecked }) => isChecked && [type].flat().includes('array'))
    .map(({ name }) => name);
}
