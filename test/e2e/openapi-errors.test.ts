import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { openWebSite } from '../site/web-site.ts';
import { apiSettings, registerRoutes } from './library/generated/routes.ts';
import { createHandlers } from './library/site/handlers/index.ts';
import { openLibrary } from './library/site/library.ts';

/** Responses of services with status 400 are valid by the OpenAPI documents of the services. */

const root = resolve(import.meta.dirname, '../..');

/** Returns a function that gives the problems of an error response by the response with status 400 of an operation. */
function checkOf(document: string, path: string, method: string) {
  // Generated file.
  const whole = JSON.parse(readFileSync(resolve(root, document), 'utf8')) as {
    readonly paths: {
      [path: string]: { [method: string]: { responses: { 400: { $ref?: string } } } };
    };
  };
  const own = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/400`;
  const $ref = whole.paths[path]?.[method]?.responses[400].$ref ?? own;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'document', ...whole });
  return async (response: Response) => {
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    const place = `${$ref}/content/${type.replaceAll('/', '~1').replaceAll('+', '%2B')}/schema`;
    const check = ajv.getSchema(`document${place}`);
    if (!check) throw new Error(`The document has no ${place}.`);
    const body: unknown = await response.json();
    const { code } = Object(body);
    return { status: response.status, code, problems: check(body) === true ? [] : check.errors };
  };
}

const valid = (code: string) => ({ status: 400, code, problems: [] });

test('each 400 of a plain service is valid by its document', async () => {
  const authenticate = () => ({ id: 7, login: 'ada', can: () => true });
  const server = createServer(apiSettings, { authenticate });
  registerRoutes(server, createHandlers(openLibrary()), {});
  const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  const books = `http://127.0.0.1:${port}/api/books`;
  const document = 'test/e2e/library/generated/openapi.json';
  const [listed, created] = ['get', 'post'].map((method) => checkOf(document, '/books', method));
  const send = (body: string) =>
    fetch(books, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  try {
    const listing = await fetch(`${books}?per_page=1000&page=x`);
    expect(await listed?.(listing.clone())).toEqual(valid('rest_invalid_param'));
    expect(await listing.json()).toMatchObject({
      data: { details: { per_page: { code: 'rest_out_of_bounds' } } },
    });
    expect(await listed?.(await fetch(`${books}?nope=1`))).toEqual(valid('rest_unknown_param'));
    expect(await created?.(await send('{"title":7}'))).toEqual(valid('rest_invalid_param'));
    expect(await created?.(await send('{}'))).toEqual(valid('rest_missing_callback_param'));
    expect(await created?.(await send('{'))).toEqual(valid('rest_invalid_json'));
    expect(await created?.(await send('[]'))).toEqual(valid('rest_invalid_body'));
  } finally {
    await close();
  }
});

test('each 400 of the content API is valid by its document', async () => {
  const site = await openWebSite();
  const check = checkOf('generated/openapi.json', '/cms/v2/tags', 'get');
  try {
    const response = await site.get('/cms-json/cms/v2/tags?per_page=1000&order=up');
    expect(await check(response.clone())).toEqual(valid('rest_invalid_param'));
    expect(await response.json()).toMatchObject({ data: { details: { per_page: {} } } });
  } finally {
    await site.close();
  }
});
