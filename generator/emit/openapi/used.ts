import type { OpenAPIV3_1 } from 'openapi-types';

/** The components that `operations` refer to, and those that they refer to themselves. */
export function used(
  components: OpenAPIV3_1.ComponentsObject,
  operations: readonly OpenAPIV3_1.OperationObject[],
): OpenAPIV3_1.ComponentsObject {
  const kinds = Object.entries(components) as [string, { readonly [name: string]: unknown }][];
  const all = new Map(
    kinds.flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`#/components/${kind}/${name}`, part]),
    ),
  );
  const found = new Set<string>();
  const follow = (value: unknown): void => {
    for (const reference of knownReferences(value)) {
      if (found.has(reference)) continue;
      found.add(reference);
      follow(all.get(reference));
    }
  };
  for (const operation of operations) follow(operation);
  return Object.fromEntries(
    kinds.map(([kind, parts]) => [
      kind,
      Object.fromEntries(
        Object.entries(parts).filter(
          // What says who calls is named by the document as a whole.
          ([name]) => kind === 'securitySchemes' || found.has(`#/components/${kind}/${name}`),
        ),
      ),
    ]),
  );
}

// In a process that goes on, most parts of the document are the ones of the run before.
const known = new WeakMap<object, readonly string[]>();

function knownReferences(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = known.get(value) ?? [...new Set(referencesIn(value))];
  known.set(value, found);
  return found;
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member),
  );
}
