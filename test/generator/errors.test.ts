import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes } from '../../generator/diagnostics/codes.ts';
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
