/** The part of JSON Schema that fast-json-stringify gets. */
export interface StringifySchema {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: StringifySchema };
  readonly items?: StringifySchema;
  readonly additionalProperties?: true;
}

/**
 * The schema of what remains of `sample`: fast-json-stringify prints the properties that it names and no
 * others, so it projects and prints in one step.
 */
export function schemaOf(sample: unknown): StringifySchema {
  if (Array.isArray(sample)) return { type: 'array', items: schemaOf(sample[0]) };
  switch (typeof sample) {
    case 'object':
      return sample === null ? {} : mapSchema(Object.entries(sample));
    case 'number':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    default:
      return { type: 'string' };
  }
}

function mapSchema(members: readonly (readonly [string, unknown])[]): StringifySchema {
  if (members.length === 0) return { type: 'object', additionalProperties: true };
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, value]) => [name, schemaOf(value)])),
  };
}
