import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The error codes that schema files declare, and the code that returns them. */

const root = resolve(import.meta.dirname, '../..');

function textsBelow(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

/** Returns all texts in lists of errors anywhere in a file. */
function codesIn(value: unknown, isInErrors = false): string[] {
  if (typeof value === 'string') return isInErrors ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    codesIn(member, isInErrors || name === 'errors'),
  );
}

test('every error code that an endpoint declares is in the source code', () => {
  const source = [...textsBelow('site', '.ts'), ...textsBelow('runtime', '.ts')].join('\n');
  const schemas = [
    ...textsBelow('schemas/resources', '.json'),
    ...textsBelow('schemas/bases', '.json'),
  ];
  const codes = new Set(schemas.flatMap((text) => codesIn(JSON.parse(text))));
  expect(codes.size).toBeGreaterThan(100);
  expect([...codes].filter((code) => !source.includes(`'${code}'`))).toEqual(WORDED);
});

// The source builds these codes from parts.
const WORDED = [
  'comment_author_column_length',
  'comment_author_email_column_length',
  'comment_author_url_column_length',
  'comment_content_column_length',
  'plugin_cms_incompatible',
  'plugin_php_incompatible',
];

test('only `errors.ts` and `callbacks.ts` of the handlers create errors', () => {
  const made = readdirSync(join(root, 'site/handlers'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      readFileSync(join(root, 'site/handlers', name), 'utf8').includes('new RestError('),
    );
  // Errors of argument callbacks become part of `rest_invalid_param`, which has a status.
  expect(made.toSorted()).toEqual(['callbacks.ts', 'errors.ts']);
});

test('status 500 is declared only for failures of the service, not for invalid requests', () => {
  const { errors } = JSON.parse(readFileSync(join(root, 'schemas/api.json'), 'utf8')) as {
    readonly errors: { readonly [code: string]: readonly number[] };
  };
  const failures = Object.keys(errors).filter((code) =>
    errors[code]?.some((status) => status >= 500 && status !== 501),
  );
  expect(failures).toEqual([
    'could_not_add_plugin',
    'could_not_remove_plugin',
    // Recorded from the reference system.
    'duplicate_term_slug',
    'pattern_api_failed',
    'plugin_failed',
    'plugins_api_failed',
    'rest_cannot_delete',
    'rest_search_handler_error',
  ]);
});
