// Runs the site from compiled sources, again after each change: it starts in a third of the time that tsx needs.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { watch } from 'chokidar';
import ts from 'typescript';
import { compile, copySiteAssets } from './assets.js';

const root = join(import.meta.dirname, '..');
const compiled = join(root, 'node_modules/.cache/dev');
const sources = ['generated', 'runtime', 'site'].map((folder) => join(root, folder));
// A run of the generator writes many files.
const DEBOUNCE_MS = 60;
const PATIENCE_MS = 100;

let site = null;
let timer;
let isStopping = false;
let isRestarting = false;

rmSync(compiled, { recursive: true, force: true });
const status = compile('tsconfig.build.json', compiled, [
  ...['--noCheck', '--declaration', 'false', '--inlineSourceMap'],
]);
if (status !== 0) process.exit(status);
copySiteAssets(compiled);
// Node reads a file twice to find out what kind of module it is, unless a package says it.
writeFileSync(join(compiled, 'package.json'), '{ "type": "module" }\n');

watch(sources, { ignoreInitial: true }).on('all', (event, path) => {
  if (!existsSync(path)) rmSync(targetOf(path), { recursive: true, force: true });
  else if (event !== 'addDir') update(path);
  clearTimeout(timer);
  timer = setTimeout(restart, DEBOUNCE_MS);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
start();

/** Compiles or copies a source. Types are checked by another program. */
function update(path) {
  const target = targetOf(path);
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

function start() {
  const main = join(compiled, 'site/main.js');
  const args = ['--enable-source-maps', main, ...process.argv.slice(2)];
  // Node 22 keeps compiled modules; Node 20 ignores the variable.
  const env = { NODE_COMPILE_CACHE: join(compiled, '../dev-modules'), ...process.env };
  site = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  site.on('exit', () => {
    site = null;
    if (isStopping) process.exit();
    if (isRestarting) start();
    isRestarting = false;
  });
}

/** Starts the site, again once it has ended. */
function restart() {
  if (site === null) return start();
  isRestarting = true;
  const ending = site;
  ending.kill('SIGTERM');
  // It waits for requests of the browser that may come; a killed process loses no write.
  setTimeout(() => ending.kill('SIGKILL'), PATIENCE_MS).unref();
}

function stop() {
  isStopping = true;
  if (site === null) process.exit();
  site.kill('SIGTERM');
}
