import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runEdits } from './edits.ts';
import { here } from './helpers.ts';
import { runWatchedEdits } from './watched-edits.ts';

const EDITS = 30;

test.each(['shared', 'linked', 'names'])(
  'whatever is edited in %s, a run that remembers says and writes what any other does',
  async (golden) => {
    const root = mkdtempSync(join(tmpdir(), 'restloom-edits-'));
    const from = join(here, 'golden', golden);
    const { problems } = await runEdits(from, join(root, 'project'), 1, EDITS);
    rmSync(root, { recursive: true, force: true });
    expect(problems).toEqual([]);
  },
);

test.each(['shared', 'linked', 'names'])(
  'where a resource of %s is edited, a run that looks at it alone says and writes what any other does',
  async (golden) => {
    const root = mkdtempSync(join(tmpdir(), 'restloom-edits-'));
    const from = join(here, 'golden', golden);
    const edited = await runEdits(from, join(root, 'project'), 2, EDITS, 'resources');
    rmSync(root, { recursive: true, force: true });
    expect(edited.problems).toEqual([]);
    expect(edited.narrowRuns).toBeGreaterThan(EDITS / 8);
  },
);

test.each(['shared', 'linked', 'names'])(
  'however fast files of %s are saved one after the other while somebody watches, all follows from what they say at last',
  async (golden) => {
    const root = mkdtempSync(join(tmpdir(), 'restloom-edits-'));
    const from = join(here, 'golden', golden);
    const problems = await runWatchedEdits(from, join(root, 'project'), 3, 10);
    rmSync(root, { recursive: true, force: true });
    expect(problems).toEqual([]);
  },
);
