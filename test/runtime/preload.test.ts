import { expect, test } from 'vitest';
import { RestResponse } from '../../runtime/server/index.ts';
import { ada, open, serviceWith } from './service.ts';

test('4.8: responses with status 200 are preloaded by path, those of OPTIONS separately', async () => {
  const server = serviceWith({
    '/things': open((request) => ({ ...request.query, caller: request.user?.login })),
    '/made': open(() => new RestResponse('x', { status: 201 })),
    '/text': open(() => 'text'),
  });
  const paths = [
    '/test/v1/things/?a[]=1',
    '/test/v1/things/',
    ['/test/v1/text', 'POST'],
    ['/test/v1/text', 'OPTIONS'],
    '/test/v1/made',
    '/test/v1/none',
    '',
  ] as const;
  const answers = await server.preload(paths, ada);
  expect(Object.keys(answers)).toEqual(['/test/v1/things', '/test/v1/text', 'OPTIONS']);
  expect(answers['/test/v1/things']).toEqual({
    body: { caller: 'ada' },
    headers: { Allow: 'GET' },
  });
  expect(answers['/test/v1/text']).toEqual({ body: ['text'], headers: { Allow: 'GET' } });
  expect(answers['OPTIONS']).toMatchObject({ '/test/v1/text': { body: { namespace: 'test/v1' } } });
});

test('4.8: the empty path and the slash are preloaded as the root', async () => {
  const server = serviceWith();
  const paths = ['/', ['', 'GET'], ['/', 'OPTIONS'], ['', 'OPTIONS']] as const;
  const answers = await server.preload(paths);
  expect(Object.keys(answers)).toEqual(['/', 'OPTIONS']);
  expect(answers['OPTIONS']).toMatchObject({ '/': { body: { methods: ['GET'] } } });
  expect(Object.keys(await server.preload([['', 'GET']]))).toEqual(['/']);
});

test('4.8: a preloaded response applies _embed and _fields', async () => {
  const server = serviceWith({
    '/main': open(() =>
      new RestResponse({ id: 1, x: 2 }).addLink('up', 'http://site.test/cms-json/test/v1/up', {
        embeddable: true,
      }),
    ),
    '/up': open(() => ({ id: 2 })),
  });
  const answers = await server.preload(['/test/v1/main?_embed&_fields=id']);
  expect(answers['/test/v1/main?_embed&_fields=id']).toMatchObject({
    body: { id: 1, _embedded: { up: [{ id: 2 }] } },
  });
});

test('4.8: a full URL is preloaded under this URL', async () => {
  const server = serviceWith({ '/things': open((request) => request.query) });
  const address = 'http://site.test/test/v1/things?a=1';
  const answers = await server.preload([
    address,
    '//site.test/test/v1/things',
    '///test/v1/things',
  ]);
  expect(Object.keys(answers)).toEqual([address, '//site.test/test/v1/things']);
  expect(answers[address]).toMatchObject({ body: { a: '1' } });
});

test('4.8: a preloaded path whose handler throws is reported as a bug and omitted; other paths are kept', async () => {
  const bugs: unknown[] = [];
  const bug = new Error('broken');
  const server = serviceWith(
    {
      '/broken': open(() => {
        throw bug;
      }),
      '/things': open(() => ({ id: 1 })),
    },
    { onBug: (thrown) => void bugs.push(thrown) },
  );
  const answers = await server.preload(['/test/v1/broken', '/test/v1/things']);
  expect(Object.keys(answers)).toEqual(['/test/v1/things']);
  expect(bugs).toEqual([bug]);
});
