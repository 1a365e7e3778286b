/** The process of a hand-written server: `server.ts NAME`, with its database in the environment. */
import { join } from 'node:path';
import { openDriver } from './servers/driver.ts';

const [, , name] = process.argv;
const {
  DATABASE_URL: databaseUrl = '',
  DATA_DIR: dataDir = '',
  OPTIONS_FILE: optionsFile = '',
} = process.env;
const file = join(dataDir, 'site.sqlite');
const folders = { dataDir, optionsFile };

const port =
  name === 'floor'
    ? await (await import('./servers/floor.ts')).start(openDriver(databaseUrl, file), folders)
    : await (await import('./servers/by-hand/app.ts')).start(databaseUrl, file, folders);
process.send?.({ port });
