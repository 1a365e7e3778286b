// The compiler leaves everything alone that is not TypeScript; what the generator prints by, and the document
// that the API reference shows, and the themes go along here.
import { cpSync } from 'node:fs';

for (const path of ['generator/emit/templates/', 'generated/openapi.json', 'site/themes/']) {
  const from = new URL(`../${path}`, import.meta.url);
  const to = new URL(`../dist/${path}`, import.meta.url);
  cpSync(from, to, { recursive: true });
}
