import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSequence } from './sequences.ts';

const SEQUENCES = 200;

test('random edits of schemas and handlers lose no handwritten line, and every orphan is reported', async () => {
  const root = mkdtempSync(join(tmpdir(), 'restloom-sequences-'));
  const problems: string[] = [];
  for (let seed = 1; seed <= SEQUENCES && problems.length === 0; seed += 1) {
    problems.push(...(await runSequence(join(root, 'project'), seed, 2)));
  }
  rmSync(root, { recursive: true, force: true });
  expect(problems).toEqual([]);
});
