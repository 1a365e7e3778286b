// Runs the site from compiled sources, again after each change. A second process waits with the modules loaded that do not
// depend on generated code: after a change of a schema it loads the others and replaces the first one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import ts from 'typescript';
import { compile, copySiteAssets } from './assets.js';

const root = join(import.meta.dirname, '..');
const compiled = join(root, 'node_modules/.cache/dev');
const sources = ['generated', 'runtime', 'site'].map((folder) => join(root, folder));
const generated = join(compiled, 'generated') + sep;
const main = join(compiled, 'site/main.js');
/** Loaded by the program when it starts. */
const bootstrap = join(compiled, 'site/bootstrap.js');
// A run of the generator writes many files.
const DEBOUNCE_MS = 60;
const PATIENCE_MS = 100;

/** The imports of each module by its path. */
const imports = new Map();
/** The process that runs the site. */
let site = null;
/** The process that waits, and the modules that it has loaded. */
let next = null;
/** Resolves when all former processes have ended. */
let ended = Promise.resolve();
let timer;
let isStopping = false;

rmSync(compiled, { recursive: true, force: true });
const status = compile('tsconfig.build.json', compiled, [...['--noCheck', '--inlineSourceMap']]);
if (status !== 0) process.exit(status);
copySiteAssets(compiled);
// Node reads a file twice to find out what kind of module it is, unless a package says it.
writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }\n');

watch(sources, { ignoreInitial: true }).on('all', (event, path) => {
  const target = targetOf(path);
  if (!existsSync(path)) rmSync(target, { recursive: true, force: true });
  else if (event !== 'addDir') update(path, target);
  imports.delete(target);
  if (isLoadedBy(next, target)) {
    next.child.kill();
    next = null;
  }
  end();
  clearTimeout(timer);
  timer = setTimeout(start, DEBOUNCE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
start();

/** Compiles or copies a source. Types are checked by another program. */
function update(path, target) {
  mkdirSync(dirname(target), { recursive: true });
  if (!path.endsWith('.ts')) return cpSync(path, target);
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    fileName: path,
    compilerOptions: {
      ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
      ...{ verbatimModuleSyntax: true, rewriteRelativeImportExtensions: true },
      ...{ inlineSourceMap: true, sourceRoot: dirname(path) },
    },
  });
  writeFileSync(target, outputText);
}

function targetOf(path) {
  return join(compiled, relative(root, path)).replace(/\.ts$/, '.js');
}

/** Runs the site in the process that waits, once the former one has ended. */
async function start() {
  const { child } = next ?? createProcess();
  [site, next] = [child, null];
  load(child, [bootstrap]);
  await ended;
  if (site === child) load(child, [main], true);
}

/** Ends the process that runs the site. */
function end() {
  if (site === null) return;
  const ending = site;
  site = null;
  ended = Promise.all([ended, once(ending, 'exit')]);
  ending.kill('SIGTERM');
  // It waits for requests of the browser that may come; a killed process loses no write.
  setTimeout(() => ending.kill('SIGKILL'), PATIENCE_MS).unref();
}

function stop() {
  isStopping = true;
  clearTimeout(timer);
  next?.child.kill();
  if (site === null) process.exit();
  site.kill('SIGTERM');
}

/** Starts a process that loads the modules that do not depend on generated code. */
function createProcess() {
  const server = join(import.meta.dirname, 'dev-server.js');
  const args = ['--enable-source-maps', server, ...process.argv.slice(2)];
  // Node 22 keeps compiled modules; Node 20 ignores the variable.
  const env = { NODE_COMPILE_CACHE: join(compiled, '../dev-modules'), ...process.env };
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio });
  const { loaded, entries } = independentModules();
  load(child, entries);
  child.once('message', () => {
    if (child === site) next = createProcess();
  });
  child.on('exit', () => {
    if (next?.child === child) next = null;
    if (site !== child) return;
    site = null;
    if (isStopping) process.exit();
  });
  return { child, loaded };
}

function load(child, paths, isLast = false) {
  if (!child.connected) return;
  child.send({ urls: paths.map((path) => pathToFileURL(path).href), isLast }, () => undefined);
}

/** Whether a process has loaded a file, as a module or as data of a module. */
function isLoadedBy(process, path) {
  return path.endsWith('.js') || path.startsWith(generated)
    ? process?.loaded.has(path) === true
    : process !== null;
}

/** Returns the modules that do not depend on generated code, and those of them that others import, in the order of the program. */
function independentModules() {
  const dependents = new Map();
  const visit = (path) => {
    for (const each of importsOf(path)) {
      const known = dependents.get(each);
      if (known) known.push(path);
      else {
        dependents.set(each, [path]);
        visit(each);
      }
    }
  };
  [main, bootstrap].forEach(visit);
  const late = new Set([main, bootstrap]);
  for (const path of dependents.keys()) if (path.startsWith(generated)) late.add(path);
  for (const path of late) dependents.get(path)?.forEach((each) => late.add(each));
  const loaded = new Set([...dependents.keys()].filter((path) => !late.has(path)));
  const entries = [...loaded].filter((path) => dependents.get(path).some((each) => late.has(each)));
  return { loaded, entries };
}

/** Returns the modules that a compiled module imports when it is loaded. */
function importsOf(path) {
  let found = imports.get(path);
  if (!found) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    found = [...text.matchAll(/\b(?:from|import) ?'(\.[^']+\.js)'/g)]
      .map(([, name]) => join(dirname(path), name))
      .filter(existsSync);
    imports.set(path, found);
  }
  return found;
}
