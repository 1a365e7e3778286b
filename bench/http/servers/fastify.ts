import fastify from 'fastify';
import type { FastifyReply, FastifySchema } from 'fastify';
import { schemaOf } from '../../contexts/stringify-schema.ts';
import { PATH } from '../addresses.ts';
import { create, item, list } from '../content.ts';
import type { Content } from '../content.ts';
import type { Sent } from '../memory.ts';
import type { Start } from '../started.ts';

interface ListQuery {
  readonly page: string;
  readonly per_page: string;
  readonly _fields?: string;
}

/** Fastify with `JSON.stringify`. */
export const start: Start = () => serve({ hasSchema: false });

/** Fastify with response schemas, from which it compiles its serializers. */
export const startWithSchema: Start = () => serve({ hasSchema: true });

async function serve({ hasSchema }: { hasSchema: boolean }) {
  const app = fastify({ logger: false });
  const printedBy = (content: Content): { schema?: FastifySchema } =>
    hasSchema ? { schema: { response: { [content.status]: schemaOf(content.data) } } } : {};

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, printedBy(item(1)), (request, reply) =>
    send(reply, item(Number(request.params.id))),
  );
  // Items with `_fields` have no schema that is known in advance.
  app.get<{ Querystring: ListQuery }>(PATH, printedBy(list(1, 1, null)), (request, reply) => {
    const { page, per_page: size, _fields: fields = null } = request.query;
    const content = list(Number(page), Number(size), fields);
    if (hasSchema && fields !== null) {
      reply.serializer(JSON.stringify);
    }
    return send(reply, content);
  });
  app.post<{ Body: Sent }>(
    PATH,
    printedBy(create({ categories: [1], tags: [1] })),
    (request, reply) => send(reply, create(request.body)),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address();
}

function send(reply: FastifyReply, { status, headers, data }: Content): FastifyReply {
  return reply.code(status).headers(headers).send(data);
}
