// The compiler leaves everything alone that is not TypeScript; what the generator prints by, the document
// that the API reference shows, and what the site reads at run time go along here.
import { cpSync } from 'node:fs';

const paths = [
  'generator/emit/templates/',
  'generated/openapi.json',
  'site/blocks/core/',
  'site/catalogue/',
  'site/plugins/',
];

for (const path of paths) {
  const from = new URL(`../${path}`, import.meta.url);
  const to = new URL(`../dist/${path}`, import.meta.url);
  cpSync(from, to, { recursive: true, filter: (name) => !name.endsWith('.ts') });
}
