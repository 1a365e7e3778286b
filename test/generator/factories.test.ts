import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { projectFrom, runTool } from './helpers.ts';

// Handlers that a function returns, because they have dependencies.

const handlerFile = 'site/handlers/notes.ts';
let root: string;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

/** A project whose schema file has one more endpoint than its handler file. */
beforeEach(async () => {
  root = projectFrom('tiny');
  await runTool(root);
  const path = 'schemas/resources/notes.json';
  const latest = '"/latest": { "latest": { "methods": "GET", "answers": "item" } },';
  write(path, read(path).replace('"routes": {', `"routes": { ${latest}`));
});

test.each([
  ['an arrow function', 'export const createNotes = ({ db }: Site): NotesHandlers => ({', '})'],
  ['a function', 'export function notesOf(db: Db): NotesHandlers {\n  return {', '};\n}'],
  ['an asynchronous function', 'export const open = async (): Promise<NotesHandlers> => ({', '})'],
  ['a function expression', 'export const make = function (): NotesHandlers { return {', '}; }'],
])('a new endpoint is appended to the object that %s returns', async (_, start, end) => {
  write(
    handlerFile,
    `${start}\n    create: { permission: anyone, handle: () => db.add() },\n    list,\n${end};\n`,
  );
  const { out } = await runTool(root);
  expect(out).toContain('added    notes.latest to site/handlers/notes.ts');
  const text = read(handlerFile);
  expect(text).toContain(start);
  expect(text).toContain('create: { permission: anyone, handle: () => db.add() },');
  expect(text).toMatch(/latest: \{\n\s+permission: anyone,\n\s+handle: \(\) => notImpl/);
  expect(text.replaceAll('\n', ' ')).toMatch(new RegExp(`}, +${end.trim()[0]}`));
  expect((await runTool(root, { check: true })).err).toBe('');
});

test('handlers that a function returns are checked like those of a constant', async () => {
  write(
    handlerFile,
    'export const createNotes = (): NotesHandlers => ({ list, create, latest, lst: {} });\n',
  );
  const { err } = await runTool(root, { check: true });
  expect(err).toContain('handlers/orphan-endpoint');
  expect(err).not.toContain('handlers/unrecognised');
});

test('a function that does not return an object literal is left to the compiler', async () => {
  write(handlerFile, 'export const make = (): NotesHandlers => build(list);\n');
  expect((await runTool(root, { check: true })).err).toBe('');
});

test('a function that is not exported or has no return type is not recognised', async () => {
  write(handlerFile, 'const a = (): NotesHandlers => ({});\nexport const b = () => ({});\n');
  expect((await runTool(root, { check: true })).err).toContain('handlers/unrecognised');
});

test.each([
  ['a new index', () => rmSync(join(root, 'site/handlers/index.ts'))],
  ['an index without the resource', () => write('site/handlers/index.ts', INDEX)],
])('%s does not import the constant that a file with a factory lacks', async (_, edit) => {
  write(handlerFile, 'export const createNotes = (db: Db): NotesHandlers => ({ list, create });\n');
  edit();
  await runTool(root);
  const index = read('site/handlers/index.ts');
  expect(index).toContain('export const handlers: Handlers = {');
  expect(index).not.toContain('notes');
});

const INDEX =
  "import type { Handlers } from '../../generated/routes.ts';\n\nexport const handlers: Handlers = {};\n";

test.each([
  ['export const notes: NotesHandlers = {};', true],
  ['const notes: NotesHandlers = {};\nexport { notes };', true],
  ["export * from './other.ts';", true],
  ['export default {} satisfies NotesHandlers;', false],
])('an index without the resource of a file with `%s` imports it: %j', async (text, isAdded) => {
  write(handlerFile, `${text}\n`);
  write('site/handlers/index.ts', INDEX);
  await runTool(root);
  expect(read('site/handlers/index.ts').includes("import { notes } from './notes.ts';")).toBe(
    isAdded,
  );
});
