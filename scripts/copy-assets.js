// The compiler leaves everything alone that is not TypeScript; what the built site and generator read goes
// along here.
import { cpSync } from 'node:fs';

const paths = [
  'generator/emit/templates/',
  'generated/openapi.json',
  'site/blocks/core/',
  'site/themes/',
];
const filter = (path) => !path.endsWith('.ts');

for (const path of paths) {
  const from = new URL(`../${path}`, import.meta.url);
  const to = new URL(`../dist/${path}`, import.meta.url);
  cpSync(from, to, { recursive: true, filter });
}
