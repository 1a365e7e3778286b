/** The process of a hand-written server: `server.ts NAME`, with its database in the environment. */
import { join } from 'node:path';
import { openDriver } from './servers/driver.ts';

const [, , name] = process.argv;
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const file = join(process.env['DATA_DIR'] ?? '', 'site.sqlite');

const port =
  name === 'floor'
    ? await (await import('./servers/floor.ts')).start(openDriver(databaseUrl, file))
    : await (await import('./servers/by-hand/app.ts')).start(databaseUrl, file);
process.send?.({ port });
