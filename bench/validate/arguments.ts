import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** An argument without the callbacks of the site. */
export interface SchemaArg {
  readonly name: string;
  readonly definition: ArgDefinition;
  /** Whether it is checked and sanitized by its schema; neither otherwise. */
  readonly goesBySchema: boolean;
}

/**
 * Returns the arguments of an endpoint as their schemas describe them. One with a callback is checked and sanitized by its schema,
 * as peers convert what they check.
 */
export function schemaArgs(definitions: ArgDefinitions): readonly SchemaArg[] {
  return Object.entries(definitions).map(([name, definition]) => {
    const { validate_callback: validate, sanitize_callback: sanitize } = definition;
    return { name, definition, goesBySchema: Boolean(validate) || sanitize !== null };
  });
}

/** Returns the arguments that are lists: texts of a query that are split for peers. */
export function listNames(args: readonly SchemaArg[]): readonly string[] {
  return args
    .filter(
      ({ definition: { type }, goesBySchema }) => goesBySchema && [type].flat().includes('array'),
    )
    .map(({ name }) => name);
}
