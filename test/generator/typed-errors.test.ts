import { expect, test } from 'vitest';
import { check } from './check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { emitErrors } from '../../generator/emit/errors.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

function sourcesWith(errors: object) {
  const about = { title: 'Books', version: '1.0', errors };
  return load(inputsOf({ 'schemas/api.json': JSON.stringify(about) }), settings);
}

function errorsOf(errors: object): string {
  const api = lower(projectOf(sourcesWith(errors)));
  return emitErrors(api, assignNames(api, settings).names);
}

test('a message becomes a template whose text cannot end it', () => {
  const text = errorsOf({ odd: { status: 400, message: 'A `quote`, \\ and ${x} of {what}.' } });
  expect(text).toContain('`A \\`quote\\`, \\\\ and $${values.x} of ${values.what}.`');
  expect(text).toContain('values: { x: string | number; what: string | number; }');
});

test('a repeated placeholder is one argument', () => {
  const text = errorsOf({ twice: { status: 400, message: '{a} is not {a}.' } });
  expect(text).toContain('(values: { a: string | number; })');
});

test('an error without placeholders takes no arguments', () => {
  const text = errorsOf({ library_closed: { status: 503, message: 'The library is closed.' } });
  expect(text).toContain('libraryClosed: (): RestError<"library_closed">');
});

test('a code with a list of statuses has no constructor', () => {
  expect(errorsOf({ old: [400, 404], own: { status: 400, message: 'Own.' } })).not.toContain('old');
});

test.each([
  [{ not_found: { status: 404 } }, 'Missing property "message".'],
  [{ not_found: { status: 200, message: 'Found.' } }, '200 is less than 400.'],
  [{ 'not-found': [404] }, 'Invalid name "not-found"'],
])('%j is refused', async (errors, message) => {
  const found = await check(sourcesWith(errors));
  expect(found.map(messageOf).join('\n')).toContain(message);
});
