import type { JSONSchema, Options } from 'json-schema-to-typescript';
import type { Memory } from '../memory.ts';
import { Source } from './source.ts';

const options: Partial<Options> = {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  // Schemas are resolved before they come here: nothing is to be opened or fetched.
  $refOptions: { resolve: { external: false, file: false, http: false } },
};

/** The interface `name` of a cut-down object schema. */
export async function interfaceOf(
  name: string,
  schema: JSONSchema,
  memory: Memory,
): Promise<Source> {
  const key = JSON.stringify([name, schema]);
  return new Source(await memory.recallLater('interface', key, () => written(name, schema)));
}

async function written(name: string, schema: JSONSchema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  // compile() takes a draft that knows less than the schemas it accepts elsewhere.
  const text = await compile(schema as Parameters<typeof compile>[0], name, options);
  if (!text.includes(`export interface ${name} {`)) {
    throw new Error(`emit: json-schema-to-typescript did not name an interface ${name}`);
  }
  return text.trim().replace(COMMENT_OF_ONE_LINE, '/** $1 */');
}

/**
 * It spreads every comment over three lines, which makes a list of fields twice as long to read. This
 * is about space alone: no string that it writes has a line break, so nothing else can match.
 */
const COMMENT_OF_ONE_LINE = /\/\*\*\n \* (.*)\n \*\//g;
