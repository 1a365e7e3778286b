#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { paintFor } from './diagnostics/paint.ts';
import { findRoot } from './root.ts';

const help = `Usage: restloom [options]

Compiles schemas/ into generated/, and completes site/handlers/.

  --check       write nothing; exit 1 when generated/ is not what the schemas produce
  --force       overwrite generated files that were changed by hand
  --no-stubs    leave site/handlers/ as it is
  --quiet       print diagnostics only
  --root <dir>  project to work on; the nearest one above this folder when absent
  --help        print this

Exit codes: 0 in sync or written, 1 drift or refused, 2 errors in the schemas.
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === 'string') {
    console.error(`${options}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  const root = findRoot(process.cwd(), options.root);
  if (root === null) {
    console.error('There is no project here: no folder above holds package.json and schemas/.');
    return 2;
  }
  // Not before it is needed: help and mistakes in the options are answered at once.
  const { run } = await import('./run.ts');
  return run(root, {
    ...options,
    stubs: !options['no-stubs'],
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  });
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        check: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'no-stubs': { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
        root: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    // parseArgs throws on an option that it does not know.
    return error instanceof Error ? error.message : String(error);
  }
}
