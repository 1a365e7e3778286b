/**
 * Runs conformance records against the code as built:
 * `npm run conformance -- [DIRECTORY] [--only validate,sanitize] [--tag T] [--not-tag T] [--route /PREFIX] [--database sqlite|postgres] [--show N]`
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { databaseKinds } from '../site/store-databases.ts';
import { CaseSites } from './ops/case-sites.ts';
import { opsOn } from './ops/index.ts';
import { printFailure, printResult } from './print.ts';
import { runDirectory } from './run.ts';
import type { Selection } from './run.ts';

/** Where the records are looked for when no directory is named: beside the project, else the copies. */
const DIRECTORIES = ['../shared/conformance', 'test/conformance/cases'];

// Said outright: PostgreSQL's package ends a process with 0 that has nothing left to do, whatever it meant to say.
process.exit(await main());

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      tag: { type: 'string', multiple: true, default: [] },
      'not-tag': { type: 'string', multiple: true, default: [] },
      route: { type: 'string', default: '' },
      database: { type: 'string', default: 'sqlite' },
      show: { type: 'string', default: '3' },
    },
  });
  const directory = positionals[0] ?? DIRECTORIES.find((path) => existsSync(path));
  if (directory === undefined || !existsSync(directory)) {
    console.error(`no such directory: ${directory ?? DIRECTORIES.join(', ')}`);
    return 2;
  }
  const database = databaseKinds.find((kind) => kind === values.database);
  if (database === undefined) {
    console.error(`no such database: ${values.database}, only ${databaseKinds.join(', ')}`);
    return 2;
  }
  const selection: Selection = {
    files: names(values.only),
    tags: names(values.tag),
    notTags: names(values['not-tag']),
    route: values.route,
  };

  const sites = new CaseSites(database);
  let failed = false;
  try {
    for await (const result of runDirectory(directory, opsOn(sites), selection)) {
      console.log(printResult(result));
      for (const failure of result.failures.slice(0, Number(values.show)))
        console.log(printFailure(failure));
      failed ||= result.failures.length > 0;
    }
  } finally {
    await sites.close();
  }
  return failed ? 1 : 0;
}

function names(lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(',')).filter((name) => name !== '');
}
