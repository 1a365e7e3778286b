import type { Emitter, JsonSchema } from '../../../generator/emitters/index.ts';

/** Prints the input of every endpoint as a zod schema: `zod/books.ts`. */
export const zod: Emitter = {
  name: 'zod',
  emit: ({ resources }) =>
    Object.fromEntries(
      resources.map(({ name, endpoints }) => [
        `${name}.ts`,
        [
          "import * as z from 'zod';",
          ...endpoints.map((each) => `export const ${each.name}Input = ${printed(each.input)};`),
        ].join('\n'),
      ]),
    ),
};

function printed(schema: JsonSchema): string {
  const { type, properties, items } = schema;
  if (Array.isArray(schema.enum)) return `z.enum(${JSON.stringify(schema.enum)})`;
  if (type === 'string') return 'z.string()' + limit('min', schema.minLength);
  if (type === 'integer') return 'z.int()' + limit('gte', schema.minimum);
  if (type === 'boolean') return 'z.boolean()';
  if (type === 'array') return `z.array(${printed(Object(items))})`;
  if (type !== 'object') return 'z.unknown()';
  const required = new Set<unknown>(Array.isArray(schema.required) ? schema.required : []);
  const members = Object.entries<JsonSchema>(Object(properties)).map(([name, member]) => {
    const optional = required.has(name) ? '' : '.optional()';
    return `${JSON.stringify(name)}: ${printed(member)}${optional}`;
  });
  return `z.object({ ${members.join(', ')} })`;
}

function limit(method: string, value: unknown): string {
  return typeof value === 'number' ? `.${method}(${value})` : '';
}
