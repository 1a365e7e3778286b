import { expect, test } from 'vitest';
import { ask, open, serviceWith } from './service.ts';

const service = () =>
  serviceWith({
    '/w': {
      allow_batch: { v1: true },
      endpoints: [
        open((request) => ({ ...request.getParams() }), {
          methods: 'POST',
          args: { n: { type: 'integer', maximum: 5 } },
        }),
      ],
    },
    '/alone': open(() => 'x', { methods: 'POST' }),
  });

function batch(requests: readonly object[], validation = 'normal') {
  return ask(service(), {
    method: 'POST',
    route: '/batch/v1',
    raw: JSON.stringify({ requests, validation }),
    headers: { 'content-type': 'application/json' },
  });
}

test('requests of a batch are answered one by one, each in an envelope', async () => {
  const answer = await batch([
    { path: '/test/v1/w?q=1', body: { n: '3' } },
    { path: '/test/v1/w', body: { n: 9 } },
    { path: '/test/v1/alone' },
    { path: '/test/v1/none' },
  ]);
  expect(answer.status).toBe(207);
  expect(answer.body).toMatchObject({
    responses: [
      { status: 200, body: { q: '1', n: 3 }, headers: { Allow: 'POST' } },
      { status: 400, body: { code: 'rest_invalid_param' } },
      { status: 400, body: { code: 'rest_batch_not_allowed' } },
      { status: 404, body: { code: 'rest_no_route' } },
    ],
  });
});

test('with require-all-validate nothing runs when something is wrong', async () => {
  const answer = await batch(
    [
      { path: '/test/v1/w', body: { n: 3 } },
      { path: '/test/v1/w', body: { n: 9 } },
    ],
    'require-all-validate',
  );
  expect(answer).toMatchObject({
    status: 207,
    body: { failed: 'validation', responses: [null, { status: 400 }] },
  });
});

test('a batch that is none, or reads, is refused', async () => {
  expect((await batch([{ path: '/test/v1/w', method: 'GET' }])).body).toMatchObject({
    code: 'rest_invalid_param',
  });
  expect((await ask(service(), { method: 'POST', route: '/batch/v1' })).body).toMatchObject({
    code: 'rest_missing_callback_param',
  });
});
