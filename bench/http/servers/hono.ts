import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { PATH } from '../addresses.ts';
import { create, item, list } from '../content.ts';
import type { Content } from '../content.ts';
import type { Sent } from '../memory.ts';
import type { Start } from '../started.ts';

/** Hono on its server for Node. */
export const start: Start = () => {
  const app = new Hono();
  app.get(`${PATH}/:id`, (context) => {
    const { data, status, headers } = item(Number(context.req.param('id')));
    return context.body(JSON.stringify(data), ok(status), headers);
  });
  app.get(PATH, (context) => {
    const { page, per_page: size, _fields: fields = null } = context.req.query();
    const { data, status, headers } = list(Number(page), Number(size), fields);
    return context.body(JSON.stringify(data), ok(status), headers);
  });
  app.post(PATH, async (context) => {
    const { data, status, headers } = create(await context.req.json<Sent>());
    return context.body(JSON.stringify(data), ok(status), headers);
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(server.address()),
    );
  });
};

// Every status here comes with a body.
function ok(status: Content['status']): ContentfulStatusCode {
  return status as ContentfulStatusCode;
}
