import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyProject, here, imported } from '../import/import.ts';

test('the guide shows a resource as it is imported', async () => {
  const root = emptyProject();
  await imported(root, join(here, 'shop.yaml'));
  const text = readFileSync(join(root, 'schemas/resources/products.json'), 'utf8');
  await expect(text).toMatchFileSnapshot('imported/products.json');
});
