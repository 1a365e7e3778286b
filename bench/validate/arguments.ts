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

/** The arguments that stand for lists: text of a query that peers have to have split for them. */
export function listNames(args: readonly SchemaArg[]): readonly string[] {
  return args
    .filter(
      ({ definition: { type }, goesBySchema }) => goesBySchema && [type].flat().includes('array'),
    )
    .map(({ name }) => name);
}
