/** `npm run conformance`: runs conformance records against the sources. */
import { existsSync } from 'node:fs';
import { readCommandLine, refuse, wholeNumber } from '../../site/tools/command-line.ts';
import { printFailure, printResult } from './print.ts';
import type { Selection } from './run.ts';

/** Default directories of records: next to the project, or else the copies. */
const DIRECTORIES = ['../shared/conformance', 'test/conformance/cases'];

const usage = `Usage: npm run conformance -- [DIRECTORY] [options]

Runs the records of a directory (${DIRECTORIES.join(', else ')}), and prints those that fail.

      --only NAME,…      only these files: validate, sanitize …
      --tag TAG          only records with this tag
      --not-tag TAG      no records with this tag
      --route PREFIX     only requests of routes that start so
      --database KIND    sqlite or postgres (sqlite)
      --show COUNT       failures to print of each file (3)
  -h, --help             show this`;

// Explicit: the package of PostgreSQL ends an idle process with exit code 0.
process.exit(await main());

async function main(): Promise<number> {
  const command = readCommandLine({
    usage,
    operands: [0, 1],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      tag: { type: 'string', multiple: true, default: [] },
      'not-tag': { type: 'string', multiple: true, default: [] },
      route: { type: 'string', default: '' },
      database: { type: 'string', default: 'sqlite' },
      show: { type: 'string', default: '3' },
    },
  });
  if (command === null) return Number(process.exitCode ?? 0);
  const { values, positionals } = command;
  const directory = positionals[0] ?? DIRECTORIES.find((path) => existsSync(path));
  if (directory === undefined || !existsSync(directory))
    return mistake(`There is no directory ${directory ?? DIRECTORIES.join(' or ')}.`);
  const { databaseKinds } = await import('../site/store-databases.ts');
  const { CaseSites } = await import('./ops/case-sites.ts');
  const { opsOn } = await import('./ops/index.ts');
  const { runDirectory } = await import('./run.ts');
  const database = databaseKinds.find((kind) => kind === values.database);
  if (database === undefined) return mistake(`There is no database ${values.database}.`);
  const shown = wholeNumber(values.show);
  if (shown === null) return mistake('--show takes a number, as in --show 3.');
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
      for (const failure of result.failures.slice(0, shown)) console.log(printFailure(failure));
      failed ||= result.failures.length > 0;
    }
  } finally {
    await sites.close();
  }
  return failed ? 1 : 0;
}

function mistake(message: string): number {
  refuse(usage, message);
  return 2;
}

function names(lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(',')).filter((name) => name !== '');
}
