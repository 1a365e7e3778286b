import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { messageOf, positionOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { base } from './broken/base.ts';
import { cases } from './broken/cases.ts';
import type { Case } from './broken/cases.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

/** Returns the diagnostics as `code: line at the position`. */
async function diagnosticsOf(files: { readonly [path: string]: string }): Promise<string[]> {
  const found = await check(load(inputsOf(files), settings));
  for (const diagnostic of found) expect(messageOf(diagnostic)).toMatch(/^\S.*[.?]$/s);
  return found.map(({ code, span }) => {
    const { line } = positionOf(span);
    return `${code}: ${span.file.text.split('\n')[line - 1]?.trim()}`;
  });
}

/** The edited files, and the expected line. */
function edited([, file, find, put, elsewhere]: Case) {
  const before = base[file] ?? '';
  expect(before.split(find).length, `${find} has to be in ${file}`).toBeGreaterThan(1);
  const marked = before.replace(find, () => put);
  const line = elsewhere ?? marked.split('\n').find((text) => text.includes('‹'));
  expect(line, 'the line that has to be pointed at').toBeDefined();
  return {
    files: { ...base, [file]: marked.replace('‹', '') },
    line: (line ?? '').replace('‹', '').trim(),
  };
}

test('the project before the edits has no diagnostics', async () => {
  expect(await diagnosticsOf(base)).toEqual([]);
});

test('there are at least 150 broken projects', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
});

describe('a mistake is reported at its line', () => {
  test.each(cases.map((each, number) => [number, each[0], each] as const))(
    '%i: %s',
    async (_, code, each) => {
      const { files, line } = edited(each);
      expect(await diagnosticsOf(files)).toContain(`${code}: ${line}`);
    },
  );
});
