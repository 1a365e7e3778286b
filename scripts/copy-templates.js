// The compiler leaves everything alone that is not TypeScript; what the generator prints by goes along here.
import { cpSync } from 'node:fs';

for (const folder of ['generator/emit/templates/', 'site/themes/']) {
  const from = new URL(`../${folder}`, import.meta.url);
  const to = new URL(`../dist/${folder}`, import.meta.url);
  cpSync(from, to, { recursive: true });
}
