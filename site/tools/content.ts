import '../lib/native-modules.ts';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Settings } from '../config.ts';
import { checkSiteFile, importSite } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { fail, readCommandLine, refuse } from './command-line.ts';
import { writeWhole } from '../lib/files.ts';
import { Problem } from '../lib/problem.ts';
import { hasUsers, withStore } from './store.ts';

const USAGE = `Usage: npm run export -- FILE   writes everything that the site holds, as JSON
       npm run import -- FILE   fills an empty site with such a file
       npm run backup -- FILE   copies the database as it is at one moment

The site is that of DATABASE_URL or DATA_DIR. Export and backup work while it runs. Files of media lie in
DATA_DIR/uploads, and are copied with it. Of PostgreSQL, pg_dump makes the backup. With --quiet only errors
are printed.

Export and backup files are readable by their owner only (mode 0600). An export holds no passwords, but
private posts, e-mail addresses and network addresses; a backup holds password hashes and the site's
secret as well. Keep both like the database.`;

type Work = (store: Store, file: string, settings: Settings) => Promise<string | null>;

const DONE: Readonly<Record<string, string>> = {
  export: 'Exporting to',
  import: 'Importing from',
  backup: 'Copying the database to',
};

// Otherwise a wrong DATA_DIR would be noticed only when the copy is needed.
const noSite = ({ address }: Store): string => `there is no site at ${address}`;

const commands: Readonly<Record<string, Work>> = {
  async export(store, file, settings) {
    if (!(await hasUsers(store))) return noSite(store);
    const text = `${JSON.stringify(await store.export(settings), null, 1)}\n`;
    await writeWhole(file, (path) => writeFile(path, text, { mode: 0o600 }));
    return null;
  },

  async import(store, file, settings) {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
    const site = checkSiteFile(JSON.parse(text));
    if (site instanceof Problem) return `cannot import ${file}: ${site.message}`;
    return store.transaction(async (session) => {
      if (await hasUsers(session)) return 'the site is not empty: an import requires an empty site';
      await importSite(session, site, settings);
      return null;
    });
  },

  async backup(store, file) {
    if (store.kind === 'postgres') return 'for PostgreSQL, use pg_dump';
    if (existsSync(file)) return `${file} is there already`;
    if (!(await hasUsers(store))) return noSite(store);
    await writeWhole(file, (path) => store.backup(path));
    return null;
  },
};

async function main(): Promise<void> {
  const read = readCommandLine({
    usage: USAGE,
    options: { quiet: { type: 'boolean' } },
    operands: [1, 2],
  });
  if (read === null) return;
  const [name = '', file] = read.positionals;
  const work = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!work) return void refuse(USAGE, `There is no command ${name}.`);
  if (file === undefined)
    return void refuse(USAGE, `Name a file, as in npm run ${name} -- site.json.`);
  await withStore(async (store, settings) => {
    try {
      const problem = await work(store, file, settings);
      if (problem !== null) return fail(problem);
      if (!read.values.quiet) process.stdout.write(`${DONE[name] ?? ''} ${file}.\n`);
    } catch (error) {
      fail(`cannot ${name} ${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
}

await main();
