import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectFrom, runTool } from './helpers.ts';

const resources = Array.from({ length: 70 }, (_, number) => `notes${number}`);
let root: string;

function writeSchemas(change: (text: string) => string): void {
  const path = join(root, 'schemas/resources/notes.json');
  const text = change(readFileSync(path, 'utf8'));
  for (const name of resources)
    writeFileSync(
      join(root, `schemas/resources/${name}.json`),
      text
        .replace('"resource": "notes"', `"resource": "${name}"`)
        .replace('"singular": "note"', `"singular": "${name}-one"`)
        .replace('"base": "notes"', `"base": "${name}"`)
        .replace('"title": "note"', `"title": "${name}-one"`),
    );
}

beforeEach(() => {
  root = projectFrom('tiny');
  writeSchemas((text) => text);
});

describe('a run with hundreds of files', () => {
  test('a run with hundreds of files reports the number of files', async () => {
    const { code, out } = await runTool(root);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.length).toBeLessThan(60);
    expect(out).toMatch(/^ {2}wrote {4}\d{3} files$/m);
    expect(out).toMatch(/^ {2}created {2}72 files$/m);
    expect(lines.at(-1)).toMatch(/^\d{3} files in sync/);
  });

  test('--check lists each file, and shows the diff of the first ones', async () => {
    await runTool(root);
    writeSchemas((text) => text.replace('What it says.', 'The words.'));
    const { code, out } = await runTool(root, { check: true });
    expect(code).toBe(1);
    for (const name of resources)
      expect(out).toMatch(new RegExp(`^ {2}stale {4}generated/${name}/schema\\.ts `, 'm'));
    const stale = out.match(/^ {2}stale /gm)?.length ?? 0;
    expect(stale).toBeGreaterThan(140);
    expect(out.match(/^ {11}@@/gm)?.length).toBeLessThan(60);
    expect(out).toContain(`The diff of ${stale - 20} more files is not shown.`);
  });
});
