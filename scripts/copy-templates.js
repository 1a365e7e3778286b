// The compiler leaves everything alone that is not TypeScript: what the generator prints by, and what a
// new project is made of. Into the folder that is named, else dist/.
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
for (const folder of ['generator/emit/templates', 'generator/init/project']) {
  cpSync(join(root, folder), join(dist, folder), { recursive: true });
}
