/** `npm run tables`: writes the tables of the documents that follow from other files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../site/tools/command-line.ts';

const usage = `Usage: npm run tables

Writes docs/access.md and the tables of docs/schema-files.md.

  -h, --help  show this`;

if (readCommandLine({ usage, options: {} })) {
  const { root, tablePages } = await import('../test/site/tables/pages.ts');
  for (const [path, text] of await tablePages()) {
    writeFileSync(join(root, path), text);
    console.log(`wrote ${path}`);
  }
}
