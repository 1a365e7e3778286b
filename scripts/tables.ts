/** `npm run tables`: writes docs/access.md and docs/lines.md, which follow from schema files, facts and code. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tablePages } from '../test/site/tables/pages.ts';

for (const [path, text] of await tablePages()) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
