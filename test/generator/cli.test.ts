import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findRoot } from '../../generator/config/settings.ts';
import { built } from '../built.ts';
import { filesBelow } from './files-below.ts';
import { emptyFolder, here, projectFrom, runTool } from './helpers.ts';

const tool = join(here, '../..');

function restloom(cwd: string, ...args: string[]) {
  return restloomIn({}, cwd, ...args);
}

function restloomIn(env: { readonly [name: string]: string }, cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(built, 'generator/cli.js'), ...args],
    { cwd, encoding: 'utf8', env: { ...process.env, ...env, NO_COLOR: '1' } },
  );
  return { status, stdout, stderr };
}

test('the project is found from any of its folders, and generates the same bytes there', () => {
  const root = projectFrom('shared');
  writeFileSync(join(root, 'package.json'), '{}\n');
  writeFileSync(
    join(root, 'restloom.config.ts'),
    "export default { runtime: './runtime', bases: ['work'] };\n",
  );
  const below = join(root, 'schemas', 'resources');
  expect(restloom(below)).toMatchObject({ status: 0, stderr: '' });
  const written = [...filesBelow(join(root, 'generated'))];
  expect(new Map(written.filter(([path]) => !path.startsWith('meta/')))).toEqual(
    filesBelow(join(here, 'golden', 'shared', 'generated')),
  );
  const checked = restloom(tool, '--check', '--quiet', '--root', root);
  expect(checked).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('an unknown option, contradicting options and a folder without a project are errors', () => {
  const unknown = restloom(tool, '--chek');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('--chek');
  expect(unknown.stderr).toContain('Usage: restloom');
  const both = restloom(tool, '--check', '--watch');
  expect(both.status).toBe(2);
  expect(both.stderr).toContain("option '--check' cannot be used with option '--watch'");
  const nowhere = restloom('/', '--check');
  expect(nowhere.status).toBe(2);
  expect(nowhere.stderr).toContain(
    'No project found: no parent folder contains package.json and schemas/.',
  );
});

test('a missing schema folder is an error with a hint, and no file is removed', () => {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'package.json'), '{}\n');
  writeFileSync(join(root, 'restloom.config.ts'), "export default { runtime: './runtime' };\n");
  expect(restloom(root).status).toBe(0);
  const written = filesBelow(join(root, 'generated'));
  const { status, stderr } = restloom(root, '--schemas', 'schemes');
  expect(status).toBe(2);
  expect(stderr).toContain('The schema folder schemes does not exist');
  expect(stderr).toContain('Did you mean "schemas"?');
  expect(filesBelow(join(root, 'generated'))).toEqual(written);
});

test.each([
  [['--parts', 'server,clent'], '"parts" is ["server","clent"], which is not a list of server'],
  [['--parts', ''], '"parts" is [""], which is not a list of server'],
  [['--out', '.'], '"out" is ".", which is outside the project'],
  [['--out', '../x'], '"out" is "../x", which is outside the project'],
  [['--out', 'schemas'], '"out" is "schemas", which is the same folder as "schemas"'],
  [['--out', 'site'], '"out" is "site", which contains the folder of "handlers"'],
  [
    ['--handlers', 'generated/handlers'],
    '"out" is "generated", which contains the folder of "handlers"',
  ],
])('invalid options %j are an error, and no file changes', async (options, problem) => {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'package.json'), '{}\n');
  expect((await runTool(root)).code).toBe(0);
  const written = filesBelow(root);
  const { status, stderr } = restloom(root, '--runtime', './runtime', ...options);
  expect(status).toBe(2);
  expect(stderr).toContain(`error config/bad-value: ${problem}`);
  expect(filesBelow(root)).toEqual(written);
});

test.each([
  ["export default {\n  out: 'x' y,\n};\n", '2:12 - error config/syntax', "',' expected"],
  ['\nthrow new Error("no x");\n', '2:7 - error config/throws', 'throws an error: no x'],
  ["import 'nowhere';\n", '1:9 - error config/missing-import', 'Cannot find module nowhere'],
])('an error in the configuration file %j is reported at its position', (text, place, problem) => {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  for (const name of ['restloom.config.ts', 'restloom.config.mjs']) {
    rmSync(join(root, 'restloom.config.ts'), { force: true });
    writeFileSync(join(root, name), text);
    const { status, stderr } = restloom(root, '--root', root);
    expect(stderr).toContain(`${name}:${place}`);
    expect(stderr).toContain(problem);
    expect(status).toBe(2);
  }
});

test('`--help` and `help` list every command and the options of `generate`', () => {
  const { status, stdout } = restloom('/', '--help');
  expect(status).toBe(0);
  for (const option of [
    'init [options] [folder]',
    '--check',
    '--force',
    '--root',
    'help [command]',
  ])
    expect(stdout).toContain(option);
  expect(restloom('/', 'help')).toEqual({ status, stdout, stderr: '' });
});

test.each([
  [['init', '--help'], 'Usage: restloom init [options] [folder]', '--yes', '--check'],
  [['help', 'init'], 'Usage: restloom init [options] [folder]', '--yes', '--check'],
  [['generate', '-h'], 'Usage: restloom generate [options]', '--check', '--yes'],
  [['help', 'generate'], 'Usage: restloom generate [options]', '--check', '--yes'],
  [['help', 'explain'], 'Usage: restloom explain [options] <code>', '--help', '--check'],
])('%j prints the options of that command only', (args, usage, own, other) => {
  const { status, stdout } = restloom('/', ...args);
  expect(status).toBe(0);
  expect(stdout.startsWith(`${usage}\n`)).toBe(true);
  expect(stdout).toContain(own);
  expect(stdout).not.toContain(other);
});

test.each([
  [['genrate'], "unknown command 'genrate'\n(Did you mean generate?)", '<command>'],
  [['help', 'ini'], "command-argument value 'ini' is invalid for argument 'command'.", 'help'],
  [['--forse'], "unknown option '--forse'\n(Did you mean --force?)", 'generate'],
  [['init', '--yess'], "unknown option '--yess'\n(Did you mean --yes?)", 'init'],
  [['init', '--check'], "unknown option '--check'", 'init'],
  [['init', 'a', 'b'], "too many arguments for 'init'. Expected 1 argument but got 2.", 'init'],
  [['generate', 'posts'], "too many arguments for 'generate'. Expected 0", 'generate'],
  [['explain'], "missing required argument 'code'", 'explain'],
  [['routes', '--format', 'x'], 'Allowed choices are text, json.', 'routes'],
  [['mcp'], "required option '--url <url>' not specified", 'mcp'],
  [['mcp', '--url', 'x'], "argument 'x' is invalid. It is not a URL.", 'mcp'],
])('%j is an error, followed by the usage, with exit code 2', (args, problem, command) => {
  const { status, stdout, stderr } = restloom('/', ...args);
  expect([status, stdout]).toEqual([2, '']);
  const [message, usage] = stderr.split('\n\n');
  expect(message).toMatch(/^error: /);
  expect(message).toContain(problem);
  expect(usage).toMatch(new RegExp(`^Usage: restloom ${command} `));
});

test('`explain` prints a diagnostic with an example; an unknown code is an error with a hint', () => {
  const { status, stdout } = restloom('/', 'explain', 'schema/unknown-type');
  expect(status).toBe(0);
  expect(stdout).toContain('schema/unknown-type (error)');
  expect(stdout).toContain('    "title": { "type": "string" }');
  const unknown = restloom('/', 'explain', 'schema/unknwon-type');
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toContain('Did you mean "schema/unknown-type"?');
  const part = restloom('/', 'explain', 'unknown-context');
  expect(part).toEqual({
    status: 2,
    stdout: '',
    stderr: 'Unknown code "unknown-context". Codes with this text:\n\n  schema/unknown-context\n',
  });
});

test('`generate --compare` does what `diff` does', () => {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'package.json'), '{}\n');
  const refused = restloom(root, 'diff', 'no-revision');
  expect(refused).toMatchObject({
    status: 2,
    stderr: '"no-revision" is neither a folder nor a git revision.\n',
  });
  expect(restloom(root, '--compare', 'no-revision')).toEqual(refused);
  expect(restloom(root, '--compare', 'schemas', '--format', 'markdown').status).toBe(0);
  expect(restloom(root, '--format', 'markdown').status).toBe(2);
});

test('docs/commands.md has the help of each command with options', () => {
  const page = readFileSync(join(tool, 'docs/commands.md'), 'utf8');
  for (const name of ['generate', 'init', 'import', 'routes', 'mcp', 'diff'])
    expect(page).toContain(`\`\`\`\n${restloom('/', 'help', name).stdout}\`\`\`\n`);
});

describe('init', () => {
  test('without a terminal `init` requires --yes and writes nothing', () => {
    const root = emptyFolder();
    const { status, stderr } = restloom(root, 'init');
    expect(status).toBe(2);
    expect(stderr).toBe(
      'Not a terminal: pass --yes to accept the defaults. Nothing was written.\n',
    );
    expect(readdirSync(root)).toEqual([]);
  });

  test('`init` lists every file that it wrote', () => {
    const root = emptyFolder();
    const { status, stdout } = restloom(root, 'init', '--yes', 'api');
    expect(status).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}created {2}(\S+)$/gm)].map(([, path]) => path);
    expect(listed.sort()).toEqual([...filesBelow(join(root, 'api')).keys()].sort());
    expect(stdout).toContain('Project created. Run: cd api && npm install');
  });

  test('`init` quotes a folder with spaces in the command that it prints', () => {
    const { stdout } = restloom(emptyFolder(), 'init', '--yes', 'my files/api #1');
    expect(stdout).toContain('Project created. Run: cd "my files/api #1" && npm install');
  });

  test('the build of a new project compiles with an existing tsconfig.json that only checks types', () => {
    const root = emptyFolder();
    const own = { module: 'nodenext', allowImportingTsExtensions: true, noEmit: true };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: own }));
    expect(restloom(root, 'init', '--yes').stdout).toContain('  kept     tsconfig.json\n');
    const { config } = ts.readConfigFile(join(root, 'tsconfig.build.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const program = ts.createProgram({ rootNames: [], options });
    expect(program.getOptionsDiagnostics().map(({ messageText }) => messageText)).toEqual([]);
  });

  test('`init` keeps files that exist, and names the members of package.json that it changed', () => {
    const root = emptyFolder();
    writeFileSync(join(root, 'package.json'), '{ "name": "mine", "type": "module" }\n');
    writeFileSync(join(root, 'README.md'), 'Mine.\n');
    const { stdout } = restloom(root, 'init', '--yes');
    expect(stdout).toContain('  kept     README.md\n');
    expect(stdout).toContain('  changed  package.json (scripts, dependencies, devDependencies)');
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe('Mine.\n');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).not.toContain('"private"');
  });

  test('`init` adds "type": "module" unless the folder has code: hidden files of tools are none', () => {
    const [withTool, withCode, withFolder] = [emptyFolder(), emptyFolder(), emptyFolder()];
    for (const root of [withTool, withCode, withFolder])
      writeFileSync(join(root, 'package.json'), '{}');
    writeFileSync(join(withTool, '.pnp.cjs'), '');
    writeFileSync(join(withCode, 'server.js'), '');
    expect(restloom(withTool, 'init', '--yes').status).toBe(0);
    const { status, stderr } = restloom(withCode, 'init', '--yes');
    expect([status, stderr]).toEqual([2, expect.stringContaining('Nothing was written.')]);
    expect(readdirSync(withCode).sort()).toEqual(['package.json', 'server.js']);
    mkdirSync(join(withFolder, 'lib'));
    expect(restloom(withFolder, 'init', '--yes').status).toBe(2);
  });

  test('`init` in a project is an error and writes nothing', () => {
    const root = emptyFolder();
    restloom(root, 'init', '--yes');
    const before = filesBelow(root);
    const { status, stdout, stderr } = restloom(root, 'init', '--yes', '--resource', 'books');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('restloom.config.ts exists, and `restloom init` does not change');
    expect(filesBelow(root)).toEqual(before);
  });

  test.each([
    ['Notes', '"Notes" is not a valid name.'],
    ['sheep', '"sheep" is not a plural.'],
    ['status', '"status" is not a plural.'],
    ['series', '"series" is not a plural.'],
    ['news', '"news" is not a plural.'],
    ['handlers', 'Generated code uses the name "handlers" itself.'],
  ])('the resource name %s is an error, and nothing is written', (name, problem) => {
    const root = emptyFolder();
    const { status, stderr } = restloom(root, 'init', '--yes', '--resource', name);
    expect(status).toBe(2);
    expect(stderr).toContain(problem);
    expect(filesBelow(root)).toEqual(new Map());
  });
});

test('the output does not depend on the language, the time zone and the current folder', () => {
  const surroundings = [
    { LANG: 'C', LC_ALL: 'C', TZ: 'UTC' },
    { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'Asia/Kolkata' },
    { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'America/St_Johns' },
  ];
  const hashes = surroundings.map((env, at) => {
    const root = projectFrom('shared');
    const cwd = [root, join(root, 'schemas'), '/'][at] ?? '/';
    const { status } = restloomIn(env, cwd, '--root', root, '--runtime', './runtime');
    expect(status).toBe(0);
    const files = JSON.stringify([...filesBelow(join(root, 'generated'))]);
    return createHash('sha256').update(files).digest('hex');
  });
  expect(new Set(hashes).size).toBe(1);
});

test('the nearest parent with package.json and schemas/ is the project', () => {
  const root = projectFrom('tiny');
  const inner = join(root, 'a', 'b');
  mkdirSync(inner, { recursive: true });
  expect(findRoot(inner, undefined)).toBe(null);
  writeFileSync(join(root, 'package.json'), '{}\n');
  expect(findRoot(inner, undefined)).toBe(root);
  expect(findRoot(inner, '../..')).toBe(root);
  expect(findRoot(inner, 'nowhere')).toBe(null);
});

test('a reader that closes the pipe early, such as `head`, causes no error message', () => {
  const routes = `"${process.execPath}" "${join(built, 'generator/cli.js')}" routes`;
  const options = { cwd: tool, encoding: 'utf8' } as const;
  const { stderr } = spawnSync('sh', ['-c', `(${routes}; echo ended >&2) | true`], options);
  expect(stderr).toBe('ended\n');
});

test.skipIf(!existsSync('/dev/full'))(
  'a full disk under the output is an error with a message',
  () => {
    const routes = `"${process.execPath}" "${join(built, 'generator/cli.js')}" routes`;
    const options = { cwd: tool, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('sh', ['-c', `${routes} > /dev/full`], options);
    expect([status, stderr]).toEqual([2, 'Standard output: no space left on device (ENOSPC).\n']);
  },
);
