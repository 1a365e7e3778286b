import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFrom, runTool } from './helpers.ts';

let root: string;
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(at(path), text);

/** Adds an endpoint to the notes. */
function addEndpoint(): void {
  const path = 'schemas/resources/notes.json';
  write(
    path,
    read(path).replace(
      '"routes": {',
      '"routes": { "/latest": { "latest": { "methods": "GET", "answers": "item" } },',
    ),
  );
}

describe('the prettier configuration of the project', () => {
  const tabs = '{ "useTabs": true, "semi": false, "singleQuote": false, "trailingComma": "none" }';

  test('a handler file is created in the style of .prettierrc', async () => {
    root = projectFrom('tiny');
    write('.prettierrc', tabs);
    await runTool(root);
    expect(read('site/handlers/notes.ts')).toBe(
      [
        'import { anyone, loggedIn, notImplemented } from "../../runtime/server/index.ts"',
        'import type { NotesHandlers } from "../../generated/notes/handlers.ts"',
        '',
        'export const notes: NotesHandlers = {',
        '\tlist: {',
        '\t\tpermission: anyone,',
        '\t\thandle: () => notImplemented("notes.list")',
        '\t},',
        '',
        '\tcreate: {',
        '\t\tpermission: loggedIn,',
        '\t\thandle: () => notImplemented("notes.create")',
        '\t}',
        '}',
        '',
      ].join('\n'),
    );
  });

  test('a member is added in the style of .prettierrc, and the rest of the file keeps its own', async () => {
    root = projectFrom('tiny');
    write('.prettierrc', tabs);
    await runTool(root);
    const mine = read('site/handlers/notes.ts').replace(
      'permission: anyone,',
      'permission:anyone,',
    );
    write('site/handlers/notes.ts', mine);
    addEndpoint();
    await runTool(root);
    expect(read('site/handlers/notes.ts')).toBe(
      mine.replace(
        '\n\t}\n}',
        [
          '',
          '\t},',
          '',
          '\tlatest: {',
          '\t\tpermission: anyone,',
          '\t\thandle: () => notImplemented("notes.latest")',
          '\t}',
          '}',
        ].join('\n'),
      ),
    );
  });

  test('a handler file is created in the style of .editorconfig', async () => {
    root = projectFrom('tiny');
    write('.editorconfig', 'root = true\n[*]\nindent_style = space\nindent_size = 4\n');
    await runTool(root);
    expect(read('site/handlers/notes.ts')).toContain(
      '\n    list: {\n        permission: anyone,\n',
    );
  });

  test('an invalid configuration is an error, and nothing is written', async () => {
    root = projectFrom('tiny');
    write('.prettierrc', '{ "plugins": ["prettier-plugin-that-is-missing"] }');
    await expect(runTool(root)).rejects.toThrow(
      /^prettier cannot use its configuration for site\/handlers\/[^]*prettier-plugin-that-is-missing/,
    );
    const entries = readdirSync(at('generated'), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toEqual([]);
  });
});
