import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { check } from './check.ts';
import { settings } from './helpers.ts';

const contexts = ['view', 'edit'];

/** Returns the diagnostics of a resource with these properties, which clients may create, and these arguments of its list. */
export async function diagnosticsOf(
  properties: object,
  args: object = {},
  others: { readonly [path: string]: object } = {},
): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'restloom-'));
  const resource = {
    ...{ resource: 'books', singular: 'book', base: 'books', contexts },
    schema: { title: 'book', type: 'object', properties },
    routes: {
      '/': {
        list: { methods: 'GET', answers: 'page', args },
        create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } },
      },
    },
  };
  const files = { 'resources/books.json': resource, ...others };
  for (const [path, file] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'schemas', path)), { recursive: true });
    writeFileSync(join(root, 'schemas', path), JSON.stringify(file));
  }
  try {
    const found = await check(load(readInputs(root, settings), settings));
    return found.map((each) => `${each.code}: ${messageOf(each)}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}
