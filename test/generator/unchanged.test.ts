import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../generator/cli/main.ts';
import { projectFrom } from './helpers.ts';

const out: string[] = [];
const err: string[] = [];

beforeEach(() => {
  vi.stubEnv('NO_COLOR', '1');
  vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void err.push(text));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the command like a shell. */
async function restloom(root: string, ...args: string[]) {
  out.length = 0;
  err.length = 0;
  const exit = await main(args, root);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

/** A project after two runs: the first one creates handlers, which the second one reads. */
async function generated(): Promise<string> {
  const root = projectFrom('shared');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{}\n');
  writeFileSync(join(root, 'restloom.config.ts'), "export default { runtime: './runtime' };\n");
  await restloom(root);
  await restloom(root);
  return root;
}

const nothingChanged = /^\d+ files in sync \(nothing changed\)$/;

/** A schema in YAML, which causes a warning. */
const warned = (root: string) => writeFileSync(join(root, 'schemas/resources/old.yaml'), 'a: 1\n');

test('an unchanged project is not generated again, and --quiet prints nothing', async () => {
  const root = await generated();
  const again = await restloom(root);
  expect(again).toEqual({ exit: 0, out: expect.stringMatching(nothingChanged), err: '' });
  expect(await restloom(root, '--check', '--quiet')).toEqual({ exit: 0, out: '', err: '' });
});

test('warnings are printed by every run, also by one that finds nothing changed', async () => {
  const root = await generated();
  warned(root);
  const first = await restloom(root);
  expect(first.exit).toBe(0);
  expect(first.err).toContain('schemas/resources/old.yaml - warning files/not-json');
  expect(first.err).toMatch(/\n1 warning\.$/);
  expect(first.out).not.toMatch(nothingChanged);

  const again = await restloom(root);
  expect(again.out).toMatch(nothingChanged);
  expect(again.err).toBe(first.err);
  expect(await restloom(root, '--check', '--quiet')).toEqual({ exit: 0, out: '', err: first.err });
});

test('warnings of an unchanged project are printed with colours if they are enabled', async () => {
  const root = await generated();
  warned(root);
  const { err: first } = await restloom(root);
  vi.stubEnv('NO_COLOR', '');
  vi.stubEnv('FORCE_COLOR', '1');
  const again = await restloom(root);
  expect(again.out).toMatch(nothingChanged);
  expect(again.err).toContain('\u001b[33mwarning\u001b[39m');
  expect(again.err.replaceAll(/\u001b\[\d+m/g, '')).toBe(first);
});

test('a schema file outside of the schema folders is a warning', async () => {
  const root = await generated();
  writeFileSync(join(root, 'schemas/books.json'), '{ "resource": "books" }');
  mkdirSync(join(root, 'schemas/drafts'));
  writeFileSync(join(root, 'schemas/drafts/books.json'), '{');
  for (const output of [/in sync \(\d/, nothingChanged]) {
    const { exit, out, err } = await restloom(root);
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringMatching(output) });
    expect(err.split('\n')[0]).toContain('schemas/books.json - warning files/misplaced: ');
    expect(err).toMatch(/\n1 warning\.$/);
  }
});

test('a warning is no longer printed after its cause is fixed', async () => {
  const root = await generated();
  warned(root);
  await restloom(root);
  rmSync(join(root, 'schemas/resources/old.yaml'));
  expect(await restloom(root)).toMatchObject({ exit: 0, err: '' });
});

test('--format json and github contain the warnings of an unchanged project', async () => {
  const root = await generated();
  warned(root);
  await restloom(root);
  const { out: text } = await restloom(root, '--format', 'json');
  expect(JSON.parse(text)).toMatchObject({ diagnostics: [{ code: 'files/not-json' }] });
});

const changes: readonly (readonly [what: string, change: (root: string) => void, exit: number])[] =
  [
    ['a schema', (root) => appendFileSync(join(root, 'schemas/resources/books.json'), '\n'), 0],
    ['a schema file that causes a warning', warned, 0],
    [
      'a file outside of the schema folders',
      (root) => writeFileSync(join(root, 'schemas/a.json'), '{}'),
      0,
    ],
    ['a handler file', (root) => appendFileSync(join(root, 'site/handlers/books.ts'), '\n'), 0],
    ['a generated file', (root) => appendFileSync(join(root, 'generated/openapi.json'), '\n'), 1],
    ['a deleted generated file', (root) => rmSync(join(root, 'generated/openapi.json')), 1],
    [
      'an additional generated file',
      (root) => writeFileSync(join(root, 'generated/more.ts'), '1;\n'),
      1,
    ],
    [
      'the configuration',
      (root) => {
        const path = join(root, 'restloom.config.ts');
        writeFileSync(path, readFileSync(path, 'utf8').replace('./runtime', './other'));
      },
      1,
    ],
  ];

test.each(changes)('a project is generated again after a change: %s', async (_, change, exit) => {
  const root = await generated();
  expect((await restloom(root)).out).toMatch(nothingChanged);
  change(root);
  const checked = await restloom(root, '--check');
  expect(checked.out).not.toMatch(nothingChanged);
  expect(checked.exit).toBe(exit);
});

test('a project with errors is generated again without a change', async () => {
  const root = await generated();
  const path = join(root, 'schemas/resources/books.json');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replace('{', '{ "titel": 1,'));
  const wrong = await restloom(root);
  expect(wrong.exit).toBe(2);
  expect(await restloom(root)).toEqual(wrong);
});
