import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runEdits } from './edits.ts';
import { here } from './helpers.ts';

const EDITS = 30;

test.each(['shared', 'linked', 'names'])(
  'after random edits of golden/%s, runs with and without a cache report and write the same',
  async (golden) => {
    const root = mkdtempSync(join(tmpdir(), 'restloom-edits-'));
    const problems = await runEdits(join(here, 'golden', golden), join(root, 'project'), 1, EDITS);
    rmSync(root, { recursive: true, force: true });
    expect(problems).toEqual([]);
  },
);
