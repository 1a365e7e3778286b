import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes } from '../../generator/diagnostics/codes.ts';
import { diagnosticsPage, explanationOf } from '../../generator/diagnostics/docs.ts';
import { here, runTool } from './helpers.ts';

const names = Object.keys(codes) as (keyof typeof codes)[]; // the keys of the table are the codes

describe('each code has a case whose output is recorded', () => {
  test.each(names)('%s', async (code) => {
    const root = join(here, 'errors', code);
    expect(existsSync(join(root, 'schemas')), `no case under test/generator/errors/${code}`).toBe(
      true,
    );
    const { err, code: exit } = await runTool(root, { check: true });
    expect(err).toContain(code);
    expect(exit).toBe(codes[code].severity === 'error' ? 2 : 1);
    await expect(`${err}\n`).toMatchFileSnapshot(join(root, 'stderr.txt'));
  });

  test('every case belongs to a code', () => {
    const folder = join(here, 'errors');
    const cases = readdirSync(folder).flatMap((family) =>
      readdirSync(join(folder, family)).map((code) => `${family}/${code}`),
    );
    expect(cases.filter((name) => !Object.hasOwn(codes, name))).toEqual([]);
  });
});

describe('explanations', () => {
  test.each(names)('%s has a cause, a fix and an example', (code) => {
    const { cause, wrong, right } = codes[code];
    for (const text of [cause, codes[code].fix]) expect(text).toMatch(/^\S.*[.?]$/s);
    expect(cause).not.toBe(codes[code].fix);
    expect(wrong.trim()).not.toBe('');
    expect(right).not.toBe(wrong);
    expect(explanationOf(code)).toContain(cause);
  });

  test('docs/diagnostics.md has one entry for each code', () => {
    const page = readFileSync(join(here, '../../docs/diagnostics.md'), 'utf8');
    expect(page.match(/^### .*$/gm)).toEqual([...new Set(diagnosticsPage().match(/^### .*$/gm))]);
    expect(
      page
        .match(/^### .*$/gm)
        ?.map((line) => line.slice(4))
        .sort(),
    ).toEqual([...names].sort());
  });
});
