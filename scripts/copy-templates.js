// The compiler leaves everything alone that is not TypeScript; what the generator prints by, and what the
// site reads at run time, goes along here.
import { cpSync } from 'node:fs';

const folders = ['generator/emit/templates', 'site/blocks/core', 'site/catalogue', 'site/plugins'];

for (const folder of folders) {
  cpSync(
    new URL(`../${folder}/`, import.meta.url),
    new URL(`../dist/${folder}/`, import.meta.url),
    {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    },
  );
}
