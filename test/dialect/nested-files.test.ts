import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, expect, test } from 'vitest';
import { PageProject } from './page-project.ts';

/** Endpoints of a nested route with declared files, and with a header that the document describes for every endpoint. */
const project = new PageProject('scans', []);
const integer = (description: string) => ({ description, type: 'integer' });
const scans = {
  ...{ resource: 'scans', singular: 'scan', namespace: 'library/v1', base: 'books/{book}/scans' },
  contexts: ['view'],
  schema: {
    title: 'scan',
    type: 'object',
    properties: { id: { ...integer('Identifier of the scan.'), readonly: true } },
  },
  routes: {
    '/{id}': {
      args: { book: integer('The book.'), id: integer('The scan.') },
      nested: { under: ['book'], missing: 'no_such_scan' },
      replace: {
        ...{ methods: 'PUT', answers: 'item', uploads: { picture: { required: true } } },
        args: { 'If-Match': { description: 'Tag of the scan.', type: 'string', in: 'header' } },
        errors: ['rest_precondition_failed'],
      },
    },
  },
};
const handler = `import type { ScansHandlers } from '../../generated/scans/handlers.ts';
import { anyone } from '../../../../../../runtime/server/index.ts';
export const scans: ScansHandlers = {
  replace: {
    parents: ({ args }) => ({ book: args.book }),
    permission: anyone,
    mayUpload: anyone,
    handle: ({ args, files: { picture } }) => ({ id: args.id + picture.size }),
  },
};
`;

beforeAll(() =>
  project.generate({
    'schemas/api.json': JSON.stringify({
      ...{ title: 'Scans', version: '1', errors: { no_such_scan: [404] } },
    }),
    'schemas/resources/scans.json': JSON.stringify(scans),
    'site/handlers/scans.ts': handler,
  }),
);

test('the handler of a nested route with declared files has `files` among its parameters', () => {
  expect(project.errorsIn(['site/handlers/scans.ts'])).toBe('');
});

test('the OpenAPI document has If-Match once if an argument describes it', () => {
  const text = readFileSync(join(project.root, 'generated/openapi.json'), 'utf8');
  const document = JSON.parse(text) as OpenAPIV3_1.Document;
  const put = document.paths?.['/library/v1/books/{book}/scans/{id}']?.put;
  expect(put?.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match' }));
  expect(JSON.stringify(put?.parameters)).not.toContain('/ifMatch');
});
