import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../generator/diagnostics/catalogue.ts';
import { codes } from '../../generator/diagnostics/codes.ts';
import { diagnosticsPage, explanationOf } from '../../generator/diagnostics/docs.ts';
import { here, runTool } from './helpers.ts';

const names = Object.keys(codes) as (keyof typeof codes)[]; // the keys of the table are the codes

describe('what is said', () => {
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

  test('no case is left of a code that is gone', () => {
    const folder = join(here, 'errors');
    const cases = readdirSync(folder).flatMap((family) =>
      readdirSync(join(folder, family)).map((code) => `${family}/${code}`),
    );
    expect(cases.filter((name) => !Object.hasOwn(codes, name))).toEqual([]);
  });
});

describe('what is told at length', () => {
  test.each(names)('%s has a cause, a fix and an example', (code) => {
    const { cause, wrong, right } = catalogue[code];
    for (const text of [cause, codes[code].fix]) expect(text).toMatch(/^\S.*[.?]$/s);
    expect(cause).not.toBe(codes[code].fix);
    expect(wrong.trim()).not.toBe('');
    // What is to be deleted as a whole leaves nothing.
    expect(right).not.toBe(wrong);
    expect(explanationOf(code)).toContain(cause);
  });

  test('docs/diagnostics.md has an entry of every code, once', () => {
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
