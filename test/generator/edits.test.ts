import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runEdits } from './edits.ts';
import { here } from './helpers.ts';

const EDITS = 40;

test.each(['shared', 'linked', 'names'])(
  'whatever is edited in %s, a run that remembers says and writes what any other does',
  async (golden) => {
    const root = mkdtempSync(join(tmpdir(), 'restloom-edits-'));
    const problems = await runEdits(join(here, 'golden', golden), join(root, 'project'), 1, EDITS);
    rmSync(root, { recursive: true, force: true });
    expect(problems).toEqual([]);
  },
);
