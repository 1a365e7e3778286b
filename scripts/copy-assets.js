// The compiler leaves everything alone that is not TypeScript; what the generator prints by, and the document
// that the API reference shows, go along here.
import { cpSync } from 'node:fs';

for (const path of ['generator/emit/templates/', 'generated/openapi.json']) {
  const from = new URL(`../${path}`, import.meta.url);
  const to = new URL(`../dist/${path}`, import.meta.url);
  cpSync(from, to, { recursive: true });
}
