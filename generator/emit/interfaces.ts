import type { JSONSchema, Options } from 'json-schema-to-typescript';
import type { Memory } from '../memory.ts';
import { doc, id, Source, ts } from './source.ts';

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
  // What is the same but for its name and its description is printed once.
  const { description = '', ...members } = schema;
  const key = JSON.stringify(members);
  const body = await memory.recallLater('interface', key, () => bodyOf(members));
  return ts`${doc(description)}\nexport interface ${id(name)} ${new Source(body)}`;
}

const UNNAMED = 'export interface Unnamed ';

async function bodyOf(schema: JSONSchema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  // compile() takes a draft that knows less than the schemas it accepts elsewhere.
  const text = await compile(schema as Parameters<typeof compile>[0], 'Unnamed', options);
  if (!text.startsWith(`${UNNAMED}{`)) {
    throw new Error('emit: json-schema-to-typescript did not print an interface as it is asked to');
  }
  return text.slice(UNNAMED.length).trim().replace(COMMENT_OF_ONE_LINE, '/** $1 */');
}

/**
 * It spreads every comment over three lines, which makes a list of fields twice as long to read. This
 * is about space alone: no string that it writes has a line break, so nothing else can match.
 */
const COMMENT_OF_ONE_LINE = /\/\*\*\n \* (.*)\n \*\//g;
