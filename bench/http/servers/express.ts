import express from 'express';
import type { ExpressResponse } from 'express';
import { PATH } from '../addresses.ts';
import { create, item, list } from '../content.ts';
import type { Content } from '../content.ts';
import type { Start } from '../started.ts';

/** Express without the headers and tags that it adds by default. */
export const start: Start = () => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get(`${PATH}/:id`, (request, response) => send(response, item(Number(request.params['id']))));
  app.get(PATH, ({ query }, response) => {
    const { page, per_page: size, _fields: fields = null } = query;
    send(response, list(Number(page), Number(size), fields));
  });
  app.post(PATH, express.json(), (request, response) => send(response, create(request.body)));
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server.address()));
  });
};

function send(response: ExpressResponse, { status, headers, data }: Content): void {
  response.status(status).set(headers).json(data);
}
