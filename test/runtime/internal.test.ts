import { expect, test } from 'vitest';
import {
  HttpResponse,
  RestError,
  RestRequest,
  RestResponse,
  ensureResponse,
} from '../../runtime/server/index.ts';
import { ada, ask, open, serviceWith } from './service.ts';

/** Internal requests, and the values that a handler may return (4.8). */

const service = () =>
  serviceWith({
    '/echo': open(
      ({ method, user, ...request }) => ({ ...request.query, method, by: user?.login }),
      {
        methods: 'GET, POST',
      },
    ),
  });

test('4.8: a path is requested with GET and its query', async () => {
  const { status, data } = await service().dispatch('/test/v1/echo?a[]=1');
  expect([status, data]).toEqual([200, { a: ['1'], method: 'GET', by: undefined }]);
});

test('4.8: a request may be given as an object of its parts', async () => {
  const parts = { method: 'post', route: '/test/v1/echo', query: { a: 1 }, user: ada };
  expect((await service().dispatch(parts)).data).toEqual({ a: 1, method: 'POST', by: 'ada' });
});

test('4.8: a request object is dispatched unchanged', async () => {
  const request = new RestRequest({ route: '/test/v1/echo' });
  request.query['a'] = 2;
  expect((await service().dispatch(request)).data).toEqual({ a: 2, method: 'GET', by: undefined });
});

test('4.8: a path without a route gets an error body', async () => {
  expect(await service().dispatch('/test/v1/none')).toMatchObject({
    status: 404,
    data: { code: 'rest_no_route' },
  });
});

test('4.8: `ensureResponse` returns errors and responses unchanged', () => {
  const error = new RestError('closed', 'Closed.');
  const response = new RestResponse('x');
  expect(ensureResponse(error)).toBe(error);
  expect(ensureResponse(response)).toBe(response);
});

test('4.8: `ensureResponse` of another HTTP response keeps data, status and headers', () => {
  const other = new HttpResponse({ a: 1 }, { status: 202, headers: { 'X-Own': 'v' } });
  const response = ensureResponse(other);
  expect(response).toBeInstanceOf(RestResponse);
  expect(response).toMatchObject({ data: { a: 1 }, status: 202 });
  expect(response instanceof RestResponse && [...response.headers]).toEqual([['X-Own', 'v']]);
});

test('4.8: `ensureResponse` makes any other value the data of a response', () => {
  for (const value of [0, '', false, [], { status: 500 }, null])
    expect(ensureResponse(value)).toMatchObject({ data: value, status: 200 });
  expect(ensureResponse(undefined)).toMatchObject({ data: null, status: 200 });
});

test('4.8: a handler may return an error, a response or data', async () => {
  const server = serviceWith({
    '/error': open(() => new RestError('closed', 'Closed.', { status: 503 })),
    '/http': open(() => new HttpResponse('h', { status: 202 })),
    '/value': open(() => 'v'),
  });
  const answers = [];
  for (const name of ['error', 'http', 'value'])
    answers.push(await ask(server, `/test/v1/${name}`));
  expect(answers).toMatchObject([
    { status: 503, body: { code: 'closed' } },
    { status: 202, body: 'h' },
    { status: 200, body: 'v' },
  ]);
});
