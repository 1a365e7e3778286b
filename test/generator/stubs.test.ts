import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AppendMembers, HandlerChange } from '../../generator/handlers/plan.ts';
import { preparedStubs } from '../../generator/handlers/stubs.ts';
import { commitTogether } from '../../generator/files.ts';
import { projectFrom, runTool } from './helpers.ts';

let root: string;
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(at(path), text);

const writeStubs = (changes: readonly HandlerChange[]) =>
  commitTogether(preparedStubs(root, changes));

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

describe('a new resource', () => {
  beforeEach(async () => {
    root = projectFrom('tiny');
    const { out } = await runTool(root);
    expect(out).toContain('created  site/handlers/notes.ts');
    expect(out).toContain('created  site/handlers/index.ts');
  });

  test('a new resource gets a handler file in which every endpoint responds with 501', () => {
    expect(read('site/handlers/notes.ts')).toBe(
      [
        "import { anyone, loggedIn, notImplemented } from '../../runtime/server/index.ts';",
        "import type { NotesHandlers } from '../../generated/notes/handlers.ts';",
        '',
        'export const notes: NotesHandlers = {',
        '  list: {',
        '    permission: anyone,',
        "    handle: () => notImplemented('notes.list'),",
        '  },',
        '',
        '  create: {',
        '    permission: loggedIn,',
        "    handle: () => notImplemented('notes.create'),",
        '  },',
        '};',
        '',
      ].join('\n'),
    );
  });

  test('the stub of an endpoint of a nested route responds with 501 before it looks up the parents', async () => {
    root = projectFrom('nested');
    await runTool(root);
    expect(read('site/handlers/pages.ts')).toContain(
      [
        '  get: {',
        "    parents: () => notImplemented('pages.get'),",
        '    permission: anyone,',
        "    handle: () => notImplemented('pages.get'),",
        '  },',
      ].join('\n'),
    );
  });

  test('a new resource is added to the index', () => {
    expect(read('site/handlers/index.ts')).toBe(
      [
        "import type { Handlers } from '../../generated/routes.ts';",
        "import { notes } from './notes.ts';",
        '',
        'export const handlers: Handlers = {',
        '  notes,',
        '};',
        '',
      ].join('\n'),
    );
  });

  test('a second run changes neither handler file nor index', async () => {
    const { out } = await runTool(root);
    expect(out).toMatch(/^\d+ files in sync/);
  });

  test('a second resource is appended to the index', async () => {
    const spec = read('schemas/resources/notes.json');
    write('schemas/resources/memos.json', spec.replaceAll('note', 'memo'));
    const { out } = await runTool(root);
    expect(out).toContain('added    handlers.memos to site/handlers/index.ts');
    expect(read('site/handlers/index.ts')).toBe(
      [
        "import type { Handlers } from '../../generated/routes.ts';",
        "import { notes } from './notes.ts';",
        "import { memos } from './memos.ts';",
        '',
        'export const handlers: Handlers = {',
        '  notes,',
        '  memos,',
        '};',
        '',
      ].join('\n'),
    );
  });
});

describe('permissions of stubs', () => {
  const routes = {
    '/': {
      list: { methods: 'GET', answers: 'list', args: { context: { type: 'string' } } },
      create: { methods: 'POST', answers: 'created' },
    },
    '/latest': {
      latest: { methods: 'GET', answers: 'item' },
    },
    '/draft': {
      draft: { methods: 'GET', answers: 'item', context: 'edit' },
    },
  };

  async function stubsOf(shown: readonly string[]): Promise<readonly string[]> {
    root = projectFrom('tiny');
    const properties = {
      id: { type: 'integer', context: ['view', 'edit', 'embed'] },
      text: {
        type: 'object',
        context: ['view', 'edit', 'embed'],
        properties: {
          raw: { type: 'string', context: shown },
          rendered: { type: 'string', context: ['view', 'edit'] },
        },
      },
    };
    const schema = { title: 'note', type: 'object', properties };
    const contexts = ['view', 'edit', 'embed'];
    const named = { resource: 'notes', singular: 'note', base: 'notes', contexts };
    write('schemas/resources/notes.json', JSON.stringify({ ...named, schema, routes }));
    expect((await runTool(root)).err).toBe('');
    return (
      read('site/handlers/notes.ts').match(/permission: .*(?=,\n)|import \{.*(?= \} from)/g) ?? []
    );
  }

  test('a read stub is public if no context shows more than `view`', async () => {
    expect(await stubsOf(['view', 'edit'])).toEqual([
      'import { anyone, loggedIn, notImplemented',
      'permission: anyone',
      'permission: loggedIn',
      'permission: anyone',
      'permission: anyone',
    ]);
  });

  test('a stub restricts contexts that show more than `view` to authenticated users', async () => {
    expect(await stubsOf(['edit'])).toEqual([
      'import { anyone, loggedIn, loggedInFor, notImplemented',
      "permission: loggedInFor('edit')",
      'permission: loggedIn',
      'permission: anyone',
      'permission: loggedIn',
    ]);
  });
});

test('a resource with facts gets a stub for them', async () => {
  root = projectFrom('linked');
  await runTool(root);
  expect(read('site/handlers/letters.ts')).toContain('  facts: () => [],\n};\n');
});

describe('a new endpoint', () => {
  beforeEach(async () => {
    root = projectFrom('tiny');
    await runTool(root);
    addEndpoint();
  });

  async function completed(text: string): Promise<string> {
    write('site/handlers/notes.ts', text);
    const { code, out } = await runTool(root);
    expect(code).toBe(0);
    expect(out).toContain('added    notes.latest to site/handlers/notes.ts');
    return read('site/handlers/notes.ts');
  }

  test('a new endpoint is appended, and the rest of the file does not change', async () => {
    const before = [
      "import { anyone, notImplemented } from '../../runtime/server/index.ts'",
      "import type {NotesHandlers} from '../../generated/notes/handlers.ts'",
      '',
      '// Everything about notes.',
      'export const notes: NotesHandlers = {',
      '    create: { permission: anyone,   handle: () => notImplemented("x") },',
      '    list: { permission: anyone, handle: () => [] }, // none yet',
      '}',
    ].join('\n');
    expect(await completed(before)).toBe(
      before.replace(
        '// none yet\n',
        [
          '// none yet',
          '',
          '    latest: {',
          '      permission: anyone,',
          "      handle: () => notImplemented('notes.latest'),",
          '    },\n',
        ].join('\n'),
      ),
    );
  });

  test('a new endpoint is added with the missing comma and imports', async () => {
    const before = [
      "import { loggedIn } from '../../runtime/server/index.ts';",
      "import type { NotesHandlers } from '../../generated/notes/handlers.ts';",
      'export const notes: NotesHandlers = {',
      '  list: { permission: loggedIn, handle: () => [] },',
      '  create: { permission: loggedIn, handle: () => ({ id: 1, text: "" }) }',
      '};',
      '',
    ].join('\n');
    expect(await completed(before)).toBe(
      [
        "import { loggedIn, anyone, notImplemented } from '../../runtime/server/index.ts';",
        "import type { NotesHandlers } from '../../generated/notes/handlers.ts';",
        'export const notes: NotesHandlers = {',
        '  list: { permission: loggedIn, handle: () => [] },',
        '  create: { permission: loggedIn, handle: () => ({ id: 1, text: "" }) },',
        '',
        '  latest: {',
        '    permission: anyone,',
        "    handle: () => notImplemented('notes.latest'),",
        '  },',
        '};',
        '',
      ].join('\n'),
    );
  });

  test('a new endpoint is added to an object on one line, without imports, in a file with CRLF', async () => {
    const before = [
      'const list = { permission: () => true, handle: () => [] };',
      'const create = { permission: () => true, handle: () => null as never };',
      'export const notes: NotesHandlers = { list, create };',
      '',
    ].join('\r\n');
    expect(await completed(before)).toBe(
      [
        "import { anyone, notImplemented } from '../../runtime/server/index.ts';",
        '',
        'const list = { permission: () => true, handle: () => [] };',
        'const create = { permission: () => true, handle: () => null as never };',
        'export const notes: NotesHandlers = { list, create,',
        '  latest: {',
        '    permission: anyone,',
        "    handle: () => notImplemented('notes.latest'),",
        '  },',
        '};',
        '',
      ].join('\r\n'),
    );
  });

  test('a new endpoint is not added to a typed constant of another form, which the compiler checks', async () => {
    const text = 'export const notes: NotesHandlers = notesOf(store);\n';
    write('site/handlers/notes.ts', text);
    expect((await runTool(root)).err).toBe('');
    expect(read('site/handlers/notes.ts')).toBe(text);
  });

  test('a new endpoint is not added to an object with a spread', async () => {
    const text = 'export const notes: NotesHandlers = { ...shared, create };\n';
    write('site/handlers/notes.ts', text);
    expect((await runTool(root)).err).toBe('');
    expect(read('site/handlers/notes.ts')).toBe(text);
  });

  test('a new endpoint is reported if the file has an unknown form', async () => {
    const text = 'export default { list: 1, create: 2 };\n';
    write('site/handlers/notes.ts', text);
    const { err } = await runTool(root);
    expect(err).toContain('site/handlers/notes.ts:1:1 - warning handlers/unrecognised');
    expect(err).toContain('Missing: latest.');
    expect(read('site/handlers/notes.ts')).toBe(text);
  });
});

describe('handler files that change during a run', () => {
  const mine = 'export const notes: NotesHandlers = {}; // mine\n';

  test('a handler file that was created since the run read the folder is not overwritten', async () => {
    root = projectFrom('tiny');
    mkdirSync(at('site/handlers'), { recursive: true });
    write('site/handlers/notes.ts', mine);
    const change = {
      kind: 'create',
      path: 'site/handlers/notes.ts',
      before: null,
      text: '',
    } as const;
    await expect(writeStubs([change])).rejects.toThrow('site/handlers/notes.ts has changed');
    expect(read('site/handlers/notes.ts')).toBe(mine);
  });

  test('a handler file that was saved since the run read it is not changed', async () => {
    root = projectFrom('tiny');
    await runTool(root);
    write('site/handlers/notes.ts', mine);
    const file = {
      path: 'site/handlers/notes.ts',
      text: 'export const notes: NotesHandlers = {};\n',
    };
    const change: AppendMembers = {
      kind: 'append',
      path: file.path,
      before: file.text,
      constant: 'notes',
      type: 'NotesHandlers',
      span: { file, start: 0, end: 0 },
      members: [{ name: 'list', id: 'notes.list', text: 'list,', names: [], module: '' }],
    };
    await expect(writeStubs([change])).rejects.toThrow('has changed since it was read');
    expect(read('site/handlers/notes.ts')).toBe(mine);
    await writeStubs([{ ...change, before: mine }]);
    expect(read('site/handlers/notes.ts')).toContain('list,');
  });
});

test('a removed endpoint is reported, and its handler is kept', async () => {
  root = projectFrom('tiny');
  await runTool(root);
  const schema = 'schemas/resources/notes.json';
  write(schema, read(schema).replace('"create":', '"add":'));
  const { err } = await runTool(root);
  expect(err).toContain('site/handlers/notes.ts:10:3 - warning handlers/orphan-endpoint');
  expect(read('site/handlers/notes.ts')).toContain("notImplemented('notes.create')");
  expect(read('site/handlers/notes.ts')).toContain("notImplemented('notes.add')");
});

test.each(['.ts', '.js', ''])(
  'the handler file of a removed resource with imports that end in "%s" is reported and kept',
  async (extension) => {
    root = projectFrom('shared');
    await runTool(root);
    const { rmSync } = await import('node:fs');
    rmSync(at('schemas/resources/films.json'));
    const handlers = read('site/handlers/films.ts').replace(
      "/handlers.ts'",
      `/handlers${extension}'`,
    );
    writeFileSync(at('site/handlers/films.ts'), handlers);
    const { out, err } = await runTool(root);
    expect(err).toContain('handlers/orphan-file: Handlers for unknown resource "films".');
    expect(out).toContain('removed  generated/films/args.ts');
    expect(existsSync(at('site/handlers/films.ts'))).toBe(true);
  },
);

test('conflict markers in callbacks.ts are reported, and no file is written', async () => {
  root = projectFrom('linked');
  await runTool(root);
  const path = 'site/handlers/callbacks.ts';
  const [mine, schema] = [read(path), 'schemas/resources/letters.json'];
  write(path, `// first\n<<<<<<< HEAD\n${mine}=======\n${mine}>>>>>>> theirs\n`);
  write(schema, read(schema).replace('"description": "', '"description": "Once more: '));
  const before = read('generated/openapi.json');
  const { code, err } = await runTool(root);
  expect(code).toBe(2);
  expect(err).toContain('site/handlers/callbacks.ts:2:1 - error handlers/conflict');
  expect(read('generated/openapi.json')).toBe(before);
  write(path, mine);
  expect((await runTool(root)).code).toBe(0);
  expect(read('generated/openapi.json')).not.toBe(before);
});
