import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../generator/cli/main.ts';
import { filesBelow } from './files-below.ts';
import { projectFrom } from './helpers.ts';

let root: string;
const out: string[] = [];
const err: string[] = [];

beforeEach(async () => {
  vi.stubEnv('NO_COLOR', '1');
  vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void err.push(text));
  root = projectFrom('shared');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{}\n');
  writeFileSync(join(root, 'restloom.config.ts'), "export default { runtime: './runtime' };\n");
  // The first run makes the handlers, the second one reads them.
  await restloom();
  await restloom();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** One run of the command, by when all times are those of a while ago. */
async function restloom(...args: string[]) {
  await wait(60);
  out.length = 0;
  err.length = 0;
  const exit = await main(args, root);
  return { exit, out: out.join('\n'), err: err.join('\n') };
}

const BOOKS = 'schemas/resources/books.json';

function change(path: string, edit: (text: string) => string): void {
  const before = readFileSync(join(root, path), 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  writeFileSync(join(root, path), after);
}

/** Says something else of the resource, which nothing but its own files and the document show. */
const say = (words: string): void =>
  change(BOOKS, (text) => text.replace(/"description": "[^"]*"/, `"description": "${words}"`));

/** The stages of a run that looks at what has changed alone, and of one that looks at everything. */
const narrow = /\(\d+ ms: load \d+, emit \d+, write \d+\)$/;
const whole = /\(\d+ ms: load \d+, check \d+, .*, compare \d+, write \d+\)$/;

test('where one resource says something else, nothing but its own files is looked at', async () => {
  for (const words of ['Once.', 'Twice.', 'And again.']) {
    say(words);
    const run = await restloom();
    expect(run).toMatchObject({ exit: 0, out: expect.stringMatching(narrow), err: '' });
    expect(run.out).toContain('wrote    generated/openapi.json');
    expect(readFileSync(join(root, 'generated/openapi.json'), 'utf8')).toContain(`"${words}"`);
  }
  expect((await restloom('--check')).out).toMatch(/\(nothing changed\)$/);
  const written = filesBelow(join(root, 'generated'));
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });
  expect((await restloom()).out).toMatch(whole);
  expect(filesBelow(join(root, 'generated'))).toEqual(written);
});

test('those that take arguments from the resource that has changed are looked at with it', async () => {
  for (const most of [900, 800]) {
    change(BOOKS, (text) =>
      text.replace(/"minimum": 1,(\s*"maximum": \d+,)?/, `"minimum": 1, "maximum": ${most},`),
    );
    const { exit, out: told } = await restloom();
    expect({ exit, told }).toEqual({ exit: 0, told: expect.stringMatching(narrow) });
    expect(told).toContain('wrote    generated/books/drafts/args.ts');
    expect(told).not.toContain('films');
    expect(readFileSync(join(root, 'generated/books/drafts/args.ts'), 'utf8')).toContain(`${most}`);
  }
  const written = filesBelow(join(root, 'generated'));
  rmSync(join(root, 'node_modules/.cache'), { recursive: true });
  await restloom();
  expect(filesBelow(join(root, 'generated'))).toEqual(written);
});

test('what others can see of a resource has all of them looked at', async () => {
  change(BOOKS, (text) => text.replace('"singular": "book"', '"singular": "volume"'));
  const { exit, out: told } = await restloom();
  expect({ exit, told }).toEqual({ exit: 0, told: expect.stringMatching(whole) });
  expect(told).toContain('wrote    generated/routes.ts');
});

test('a mistake in the one resource that has changed is told of, and nothing is written', async () => {
  say('Once.');
  expect((await restloom()).out).toMatch(narrow);
  const before = filesBelow(join(root, 'generated'));
  change(BOOKS, (text) => text.replace('"type": "integer"', '"type": "integr"'));
  const { exit, err: told } = await restloom();
  expect(exit).toBe(2);
  expect(told).toContain(`${BOOKS}:`);
  expect(told).toContain('"integr"');
  expect(filesBelow(join(root, 'generated'))).toEqual(before);
});

test.each(['generated/books/types.ts', 'generated/routes.ts', 'generated/openapi.json'])(
  'what was changed by hand in %s is seen, also where a resource has changed',
  async (path) => {
    say('Once.');
    expect((await restloom()).out).toMatch(narrow);
    appendFileSync(join(root, path), '\n');
    const before = readFileSync(join(root, path), 'utf8');
    say('Twice.');
    const { exit, err: told } = await restloom();
    expect(exit).toBe(1);
    expect(told).toContain(`edited   ${path}`);
    expect(readFileSync(join(root, path), 'utf8')).toBe(before);
  },
);

test('what is too much or gone among the generated files is seen, also where a resource has changed', async () => {
  say('Once.');
  expect((await restloom()).out).toMatch(narrow);
  writeFileSync(join(root, 'generated/books/more.ts'), '1;\n');
  say('Twice.');
  expect((await restloom()).err).toContain('orphan   generated/books/more.ts');
  rmSync(join(root, 'generated/books/more.ts'));
  rmSync(join(root, 'generated/books/types.ts'));
  expect((await restloom()).out).toContain('wrote    generated/books/types.ts');
});

test('a handler file that changes together with a resource is looked at', async () => {
  say('Once.');
  expect((await restloom()).out).toMatch(narrow);
  say('Twice.');
  appendFileSync(join(root, 'site/handlers/books.ts'), '\nexport const more = 1;\n');
  expect((await restloom()).out).toMatch(whole);
});
