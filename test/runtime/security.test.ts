import { expect, test } from 'vitest';
import type { Server } from '../../runtime/server/index.ts';
import { accountsOf, ada, open, serviceWith, loginAt } from './service.ts';

/** Requests that pages of other origins make a browser send (docs/security.md). */

const removed: string[] = [];
const bugs: unknown[] = [];

function service(): Server {
  removed.length = 0;
  bugs.length = 0;
  return serviceWith(
    {
      '/me': [
        open(({ user }) => user?.login ?? 'nobody'),
        open(({ user }) => void removed.push(String(user?.login)), {
          methods: 'DELETE',
          permission_callback: ({ user }) => user !== null,
        }),
      ],
      '/broken': open(() => {
        throw new Error('the password of the database is hunter2');
      }),
    },
    { accounts: accountsOf(), onBug: (bug) => void bugs.push(bug) },
  );
}

/** A request with the login cookie of ada and nothing that a page of another site could not send. */
async function forged(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: { [name: string]: string } } = {},
) {
  const server = service();
  const login = await loginAt(server).loginCookies.issue(ada);
  const answer = await server.respond({
    method,
    url,
    headers: {
      cookie: `${loginAt(server).cookies.nameOf('logged_in')}=${login.value}`,
      ...headers,
    },
    body: Buffer.alloc(0),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  const lines = answer?.headers ?? [];
  const names = lines.filter((_, index) => index % 2 === 0);
  return {
    status: answer?.status,
    body: String(answer?.body),
    headers: Object.fromEntries(names.map((name, index) => [name, lines[index * 2 + 1]])),
  };
}

test('a GET sent by a script tag is anonymous, also when it overrides the method', async () => {
  const read = await forged('/cms-json/test/v1/me?_jsonp=take');
  expect([read.status, read.body]).toEqual([200, '/**/take("nobody")']);
  expect(read.headers).toMatchObject({
    'Content-Type': 'application/javascript; charset=UTF-8',
    'X-Content-Type-Options': 'nosniff',
  });
  const overridden = await forged('/cms-json/test/v1/me?_jsonp=take&_method=DELETE');
  expect([overridden.status, removed]).toEqual([401, []]);
  const byHeader = await forged('/cms-json/test/v1/me', {
    method: 'POST',
    headers: { 'x-http-method-override': 'DELETE' },
  });
  expect([byHeader.status, removed]).toEqual([401, []]);
});

test('a request from another origin is anonymous and gets no nonce', async () => {
  const { body, headers } = await forged('/cms-json/test/v1/me', {
    headers: { origin: 'https://evil.test' },
  });
  expect(body).toBe('"nobody"');
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': 'https://evil.test',
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  });
  expect(headers).not.toHaveProperty('X-CMS-Nonce');
});

test('an exception of a handler is logged and not shown to the caller', async () => {
  const { status, body } = await forged('/cms-json/test/v1/broken');
  expect(status).toBe(500);
  expect(body).not.toMatch(/hunter2|Error|\.ts/);
  expect(bugs).toEqual([new Error('the password of the database is hunter2')]);
});
