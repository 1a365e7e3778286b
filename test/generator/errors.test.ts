import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes } from '../../generator/diagnostics/codes.ts';
import { explanations, fixOf } from '../../generator/diagnostics/docs.ts';
import { here, runTool } from './helpers.ts';

/** Returns the message of a code with the names of its values as code spans. */
function messageOf(code: keyof typeof codes): string {
  const message: (values: never) => string = codes[code].message;
  const values = new Proxy(
    {},
    { get: (_, name) => (name === 'hint' ? '' : `\`${String(name)}\``) },
  );
  // The proxy has every value that a message can use.
  return message(values as never);
}

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

describe('docs/diagnostics.md', () => {
  const page = readFileSync(join(here, '../../docs/diagnostics.md'), 'utf8');
  const known = explanations();

  test.each(names)('%s has an entry with its message, a cause, a fix and an example', (code) => {
    const { severity } = codes[code];
    const fix = fixOf(code);
    const entry = page.split(/^#+ /m).find((section) => section.startsWith(`${code}\n`));
    expect(entry).toContain(`\n_${severity}_: ${messageOf(code)}\n`);
    expect(entry).toContain(`\nFix: ${fix}\n`);
    const [, cause, before, after] =
      /cause: (.*)\n.*\n\n {2}before\n\n([^]*)\n\n {2}after\n\n([^]*)/.exec(
        known.get(code) ?? '',
      ) ?? [];
    for (const text of [cause, fix]) expect(text).toMatch(/^\S.*[.?]$/);
    expect(cause).not.toBe(fix);
    expect(before?.trim()).not.toBe('');
    expect(after).not.toBe(before);
  });

  test('has no entry for an unknown code', () => {
    expect([...page.matchAll(/^### (.*)$/gm)].map(([, code]) => code).sort()).toEqual(
      [...names].sort(),
    );
  });
});
