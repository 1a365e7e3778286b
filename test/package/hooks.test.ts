import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProject, Packed, project, ran } from './packed.ts';

const page = readFileSync(join(project, 'docs/continuous-integration.md'), 'utf8');

let packed: Packed;
let root: string;

beforeAll(async () => {
  packed = await Packed.open();
  root = emptyProject(packed.folder);
  packed.install(root);
  expect(ran('restloom', ['init', '--yes'], root)).toMatchObject({ status: 0 });
  expect(ran('restloom', ['generate'], root)).toMatchObject({ status: 0 });
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'somebody');
  git('config', 'user.email', 'somebody@example.org');
  git('add', '.');
  git('commit', '-qm', 'first');
});

afterAll(() => packed.remove());

const git = (...args: readonly string[]) => ran('git', args, root);
const SCHEMA = 'schemas/resources/notes.json';

function edit(find: string, put: string): void {
  const path = join(root, SCHEMA);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(find);
  writeFileSync(path, text.replace(find, put));
}

/** Returns the text of the first code block in this language. */
function fenced(language: string): string {
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
}

/** Returns the commands of the workflow that run the generator. `main` is the base of the pull request. */
function workflow(): string[] {
  return [...fenced('yaml').matchAll(/- run: (npx restloom .*)/g)].map(([, command = '']) =>
    command.replace('origin/${{ github.base_ref }}', 'main'),
  );
}

const shell = (command: string) => ran('sh', ['-c', command], root);

test('the workflow for GitHub passes if nothing has changed', () => {
  expect(workflow()).toHaveLength(2);
  for (const command of workflow()) expect(shell(command)).toMatchObject({ status: 0 });
});

test('the pre-commit hook rejects a schema without its generated code', () => {
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, fenced('sh'));
  chmodSync(hook, 0o755);
  edit('"maxLength": 200', '"maxLength": 100');
  expect(git('commit', '-qam', 'shorter').status).not.toBe(0);
  expect(ran('restloom', [], root)).toMatchObject({ status: 0 });
  git('add', '.');
  expect(git('commit', '-qm', 'shorter')).toMatchObject({ status: 0 });
});

test('the workflow for GitHub reports the line of the schema, and breaking changes', () => {
  edit('"maxLength": 100', '"maxLength": 50');
  const [check = '', compare = ''] = workflow();
  const { status, out } = shell(check);
  expect(status).toBe(1);
  const line = readFileSync(join(root, SCHEMA), 'utf8').split('"maxLength"')[0]?.split('\n').length;
  expect(out).toContain(`::error file=${SCHEMA},line=${line},`);
  const compared = shell(compare);
  expect(compared.status).toBe(1);
  expect(compared.out).toContain('::error title=contract::POST /notes rejects values');
});
