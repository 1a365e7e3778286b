// The compiler leaves everything alone that is not TypeScript: what the generator prints by, what a new
// project is made of, and the document that the API reference shows. Into the folder that is named, else dist/.
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
for (const path of [
  'generator/emit/templates',
  'generator/init/project',
  'generated/openapi.json',
]) {
  cpSync(join(root, path), join(dist, path), { recursive: true });
}
