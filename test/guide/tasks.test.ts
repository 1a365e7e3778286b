import { EventEmitter, on } from 'node:events';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf, ApiError, Transport, valuesOf } from '../../runtime/client/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
import type { Endpoint, Page } from '../../runtime/server/index.ts';

/** The examples of docs/guide/database.md and docs/guide/events.md: pages by cursor, concurrent updates and streams of events. */

interface Task {
  id: number;
  title: string;
  version: number;
}
interface TaskEvent {
  id: number;
}
const db = new Database(':memory:');
db.exec('CREATE TABLE tasks (id INTEGER PRIMARY KEY, title TEXT, version INTEGER DEFAULT 1)');
for (const title of ['a', 'b', 'c', 'd', 'e'])
  db.prepare('INSERT INTO tasks (title) VALUES (?)').run(title);
const events = new EventEmitter<{ task: [TaskEvent] }>();

const find = (id: number) => db.prepare('SELECT * FROM tasks WHERE id = ?').get(id) as Task;

const list: Endpoint<{ cursor?: string; limit: number }, Page<Task>> = {
  permission: anyone,
  handle: ({ args: { cursor = '0', limit } }) => {
    const rows = db
      .prepare('SELECT * FROM tasks WHERE id > ? ORDER BY id LIMIT ?')
      .all(Number(cursor), limit + 1) as Task[];
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, total: null, ...(last && { cursor: String(last.id) }) };
  },
};

const get: Endpoint<{ id: number }, Task> = {
  permission: anyone,
  handle: ({ args, request }) => {
    const task = find(args.id);
    request.responseHeaders.set('ETag', `"${task.version}"`);
    return task;
  },
};

const update: Endpoint<{ id: number; title: string }, Task> = {
  permission: anyone,
  handle: ({ args, request }) =>
    db
      .transaction(() => {
        const task = find(args.id);
        // Compression makes a tag weak: W/"1".
        const wanted = request.header('if-match')?.replace(/^W\//, '');
        if (wanted !== undefined && wanted !== `"${task.version}"`)
          return new RestError('rest_precondition_failed', 'The task has changed.', {
            status: 412,
          });
        db.prepare('UPDATE tasks SET title = :title, version = version + 1 WHERE id = :id').run(
          args,
        );
        events.emit('task', { id: args.id });
        return find(args.id);
      })
      .immediate(),
};

const watch: Endpoint<unknown, AsyncIterable<TaskEvent>> = {
  permission: anyone,
  handle: async function* ({ request: { signal } }) {
    try {
      for await (const [event] of on(events, 'task', { signal })) yield event;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  },
};

const bugs: unknown[] = [];
let listening: Listening;
let transport: Transport;
beforeAll(async () => {
  const server = createServer({ profile: 'plain' }, { onBug: (bug) => void bugs.push(bug) });
  const id = { type: 'integer' } as const;
  const limit = { type: 'integer', default: 20 } as const;
  server.registerRoute('', '/tasks', {
    ...{ methods: 'GET', answers: 'page', args: { cursor: { type: 'string' }, limit } },
    endpoint: list,
  });
  server.registerRoute('', '/tasks/events', {
    ...{ methods: 'GET', answers: 'any', media: 'text/event-stream', endpoint: watch },
  });
  server.registerRoute('', '/tasks/{id}', [
    { methods: 'GET', answers: 'item', args: { id }, endpoint: get },
    {
      methods: 'PATCH',
      answers: 'item',
      args: { id, title: { type: 'string' } },
      endpoint: update,
    },
  ]);
  listening = await listen(server, { port: 0, host: '127.0.0.1' });
  transport = new Transport({ baseUrl: `http://127.0.0.1:${listening.port}`, timeout: 10_000 });
});
afterAll(() => listening.close(100));

test('the client follows the cursors of all pages', async () => {
  const ids: number[] = [];
  for await (const { id } of allOf<Task>(transport, 'GET', '/tasks', { limit: 2 })) ids.push(id);
  expect(ids).toEqual([1, 2, 3, 4, 5]);
});

test('an update of an item that has changed since is 412 and changes nothing', async () => {
  const read = await transport.call<Task>('GET', '/tasks/{id}', { id: 1 });
  const change = (title: string) =>
    transport.call<Task>('PATCH', '/tasks/{id}', { id: 1, title }, { ifMatch: read });
  expect(await change('x')).toMatchObject({ title: 'x', version: 2 });
  await expect(change('y')).rejects.toThrow(ApiError);
  expect(find(1)).toMatchObject({ title: 'x', version: 2 });
});

test('a stream sends each change, and ends without an error when the client leaves', async () => {
  const options = { timeout: Infinity };
  const stream = valuesOf(transport, 'text/event-stream', 'GET', '/tasks/events', {}, options);
  const first = stream.next();
  await expect.poll(() => events.listenerCount('task')).toBe(1);
  await transport.call('PATCH', '/tasks/{id}', { id: 2, title: 'z' });
  expect((await first).value).toEqual({ id: 2 });
  await stream.return();
  await expect.poll(() => events.listenerCount('task')).toBe(0);
  expect(bugs).toEqual([]);
});
