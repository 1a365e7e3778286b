import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';
import { projectFrom, runTool } from './helpers.ts';

let root: string;
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(at(path), change(read(path)));
}

function schemaLine(text: string): number {
  return read('schemas/resources/notes.json').split(text)[0]?.split('\n').length ?? 0;
}

function merged(ours: string, theirs: string): string {
  return `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> theirs`;
}

beforeEach(async () => {
  root = projectFrom('tiny');
  expect((await runTool(root)).code).toBe(0);
});

describe('--check', () => {
  test('a generated project is in sync', async () => {
    const { code, out, err } = await runTool(root, { check: true });
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ files in sync \(/);
    expect(err).toBe('');
  });

  test('a changed schema makes files stale, and the diff is shown', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('What it says.', 'What is said.'));
    const { code, out } = await runTool(root, { check: true });
    expect(code).toBe(1);
    expect(out).toMatch(/^\d+ files do not match schemas\/:$/m);
    expect(out).toMatch(
      /^ {2}stale {4}generated\/notes\/args\.ts +the output of schemas\/resources\/notes\.json:16 changed$/m,
    );
    expect(out).toContain("-    description: 'What it says.',");
    expect(out).toContain("+    description: 'What is said.',");
    expect(out).toContain('Run `npm run generate` and commit the result.');
  });

  test('a file that was edited by hand is reported as edited, not as stale', async () => {
    appendFileSync(at('generated/routes.ts'), '// mine\n');
    const { code, out } = await runTool(root, { check: true });
    expect(code).toBe(1);
    expect(out).toContain(
      'edited   generated/routes.ts  edited by hand: its checksum does not match',
    );
  });

  test('openapi.json has its checksum as a member', async () => {
    edit('generated/openapi.json', (text) => text.replace('"3.1.0"', '"3.0.0"'));
    const { out } = await runTool(root, { check: true });
    expect(out).toContain('edited   generated/openapi.json');
  });

  test('a deleted file is missing, and a file without a schema is orphaned', async () => {
    rmSync(at('generated/notes/schema.ts'));
    writeFileSync(at('generated/notes/extra.ts'), 'export {};\n');
    const { code, out } = await runTool(root, { check: true });
    expect(code).toBe(1);
    expect(out).toMatch(
      /^ {2}missing {2}generated\/notes\/schema\.ts +generated from schemas\/resources\/notes\.json:2$/m,
    );
    expect(out).toMatch(
      /^ {2}orphaned generated\/notes\/extra\.ts +not generated from any schema, and without a checksum/m,
    );
  });

  test('a missing handler file is drift', async () => {
    rmSync(at('site/handlers/notes.ts'));
    const { code, out } = await runTool(root, { check: true });
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}missing {2}site\/handlers\/notes\.ts$/m);
  });

  test('each kind of generated file is reported with the line of its schema', async () => {
    edit('schemas/resources/notes.json', (text) =>
      text.replace('"maxLength": 80', '"maxLength": 90'),
    );
    const { out } = await runTool(root, { check: true });
    const line = schemaLine('"maxLength"');
    const stale = out.split('\n').filter((text) => /^ {2}stale/.test(text));
    expect(stale.length).toBeGreaterThan(2);
    for (const text of stale) expect(text).toContain(`schemas/resources/notes.json:${line}`);
  });

  test('a file with conflict markers is reported as a conflict, not as edited', async () => {
    const before = read('generated/routes.ts');
    edit('generated/routes.ts', (text) =>
      text.replace(/^.*@generated.*$/m, (line) => merged(line, line)),
    );
    expect((await runTool(root, { check: true })).out).toContain(
      'conflict generated/routes.ts  unresolved merge conflict markers',
    );
    expect((await runTool(root)).code).toBe(0);
    expect(read('generated/routes.ts')).toBe(before);
  });

  test('a conflict with an edited side is not overwritten', async () => {
    edit('generated/routes.ts', (text) =>
      text.replace(/^.*@generated.*$/m, (line) => merged(`${line}\n// mine`, line)),
    );
    const { code, err } = await runTool(root);
    expect(code).toBe(1);
    expect(err).toContain('unresolved merge conflict markers, and one side was edited by hand');
  });

  test('conflict markers in a schema file are reported at their position', async () => {
    edit('schemas/resources/notes.json', (text) =>
      text.replace(/^.*"maxLength".*$/m, (line) => merged(line, line)),
    );
    const { code, err } = await runTool(root, { check: true });
    expect(code).toBe(2);
    expect(err).toContain(
      `schemas/resources/notes.json:${schemaLine('<<<<<<<')}:1 - error json/conflict`,
    );
  });

  test('--format json prints the drift as data, --format github at the line of the schema', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('What it says.', 'What is said.'));
    const json = await runTool(root, { check: true, format: 'json' });
    expect(JSON.parse(json.out)).toMatchObject({
      exit: 1,
      diagnostics: [],
      drift: [
        {
          kind: 'stale',
          path: 'generated/notes/args.ts',
          cause: { file: 'schemas/resources/notes.json', line: 16 },
        },
        { kind: 'stale' },
        { kind: 'stale' },
        { kind: 'stale' },
      ],
    });
    const { out } = await runTool(root, { check: true, format: 'github' });
    expect(out.split('\n')[0]).toBe(
      '::error file=schemas/resources/notes.json,line=16,col=9,title=drift/stale::generated/notes/args.ts: ' +
        'the output of schemas/resources/notes.json:16 changed. Run `npm run generate` and commit the result.',
    );
  });

  test('the instructions for edited files do not lose the edits', async () => {
    appendFileSync(at('generated/routes.ts'), '// mine\n');
    const toDo =
      'Move manual edits into schemas/ or site/, then run `npm run generate -- --force` and commit the result.';
    expect((await runTool(root, { check: true })).out.split('\n').at(-1)).toBe(toDo);
    expect((await runTool(root, { check: true, format: 'github' })).out.split('\n')).toContain(
      `::error file=generated/routes.ts,title=drift/edited::generated/routes.ts: edited by hand: its checksum does not match. ${toDo}`,
    );
  });

  test('--format github prints errors with their fix', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('"maxLength"', '"maxlength"'));
    const { out, code } = await runTool(root, { check: true, format: 'github' });
    expect(code).toBe(2);
    expect(out).toMatch(
      /^::error file=schemas\/resources\/notes\.json,line=\d+,endLine=\d+,col=9,endColumn=20,title=schema\/unknown-keyword::"maxlength" is not a supported keyword\. Did you mean "maxLength"\?/,
    );
  });

  test('--check writes no file', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('What it says.', 'What is said.'));
    rmSync(at('site/handlers/notes.ts'));
    const before = filesBelow(root);
    await runTool(root, { check: true });
    expect(filesBelow(root)).toEqual(before);
  });

  test('CRLF line endings of a checkout are not drift', async () => {
    edit('generated/routes.ts', (text) => text.replaceAll('\n', '\r\n'));
    expect((await runTool(root, { check: true })).code).toBe(0);
  });
});

describe('generate', () => {
  test('only files that differ are written', async () => {
    edit('schemas/resources/notes.json', (text) =>
      text.replace('"maxLength": 80', '"maxLength": 90'),
    );
    const { out } = await runTool(root);
    expect(out).toContain('wrote    generated/notes/args.ts');
    expect(out).not.toContain('generated/notes/contexts.ts');
  });

  test('an edited file is not overwritten, and no other file is written', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('What it says.', 'What is said.'));
    appendFileSync(at('generated/routes.ts'), '// mine\n');
    const before = filesBelow(root);
    const { code, err } = await runTool(root);
    expect(code).toBe(1);
    expect(err).toContain('edited   generated/routes.ts  edited by hand');
    expect(filesBelow(root)).toEqual(before);
  });

  test('--force overwrites an edited file', async () => {
    const before = read('generated/routes.ts');
    appendFileSync(at('generated/routes.ts'), '// mine\n');
    expect((await runTool(root, { force: true })).code).toBe(0);
    expect(read('generated/routes.ts')).toBe(before);
  });

  test('an orphaned generated file is removed with its folder', async () => {
    mkdirSync(at('generated/links'));
    writeFileSync(at('generated/links/args.ts'), read('generated/notes/args.ts'));
    const { code, out } = await runTool(root);
    expect(code).toBe(0);
    expect(out).toContain('removed  generated/links/args.ts');
    expect(existsSync(at('generated/links'))).toBe(false);
  });

  test('an orphaned file without a checksum is kept unless --force is used', async () => {
    writeFileSync(at('generated/mine.ts'), 'export {};\n');
    expect((await runTool(root)).code).toBe(1);
    expect(existsSync(at('generated/mine.ts'))).toBe(true);
    expect((await runTool(root, { force: true })).code).toBe(0);
    expect(existsSync(at('generated/mine.ts'))).toBe(false);
  });

  test('with an error in a schema file no file is written', async () => {
    edit('schemas/resources/notes.json', (text) => text.replace('"string"', '"sting"'));
    const before = filesBelow(root);
    const { code, err } = await runTool(root, { force: true });
    expect(code).toBe(2);
    expect(err).toContain('1 error. Nothing was written.');
    expect(filesBelow(root)).toEqual(before);
  });
});
