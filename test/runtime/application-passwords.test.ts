import { expect, test } from 'vitest';
import type { Server } from '../../runtime/server/index.ts';
import { checkApplicationPassword } from '../../runtime/auth/application-password.ts';
import { RestError, isError } from '../../runtime/errors/index.ts';
import { ADAS_PASSWORD, accountsOf, ada, open, serviceWith } from './service.ts';

const uses: string[] = [];
const service = (): Server =>
  serviceWith(
    { '/me': open(({ user, caller }) => `${user?.login ?? 'nobody'} ${caller?.password.uuid}`) },
    { accounts: accountsOf(uses) },
  );

async function ask(authorization?: string, server = service()) {
  const answer = await server.respond({
    method: 'GET',
    url: '/cms-json/test/v1/me',
    headers: authorization === undefined ? {} : { authorization },
    body: Buffer.alloc(0),
    ip: '192.0.2.1',
    connection: { isTls: false, serverName: 'site.test' },
  });
  return { status: answer?.status, body: JSON.parse(String(answer?.body)) };
}

const basic = (name: string, password: string): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

test('5.2: an application password authenticates its user by login name or e-mail address, with or without blanks', async () => {
  const asAda = { status: 200, body: 'ada uuid-of-ada' };
  expect(await ask(basic('ada', ADAS_PASSWORD))).toEqual(asAda);
  expect(await ask(basic('ada', ADAS_PASSWORD.replaceAll(' ', '')))).toEqual(asAda);
  expect(await ask(basic('ada@site.test', ADAS_PASSWORD))).toEqual(asAda);
  expect(uses[0]).toBe('7 uuid-of-ada 192.0.2.1');
});

test('5.2: a wrong application password is refused with 401', async () => {
  const refused = (code: string) => ({
    status: 401,
    body: expect.objectContaining({ code, data: { status: 401 } }),
  });
  expect(await ask(basic('ada', 'wrong'))).toEqual(refused('incorrect_password'));
  expect(await ask(basic('eve', 'x'))).toEqual(refused('invalid_username'));
  expect(await ask(basic('eve@site.test', 'x'))).toEqual(refused('invalid_email'));
  expect(await ask(basic('bob', 'x'))).toEqual(refused('application_passwords_disabled_for_user'));
});

test('with uniform login errors an unknown user and a wrong password have one code and message', async () => {
  const uniform = serviceWith(
    { '/me': open(() => 'nobody') },
    { accounts: accountsOf(), loginSettings: { loginErrors: 'uniform' } },
  );
  const names = ['ada', 'eve', 'eve@site.test', 'bob'];
  const answers = await Promise.all(names.map((name) => ask(basic(name, 'wrong'), uniform)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({
    status: 401,
    body: { code: 'incorrect_password', data: { status: 401 } },
  });
});

test('Basic credentials are ignored where no application password is in use', async () => {
  const unused = serviceWith(
    { '/me': open(({ user }) => user?.login ?? 'nobody') },
    { accounts: { ...accountsOf(), applicationPasswordsInUse: async () => false } },
  );
  expect(await ask(basic('proxy', 'secret'), unused)).toEqual({ status: 200, body: 'nobody' });
});

test('5.2: the result of an earlier check is kept; otherwise the recorded status decides', () => {
  const refused = new RestError('closed', 'Closed.');
  expect(checkApplicationPassword(refused, ada)).toBe(refused);
  expect(checkApplicationPassword(null, ada)).toBe(true);
  expect(checkApplicationPassword(null, null)).toBeNull();
  const statusOf = (data?: unknown): unknown => {
    const result = checkApplicationPassword(null, new RestError('wrong', 'Wrong.', data));
    return isError(result) ? result.data : result;
  };
  expect(statusOf()).toEqual({ status: 401 });
  expect(statusOf({ status: 429 })).toEqual({ status: 429 });
  expect(statusOf({ status: null })).toEqual({ status: 401 });
  expect(statusOf({ tries: 3 })).toEqual({ tries: 3, status: 401 });
});

test('a header without a name and a password is anonymous', async () => {
  const anonymous = { status: 200, body: 'nobody null' };
  expect(await ask()).toEqual(anonymous);
  expect(await ask('Bearer abc')).toEqual(anonymous);
  expect(await ask('Basic !!')).toEqual(anonymous);
  expect(await ask(`Basic ${Buffer.from('no colon').toString('base64')}`)).toEqual(anonymous);
  expect(await ask(basic('ada', ''))).toEqual(anonymous);
});
