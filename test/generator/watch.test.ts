import {
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plain } from '../../generator/diagnostics/paint.ts';
import { watchProject } from '../../generator/watch.ts';
import { projectFrom } from './helpers.ts';

let root: string;
let ending: AbortController;
let watching: Promise<void>;
let output: string[];
/** Everything that was printed, including what `until` has skipped. */
let everTold: string[];

const at = (path: string): string => join(root, path);
const SCHEMA = 'schemas/resources/notes.json';

/** Waits until the text is printed, and skips what was printed before it. */
async function until(text: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const found = output.findIndex((line) => line.includes(text));
    if (found >= 0) {
      output.splice(0, found + 1);
      return;
    }
    if (Date.now() > deadline) throw new Error(`never printed: ${text}\n${output.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Waits until all changes so far are reported. */
async function quiet(): Promise<void> {
  for (let count = -1; count !== output.length;) {
    count = output.length;
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  output.splice(0);
}

beforeEach(async () => {
  root = projectFrom('tiny');
  output = [];
  everTold = [];
  ending = new AbortController();
  const tell = (text: string): void => {
    output.push(text);
    everTold.push(text);
  };
  watching = watchProject(
    root,
    { runtime: './runtime' },
    { check: false, force: false, stubs: true },
    { format: 'text', quiet: false, out: tell, err: tell, paint: plain, errPaint: plain },
    ending.signal,
  );
  await until('files in sync');
});

afterEach(async () => {
  ending.abort();
  await watching;
});

test('a change is generated, an error is printed, and the next change is generated again', async () => {
  const before = readFileSync(at(SCHEMA), 'utf8');
  writeFileSync(at(SCHEMA), before.replace('"maxLength": 80', '"maxLength": 90'));
  await until('wrote    generated/notes/args.ts');
  expect(readFileSync(at('generated/notes/args.ts'), 'utf8')).toContain('maxLength: 90');

  writeFileSync(at(SCHEMA), before.slice(0, 100));
  await until('error json/syntax');
  writeFileSync(at(SCHEMA), before.replace('"maxLength": 80', '"maxLength": 70'));
  await until('wrote    generated/notes/args.ts');
  expect(readFileSync(at('generated/notes/args.ts'), 'utf8')).toContain('maxLength: 70');
});

test('a file that is saved in two steps is reported only when it is complete', async () => {
  await quiet();
  const text = readFileSync(at(SCHEMA), 'utf8');
  for (const length of [91, 92, 93]) {
    writeFileSync(at(SCHEMA), '');
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', `"maxLength": ${length}`));
    await until('wrote    generated/notes/args.ts');
    expect(readFileSync(at('generated/notes/args.ts'), 'utf8')).toContain(`maxLength: ${length}`);
    await quiet();
    expect(everTold.filter((line) => line.includes('error'))).toEqual([]);
  }
});

test('two files that are saved one after the other are both generated, also if the second is saved during a run', async () => {
  const other = 'schemas/resources/lines.json';
  const text = readFileSync(at(SCHEMA), 'utf8');
  const otherText = text.replaceAll('note', 'line').replace('a line', 'a note');
  writeFileSync(at(other), otherText);
  await until('created  site/handlers/lines.ts');
  await quiet();
  for (const [turn, gap] of [1, 5, 9, 13, 20].entries()) {
    const saying = (words: string) => words.replace('A line of text.', `Turn ${turn}.`);
    writeFileSync(at(SCHEMA), saying(text));
    await new Promise((resolve) => setTimeout(resolve, gap));
    writeFileSync(at(other), saying(otherText));
    const turns = (path: string) =>
      readFileSync(at(path), 'utf8').split(`Turn ${turn}.`).length - 1;
    // Both are in its schema, its tag and its item.
    const found = () => [
      turns('generated/notes/schema.ts'),
      turns('generated/lines/schema.ts'),
      turns('generated/openapi.json'),
    ];
    await expect.poll(found, { timeout: 20_000 }).toEqual([1, 1, 4]);
    await quiet();
    expect(found()).toEqual([1, 1, 4]);
  }
});

test('a folder that is removed and created again immediately is watched', async () => {
  cpSync(at('schemas'), at('kept'), { recursive: true });
  for (const length of [91, 92, 93]) {
    rmSync(at('schemas'), { recursive: true });
    cpSync(at('kept'), at('schemas'), { recursive: true });
    await quiet();
    const text = readFileSync(at(SCHEMA), 'utf8');
    writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', `"maxLength": ${length}`));
    const args = () => readFileSync(at('generated/notes/args.ts'), 'utf8');
    await expect.poll(args, { timeout: 20_000 }).toContain(`maxLength: ${length}`);
  }
});

test('a renamed file is generated; removing the schema folder removes no generated file', async () => {
  const text = readFileSync(at(SCHEMA), 'utf8')
    .replaceAll('note', 'line')
    .replace('a line', 'a note');
  renameSync(at(SCHEMA), at('schemas/resources/lines.json'));
  writeFileSync(at('schemas/resources/lines.json'), text);
  await until('created  site/handlers/lines.ts');

  cpSync(at('schemas'), at('kept'), { recursive: true });
  rmSync(at('schemas'), { recursive: true });
  await until('error config/no-folder: The schema folder schemas does not exist');
  const generated = readFileSync(at('generated/lines/args.ts'), 'utf8');
  expect(generated).not.toContain('maxLength: 90');

  const edited = readFileSync(at('kept/resources/lines.json'), 'utf8');
  writeFileSync(
    at('kept/resources/lines.json'),
    edited.replace('"maxLength": 80', '"maxLength": 90'),
  );
  renameSync(at('kept'), at('schemas'));
  await until('wrote    generated/lines/args.ts');
  expect(readFileSync(at('generated/lines/args.ts'), 'utf8')).toContain('maxLength: 90');
});

test('a file that cannot be read is an error, and is generated when it can be read', async () => {
  const text = readFileSync(at(SCHEMA), 'utf8');
  rmSync(at(SCHEMA));
  symlinkSync('notes.json', at(SCHEMA));
  await until('too many symbolic links encountered (ELOOP)');
  rmSync(at(SCHEMA));
  writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', '"maxLength": 90'));
  await until('wrote    generated/notes/args.ts');
  expect(readFileSync(at('generated/notes/args.ts'), 'utf8')).toContain('maxLength: 90');
});

test('an invalid configuration is reported once for each change of it', async () => {
  const config = at('restloom.config.mjs');
  writeFileSync(config, 'export default { runtime: 5 };\n');
  await until('error config/bad-value: "runtime" is 5');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(output).toEqual([]);

  writeFileSync(config, 'export default { runtime: 6 };\n');
  await until('error config/bad-value: "runtime" is 6');
  writeFileSync(config, "export default { runtime: './runtime' };\n");
  await until('files in sync');
});

test('folders of a changed configuration are watched', async () => {
  renameSync(at('schemas'), at('api'));
  writeFileSync(
    at('restloom.config.mjs'),
    "export default { runtime: './runtime', schemas: 'api', out: 'made' };\n",
  );
  await until('wrote    made/notes/args.ts');
  await quiet();
  const schema = at('api/resources/notes.json');
  const text = readFileSync(schema, 'utf8');
  writeFileSync(schema, text.replace('"maxLength": 80', '"maxLength": 90'));
  await until('wrote    made/notes/args.ts');
  expect(readFileSync(at('made/notes/args.ts'), 'utf8')).toContain('maxLength: 90');
});

test('a generated file that was edited is not overwritten, and is reported after the next change', async () => {
  const text = readFileSync(at(SCHEMA), 'utf8');
  writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', '"maxLength": 90'));
  await until('wrote    generated/notes/args.ts');
  await until('files in sync');
  const byHand = `${readFileSync(at('generated/callbacks.ts'), 'utf8')}// mine\n`;
  writeFileSync(at('generated/callbacks.ts'), byHand);
  rmSync(at('generated/client.ts'));
  writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', '"maxLength": 70'));
  await until('Nothing was written');
  expect(readFileSync(at('generated/callbacks.ts'), 'utf8')).toBe(byHand);

  rmSync(at('generated/callbacks.ts'));
  writeFileSync(at(SCHEMA), text.replace('"maxLength": 80', '"maxLength": 60'));
  await until('wrote    generated/client.ts');
  await until('files in sync');
  expect(existsSync(at('generated/callbacks.ts'))).toBe(true);
  expect(readFileSync(at('generated/notes/args.ts'), 'utf8')).toContain('maxLength: 60');
});

test('a deleted generated file is generated again', async () => {
  await quiet();
  rmSync(at('generated/client.ts'));
  await until('wrote    generated/client.ts');
  await quiet();
  rmSync(at('generated/notes'), { recursive: true });
  await until('wrote    generated/notes/types.ts');
  await quiet();
  rmSync(at('generated'), { recursive: true });
  await until('wrote    generated/notes/types.ts');
  await quiet();
  rmSync(at('generated/notes/types.ts'));
  await until('wrote    generated/notes/types.ts');
});

test('a generated file that is edited is not overwritten', async () => {
  await quiet();
  const byHand = `${readFileSync(at('generated/callbacks.ts'), 'utf8')}// mine\n`;
  writeFileSync(at('generated/callbacks.ts'), byHand);
  rmSync(at('generated/client.ts'));
  await until('Nothing was written');
  await quiet();
  expect(readFileSync(at('generated/callbacks.ts'), 'utf8')).toBe(byHand);
  expect(existsSync(at('generated/client.ts'))).toBe(false);
});
