import { expect, test } from 'vitest';
import { RestResponse } from '../../runtime/server/index.ts';
import type { RouteDefinition, Server } from '../../runtime/server/index.ts';
import { ask, bob, open, serviceWith } from './service.ts';

const calls: string[] = [];

/** A service whose `/main` has these links, and people to embed. */
function linked(
  links: { readonly [rel: string]: string },
  more: { [route: string]: RouteDefinition } = {},
): Server {
  calls.length = 0;
  const server: Server = serviceWith({
    '/main': open(() => {
      const response = new RestResponse({ id: 1 });
      for (const [rel, route] of Object.entries(links))
        response.addLink(rel, server.restUrl(route), { embeddable: true });
      return response;
    }),
    '/people/(?P<id>\\d+)': open((request) => {
      calls.push(request.route);
      return { ...request.getParams(), caller: request.user?.login };
    }),
    '/closed': open(() => 'secret', { permission_callback: () => false }),
    ...more,
  });
  return server;
}

async function embedded(server: Server, query: { [name: string]: string }): Promise<unknown> {
  const { body } = await ask(server, { route: '/test/v1/main', query, user: bob });
  return (body as { _embedded?: unknown })._embedded;
}

test('4.3: _embed embeds the targets of embeddable links in the context embed, as the caller', async () => {
  const server = linked({ author: '/test/v1/people/3' });
  expect(await embedded(server, { _embed: '' })).toEqual({
    author: [{ id: '3', context: 'embed', caller: 'bob' }],
  });
  expect(await embedded(server, {})).toBeUndefined();
});

test('4.3: a list of relations embeds only these; compact relation names are accepted', async () => {
  const server = linked({
    author: '/test/v1/people/3',
    'https://api.test/editor': '/test/v1/people/4',
  });
  expect(await embedded(server, { _embed: 'cms:editor,other' })).toEqual({
    'cms:editor': [{ id: '4', context: 'embed', caller: 'bob' }],
  });
});

test('each URL is requested once', async () => {
  const server = linked({ author: '/test/v1/people/3', editor: '/test/v1/people/3' });
  expect(await embedded(server, { _embed: '1' })).toHaveProperty('editor');
  expect(calls).toEqual(['/test/v1/people/3']);
});

test('an error response is embedded; a link to another site is not requested', async () => {
  const server = linked({ up: '/test/v1/closed' });
  expect(await embedded(server, { _embed: 'true' })).toMatchObject({
    up: [{ code: 'rest_forbidden', data: { status: 403 } }],
  });
  const foreign = linked(
    {},
    {
      '/main': open(() =>
        new RestResponse({}).addLink('up', 'http://elsewhere.test/', { embeddable: true }),
      ),
    },
  );
  expect(await embedded(foreign, { _embed: '' })).toBeUndefined();
});

test('4.3: links that are https over TLS, or that rest_url changed, are embedded', async () => {
  const made = (): Server => {
    const server: Server = serviceWith({
      '/main': open(({ connection }) => {
        const response = new RestResponse({ id: 1 });
        for (const to of [connection, null])
          response.addLink('y', server.restUrl('/test/v1/y', to), { embeddable: true });
        return response;
      }),
      '/y': open(() => ({ name: 'Y' })),
    });
    return server;
  };
  const over = async (server: Server, isTls: boolean): Promise<unknown> => {
    const connection = { isTls, serverName: 'site.test' };
    const { body } = await ask(server, {
      route: '/test/v1/main',
      query: { _embed: '' },
      connection,
    });
    return body;
  };
  const _embedded = { y: [{ name: 'Y' }, { name: 'Y' }] };
  expect(await over(made(), true)).toEqual({
    id: 1,
    _links: {
      y: [
        { embeddable: true, href: 'https://site.test/cms-json/test/v1/y' },
        { embeddable: true, href: 'http://site.test/cms-json/test/v1/y' },
      ],
    },
    _embedded,
  });
  const moved = made();
  moved.hooks.on('rest_url', (url) => url.replace('site.test', 'api.test'));
  expect(await over(moved, false)).toMatchObject({
    _links: { y: [{ href: 'http://api.test/cms-json/test/v1/y' }, {}] },
    _embedded,
  });
});

test('items of a list are embedded by their own `_links`, each target once', async () => {
  const server: Server = linked(
    {},
    {
      '/main': open(() =>
        [1, 2].map((id) => ({
          id,
          _links: { author: [{ href: server.restUrl('/test/v1/people/9'), embeddable: true }] },
        })),
      ),
    },
  );
  const { body } = await ask(server, {
    route: '/test/v1/main',
    query: { _embed: '', _fields: 'id,_links,_embedded' },
  });
  expect(body).toMatchObject([
    { id: 1, _embedded: { author: [{ id: '9' }] } },
    { id: 2, _embedded: { author: [{ id: '9' }] } },
  ]);
  expect(calls).toEqual(['/test/v1/people/9']);
});

test('the query of a link is part of the embedded request', async () => {
  const server = linked({ replies: '/test/v1/people/3?context=view&list[]=a' });
  expect(await embedded(server, { _embed: '' })).toMatchObject({
    replies: [{ id: '3', context: 'view', list: ['a'] }],
  });
});
