import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { Cache } from '../cache.ts';
import { packageVersion } from '../package.ts';
import { paintFor } from '../diagnostics/paint.ts';
import { writeAtomically } from '../files.ts';
import { report } from '../report/report.ts';
import { runProject } from '../run.ts';
import { isSystemError } from '../errors.ts';
import { askWhatIsOpen } from './ask.ts';
import type { Answers } from './ask.ts';
import { projectFiles } from './files.ts';
import { completedManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { resourceProblem, wordsOf } from './names.ts';

/** What the command line says of a new project. */
export interface InitOptions {
  readonly yes: boolean;
  readonly name?: string | undefined;
  readonly resource?: string | undefined;
}

/** `restloom init`: a project with one resource in `folder`; gives the exit code. */
export async function init(folder: string, from: string, options: InitOptions): Promise<number> {
  const root = resolve(from, folder);
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  if (!options.yes && !isTerminal) {
    return refuse('This is no terminal, so nothing can be asked: add --yes.');
  }
  const before = readManifest(root);
  if (typeof before === 'string') return refuse(before);
  const standard: Answers = { name: nameOf(before, root), resource: 'notes' };
  const answers = await askWhatIsOpen(standard, options);
  if (answers === null) return refuse('Nothing was made.');
  const problem = resourceProblem(answers.resource);
  if (problem !== null) return refuse(`"${answers.resource}" ${problem}.`);
  return make(root, before, answers, from);
}

async function make(
  root: string,
  before: Manifest,
  { name, resource }: Answers,
  from: string,
): Promise<number> {
  const manifest = completedManifest(before, name, packageVersion());
  const files = projectFiles(wordsOf(resource), name);
  const kept = [...files.keys()].filter((path) => existsSync(join(root, path)));
  mkdirSync(root, { recursive: true });
  writeAtomically(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [path, text] of files) {
    if (!kept.includes(path)) writeAtomically(join(root, path), text);
  }
  const isReady = isInstalled(root);
  const exit = isReady ? await generateIn(root) : 0;
  for (const path of kept) console.log(`  kept     ${path}`);
  if (exit === 0) console.log(nextSteps(relative(from, root), isReady));
  return exit;
}

/** Whether the project finds this package, which its configuration imports: who runs it by `npx` may have it elsewhere. */
function isInstalled(root: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve('restloom/config');
    return true;
  } catch (error) {
    // One of another version may have no such export.
    if (isSystemError(error, 'MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED')) return false;
    throw error;
  }
}

async function generateIn(root: string): Promise<number> {
  const options = { check: false, force: false, stubs: true };
  const command = JSON.stringify([{}, options.stubs]);
  const outcome = await runProject(root, {}, options, Cache.open(root), command);
  await report(outcome, options, {
    format: 'text',
    quiet: false,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  });
  return outcome.exit;
}

function nextSteps(folder: string, isReady: boolean): string {
  const enter = folder === '' ? '' : `cd ${folder} && `;
  if (isReady) return `\nNext: ${enter}npm install && npm test && npm start`;
  return [
    'The project is made. Its code is generated when restloom is installed in it.',
    '',
    `Next: ${enter}npm install && npx restloom generate && npm test && npm start`,
  ].join('\n');
}

/** What package.json says so far, or why a project cannot be made of it. */
function readManifest(root: string): Manifest | string {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return {};
  const manifest = parsed(readFileSync(path, 'utf8'));
  if (manifest === null) return 'package.json is not an object of JSON.';
  if (manifest['type'] === 'module' || isBare(root)) return manifest;
  return 'package.json does not say "type": "module". Write it there, if the project can bear it.';
}

function parsed(text: string): Manifest | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    // Its members are unknown, as `Manifest` says.
    return isObject ? (value as Manifest) : null;
  } catch {
    return null;
  }
}

/** Whether nothing is here yet that could mind what kind of modules there are. */
function isBare(root: string): boolean {
  const code = readdirSync(root).filter((name) => /\.[cm]?[jt]sx?$/.test(name));
  return code.length === 0 && !existsSync(join(root, 'src'));
}

function nameOf(manifest: Manifest, root: string): string {
  const { name } = manifest;
  if (typeof name === 'string' && name !== '') return name;
  return (
    basename(root)
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, '-')
      .replace(/^[._-]+/, '') || 'api'
  );
}

function refuse(text: string): number {
  console.error(text);
  return 2;
}
