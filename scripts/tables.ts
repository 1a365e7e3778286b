/** `npm run tables`: writes docs/access.md, docs/lines.md and the tables of docs/schema-files.md, which follow from other files. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tablePages } from '../test/site/tables/pages.ts';

for (const [path, text] of await tablePages()) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
