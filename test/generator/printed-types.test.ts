import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import type { JSONSchema, Options } from 'json-schema-to-typescript';
import { expect, test } from 'vitest';
import { braced } from '../../generator/emit/object-type.ts';
import { answered, objectOf, sent } from '../../generator/emit/type-of.ts';
import type { Reading } from '../../generator/emit/type-of.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { cutDown } from './simplified-schema.ts';
import { here, settings } from './helpers.ts';
import { formatCode } from './format-code.ts';

const root = join(here, '../..');
const { resources } = lower(projectOf(load(readInputs(root, settings), settings)));

const options: Partial<Options> = {
  additionalProperties: false,
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  $refOptions: { resolve: { external: false, file: false, http: false } },
};

/** Removes what the library does not print: comments like ours, and `undefined`. */
const plain = (reading: Reading): Reading => ({
  ...reading,
  documented: false,
  takesUndefined: false,
});

/** The interface as json-schema-to-typescript prints it, formatted like ours. */
async function printedByLibrary(schema: Schema, reading: Reading): Promise<string> {
  const cut: JSONSchema = cutDown(schema, plain(reading));
  // compile() accepts a draft with fewer keywords than other functions of the library.
  const text = await compile(cut as Parameters<typeof compile>[0], 'Printed', options);
  return formatCode('printed.ts', text);
}

function printedByUs(schema: Schema, reading: Reading): Promise<string> {
  const type = braced(objectOf(schema, plain(reading)));
  return formatCode('printed.ts', `export interface Printed ${type}\n`);
}

/** The text without line breaks: we print short types on one line. */
function inline(text: string): string {
  return text
    .replaceAll(/;?\s+/g, ' ')
    .replaceAll(/([:(]) ?\| /g, '$1 ')
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim());
}

test.each(resources.map((resource) => [resource.name, resource] as const))(
  'the types of %s equal those that json-schema-to-typescript prints',
  async (_name, { whole, contexts }) => {
    for (const schema of [whole, ...contexts.map((context) => context.schema)]) {
      for (const reading of [answered, sent])
        expect(inline(await printedByUs(schema, reading))).toBe(
          inline(await printedByLibrary(schema, reading)),
        );
    }
  },
);
