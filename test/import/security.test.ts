import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, importedValue, lossesIn, schemaFile } from './import.ts';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({
  description: 'OK.',
  content: { 'application/json': { schema } },
});
const get = (security: readonly object[], others: object = {}) => ({
  get: { security, responses: { 200: json(ref('Report')) }, ...others },
});
const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });

const document = {
  openapi: '3.1.0',
  info: { title: 'Reports', version: '1' },
  security: [{ key: [] }, {}],
  paths: {
    '/reports/own': get([{ login: ['read', 'write'] }, { key: [] }]),
    '/reports/shared': get([{ login: [], key: [] }]),
    '/reports/public': get([{}]),
    '/reports/lost': get([{ login: [] }, { token: [] }]),
    '/reports/{id}{extension}': get([{ login: [] }], {
      parameters: [
        ...[inPath('id', text), inPath('extension', { ...text, enum: ['.json', '.xml'] })],
        { name: 'X-Site.Key', in: 'header', schema: text },
      ],
      responses: {
        200: json(ref('Report')),
        default: json({ type: 'object', properties: { trace: text } }),
      },
    }),
    '/reports/{id}{page}': get([], { parameters: [inPath('id', text), inPath('page', text)] }),
  },
  components: {
    securitySchemes: {
      login: { type: 'oauth2', flows: {} },
      key: { type: 'apiKey', name: 'key', in: 'header' },
    },
    schemas: {
      Report: {
        type: 'object',
        properties: { id: text, cause: { oneOf: [ref('Storm'), ref('Fire')] } },
      },
      // Members of responses only: both have a type for each direction.
      Storm: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { ...text, enum: ['storm'] }, wind: { ...text, readOnly: true } },
      },
      Fire: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { ...text, enum: ['fire'] }, area: { ...text, writeOnly: true } },
      },
    },
  },
};

test('security with scopes, adjacent parameters and errors without a status are imported, and the code compiles', async () => {
  const root = emptyProject();
  const { out } = await importedValue(root, document);
  const report = JSON.parse(out) as {
    operations: number;
    whole: number;
  };
  expect(report).toMatchObject({ operations: 6, whole: 5 });
  expect(lossesIn({ out })).toEqual([
    'path /paths/~1reports~1{id}{page}/get',
    'error-status /paths/~1reports~1{id}{extension}/get/responses/default',
    'security /paths/~1reports~1lost/get/security',
  ]);
  expect(schemaFile(root, 'api.json')).toMatchObject({
    security: ['key', {}],
    errors: { internal_server_error: { status: 500, data: { trace: { optional: true } } } },
  });
  const { routes } = schemaFile(root, 'resources/reports.json') as {
    routes: { [route: string]: { [endpoint: string]: object } };
  };
  const route = String.raw`/(?P<id>[^/.]+)(?P<extension>\.[^/]+)`;
  expect(routes).toMatchObject({
    '/own': { getOwn: { security: [{ login: ['read', 'write'] }, 'key'] } },
    '/shared': { getShared: { security: [{ login: [], key: [] }] } },
    '/public': { getPublic: { security: [] } },
    '/lost': { getLost: { security: ['login'] } },
    [route]: { args: { extension: { enum: ['.json', '.xml'] } } },
  });
  expect(JSON.stringify(routes)).toContain('"X-Site.Key":{"type":"string","in":"header"');
  expect(schemaFile(root, 'types/fire.json')).toMatchObject({
    schema: { properties: { kind: { required: true } } },
  });
  expect(await compiled(root)).toEqual([]);
  const { security, paths } = JSON.parse(
    readFileSync(join(root, 'generated/openapi.json'), 'utf8'),
  ) as typeof document;
  expect(security).toEqual([{ key: [] }, {}]);
  expect(paths['/reports/own'].get.security).toEqual([{ login: ['read', 'write'] }, { key: [] }]);
  expect(paths['/reports/shared'].get.security).toEqual([{ login: [], key: [] }]);
});
