import { expect, test } from 'vitest';
import { check } from './check.ts';
import { diagnosticsOf } from './diagnostics-of.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { emitErrors } from '../../generator/emit/errors.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { endpointsOf } from '../../generator/model/api.ts';
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

const declared = { gone: { status: 410, message: 'Gone.' }, odd: [400] };

/** Returns the diagnostics of an endpoint with these codes. */
function diagnosticsWith(codes: readonly string[], about: object): Promise<string[]> {
  return diagnosticsOf({}, {}, { 'resources/books.json': withErrors(codes), 'api.json': about });
}

function withErrors(errors: readonly string[]) {
  return {
    ...{ resource: 'books', singular: 'book', base: 'books' },
    schema: { title: 'book', type: 'object', properties: { id: { type: 'integer' } } },
    routes: { '/': { list: { methods: 'GET', answers: 'list', errors } } },
  };
}

test('a code of an endpoint that is neither declared nor common is reported', async () => {
  const about = { title: 'Books', version: '1.0', errors: declared };
  expect(await diagnosticsWith(['gone', 'odd', 'rest_forbidden'], about)).toEqual([]);
  expect(await diagnosticsWith(['gonne', 'rest_forbiden', 'lost'], about)).toEqual([
    'routes/unknown-error: Unknown error code "gonne". Did you mean "gone"?',
    'routes/unknown-error: Unknown error code "rest_forbiden". Did you mean "rest_forbidden"?',
    'routes/unknown-error: Unknown error code "lost".',
  ]);
});

test('without `errors` in schemas/api.json, the codes of endpoints are not compared', async () => {
  expect(await diagnosticsWith(['lost'], { title: 'Books', version: '1.0' })).toEqual([]);
});

test.each([
  [['gone'], true],
  [['gone', 'rest_forbidden'], true],
  [['gone', 'odd'], false],
  [['rest_forbidden'], false],
  [[], false],
])('an endpoint with the errors %j has a type for them: %j', (codes, isTyped) => {
  const about = { title: 'Books', version: '1.0', errors: declared };
  const files = { 'api.json': about, 'resources/books.json': withErrors(codes) };
  const texts = Object.entries(files).map(([path, file]) => [
    `schemas/${path}`,
    JSON.stringify(file),
  ]);
  const api = lower(projectOf(load(inputsOf(Object.fromEntries(texts)), settings)));
  const found = api.resources.flatMap(endpointsOf).map((endpoint) => endpoint.hasConstructors);
  expect(found).toEqual([isTyped]);
});
