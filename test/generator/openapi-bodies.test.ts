import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenAPIV3_1 } from 'openapi-types';
import { expect, test } from 'vitest';
import { openApi } from '../../generator/emit/openapi/index.ts';
import { assignNames } from '../../generator/names/names.ts';
import { readApi } from '../../generator/read-api.ts';
import { api as fixture, withEndpoint } from './emit-fixture.ts';
import { settings } from './helpers.ts';

const root = resolve(import.meta.dirname, '../..');

const generated = (folder: string): OpenAPIV3_1.Document =>
  // A test compares the generated files with their schemas.
  JSON.parse(
    readFileSync(resolve(root, folder, 'generated/openapi.json'), 'utf8'),
  ) as OpenAPIV3_1.Document;

const project = await readApi(resolve(root, 'test/e2e/lending'), {});
if ('errors' in project) throw new Error('The schemas of the lending library are not valid.');
const site = generated('.');
const library = generated('test/e2e/library');
const lending = openApi(project.api, project.names);
const documents = { site, library, lending };

/** Returns the examples of a document that are not valid for their schemas, and how many examples it has. */
function wrongExamples(document: object): { readonly count: number; readonly wrong: unknown[] } {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', ...document });
  const wrong: unknown[] = [];
  let count = 0;
  const visit = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const members: { readonly [name: string]: unknown } = { ...part };
    const { schema, examples } = members;
    const values = Object.values(Object(examples)).map((each) =>
      Array.isArray(examples) ? each : Object(each).value,
    );
    // The examples of a media type are next to its schema, those of a schema inside of it.
    const check = values.length > 0 && ajv.getSchema(`document#${path}${schema ? '/schema' : ''}`);
    for (const value of values) {
      count += 1;
      if (check && !check(value)) wrong.push([path, value, check.errors]);
    }
    for (const [name, member] of Object.entries(members))
      if (name !== 'examples')
        visit(
          member,
          `${path}/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
        );
  };
  visit(document, '');
  return { count, wrong };
}

test.each(Object.entries(documents))(
  'every example in the document of %s is valid',
  (_name, document) => {
    const { count, wrong } = wrongExamples(document);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(4);
  },
);

const { names } = assignNames(fixture, settings);
const postOrigin = () => ({
  file: { path: 'schemas/resources/posts.json', text: '{}' },
  start: 0,
  end: 2,
});

const errors = {
  sold_out: {
    status: 409,
    message: 'All {capacity} places are taken.',
    data: {
      capacity: { type: 'integer', minimum: 1 },
      until: { type: 'string', format: 'date' },
      waiting: { type: 'array', items: { type: 'string' } },
    },
  },
  // No text is longer than six characters and shorter than five.
  impossible: {
    status: 409,
    message: 'It cannot be.',
    data: { never: { type: 'string', minLength: 6, maxLength: 5 } },
  },
} as const;

test.each(['plain', 'content-api'] as const)(
  'the example of an error has its declared data, and data without a valid value has no example (%s)',
  (profile) => {
    const about = { title: 'Events', version: '1', profile, errors };
    const codes = ['sold_out', 'impossible'];
    const api = { ...withEndpoint('update', { errors: codes }), about };
    const document = openApi(api, names);
    const { count, wrong } = wrongExamples(document);
    expect(wrong).toEqual([]);
    // One for each method.
    expect(count).toBe(3);
    const text = JSON.stringify(document.paths);
    expect(text).toContain('"data":{"capacity":1,"until":"');
    expect(text).toContain('"impossible"');
  },
);

test('the document declares `status` in the data of an error with declared data', () => {
  const about = { title: 'Events', version: '1', profile: 'plain' as const, errors };
  const api = { ...withEndpoint('update', { errors: ['sold_out'] }), about };
  const found = responseOf(openApi(api, names), 'posts.update', '409');
  expect(found.content?.['application/problem+json']?.schema).toMatchObject({
    allOf: [
      {},
      { properties: { data: { properties: { until: {}, status: { type: 'integer' } } } } },
    ],
  });
});

function responseOf(document: OpenAPIV3_1.Document, operation: string, status: string) {
  const operations = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}),
  );
  const found = operations.find(
    (each) => Object(each).operationId === operation,
  ) as OpenAPIV3_1.OperationObject;
  return found.responses?.[status] as OpenAPIV3_1.ResponseObject;
}

test('the response for a created item has its URL in `Location` if the item has a link `self`', () => {
  const location = { $ref: '#/components/headers/location' };
  expect(responseOf(lending, 'books.create', '201').headers).toEqual({ Location: location });
  expect(responseOf(site, 'posts.create', '201').headers).toEqual({ Location: location });
  const api = withEndpoint('create', { answers: 'created', status: 201 });
  const linked = (rel: string): OpenAPIV3_1.Document => {
    const links = [{ rel, href: '/cms/v2/posts/{id}', embeds: null, origin: postOrigin }];
    const resources = api.resources.map((each) => ({ ...each, links }));
    return openApi({ ...api, resources }, names);
  };
  expect(responseOf(linked('self'), 'posts.create', '201').headers).toEqual({ Location: location });
  expect(responseOf(linked('about'), 'posts.create', '201')).not.toHaveProperty('headers');
});

test('the response with a page has the header `Link`', () => {
  expect(responseOf(library, 'books.list', '200').headers).toMatchObject({
    Link: { $ref: '#/components/headers/pageLinks' },
  });
});

test('the description of a 400 names the codes that every endpoint of the profile can return', () => {
  const described = (document: OpenAPIV3_1.Document) =>
    JSON.stringify(document.components?.schemas?.['InvalidParameters']?.properties?.['code']);
  for (const code of ['rest_unknown_param', 'rest_invalid_body', 'rest_invalid_json'])
    expect(described(library)).toContain(code);
  expect(described(site)).toContain('rest_invalid_json');
  expect(described(site)).not.toContain('rest_unknown_param');
});

test('a service without a trash and without `If-Match` has a document without these words', () => {
  expect(responseOf(lending, 'books.delete', '200').description).toBe(
    'The deleted book as `previous`, or the book itself.',
  );
  expect(JSON.stringify(lending)).toContain('#/components/headers/tag');
  expect(JSON.stringify(lending)).not.toMatch(/If-Match|trash/);
});
