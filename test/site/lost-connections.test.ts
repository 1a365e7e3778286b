import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LostConnections } from '../../site/store/lost-connections.ts';
import { connectPostgres } from '../../site/store/postgres.ts';
import { isDatabaseUnavailable } from '../../site/store/unavailable.ts';
import { postgresDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

/** Connections to PostgreSQL through a network that can drop the packets of a connection without an error. */

let databases: Databases;
let network: Server;
let address: string;
/** Without the network in between. */
let direct: string;
const links = new Set<readonly [Socket, Socket]>();

beforeAll(async () => {
  databases = await postgresDatabases();
  direct = (await databases.fresh()).databaseUrl;
  const database = new URL(direct);
  const { port, hostname } = database;
  network = createServer((client) => {
    const server = connect(Number(port), hostname);
    links.add([client, server]);
    client.pipe(server);
    server.pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  // A server with a port has an address of this type.
  database.host = `127.0.0.1:${(network.address() as AddressInfo).port}`;
  address = database.href;
});

afterAll(async () => {
  network.close();
  for (const [client, server] of links) for (const socket of [client, server]) socket.destroy();
  await databases.stop();
});

function dropPackets(): void {
  for (const [client, server] of links) {
    client.unpipe(server);
    server.unpipe(client);
  }
}

async function onPool(work: (run: (text: string) => Promise<unknown>) => Promise<void>) {
  const pool = new pg.Pool({ connectionString: address, max: 1 });
  pool.on('error', () => undefined);
  const lost = new LostConnections(address, 100);
  await work(async (text) => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    try {
      return await lost.observe(client, client.query(text));
    } finally {
      client.release();
    }
  });
  await pool.end();
}

test('a query on a connection whose packets are dropped ends with an error, and the next one gets a new connection', () =>
  onPool(async (run) => {
    await run('select 1');
    dropPackets();
    await expect(run('select 2')).rejects.toThrow('Connection terminated');
    expect(await run('select 3 as value')).toMatchObject({ rows: [{ value: 3 }] });
  }));

test('a slow query that the server runs keeps its connection', () =>
  onPool(async (run) => {
    const before = links.size;
    expect(await run('select 4 as value from pg_sleep(0.6)')).toMatchObject({
      rows: [{ value: 4 }],
    });
    // A new connection looks the query up on the server.
    expect(links.size).toBeGreaterThan(before + 1);
  }));

test('a transaction whose connection the server closes fails with the reason of the server', async () => {
  const { write, read, close } = connectPostgres(direct);
  const transaction = write.transaction().execute(async (inside) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(read);
    return sql`select ${1}::int`.execute(inside);
  });
  const error: unknown = await transaction.catch((thrown: unknown) => thrown);
  await close();
  expect(error).toMatchObject({
    message: 'terminating connection due to administrator command',
  });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a connection that cannot be encrypted, or whose certificate cannot be read, is an unavailable database', async () => {
  for (const parameter of ['sslmode=verify-full', 'sslrootcert=/none']) {
    const { read, close } = connectPostgres(`${address}?${parameter}`);
    const error: unknown = await sql`select 1`.execute(read).catch((thrown: unknown) => thrown);
    await close();
    expect(error).toMatchObject({ message: expect.stringMatching(/SSL|ENOENT/) as string });
    expect(isDatabaseUnavailable(error)).toBe(true);
  }
});
