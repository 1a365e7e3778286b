import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { Cache } from '../cache.ts';
import { projectFile } from '../config/load.ts';
import { isSystemError } from '../errors.ts';
import { writeAtomically } from '../files.ts';
import { packageVersion } from '../package.ts';
import { report } from '../report/report.ts';
import type { Reporter } from '../report/report.ts';
import { runProject } from '../run.ts';
import { completedManifest, projectFiles } from './project-files.ts';
import type { Manifest } from './project-files.ts';
import { promptNames, resourceProblem, wordsOf } from './prompt.ts';
import type { ProjectNames } from './prompt.ts';

export interface InitOptions {
  readonly yes?: boolean | undefined;
  readonly name?: string | undefined;
  readonly resource?: string | undefined;
}

/** `restloom init`: creates a project in `folder`. Returns the exit code. */
export async function init(
  folder: string,
  from: string,
  options: InitOptions,
  reporter: Reporter,
): Promise<number> {
  const root = resolve(from, folder);
  const refuse = (problem: string): number => {
    reporter.err(`${problem} Nothing was written.`);
    return 2;
  };
  const existing = projectFile(root);
  if (existing !== null)
    return refuse(
      `${relative(from, join(root, existing))} exists, and \`restloom init\` does not change an existing project.`,
    );
  const manifest = readManifest(root);
  if (typeof manifest === 'string') return refuse(manifest);

  const defaults = { name: defaultName(manifest, root), resource: 'notes' };
  const { yes = false, name, resource } = options;
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!yes && !(name && resource) && !isTerminal)
    return refuse('Not a terminal: pass --yes to accept the defaults.');
  const names = await promptNames(defaults, { name, resource }, yes);
  if (names === null) return refuse('Cancelled.');
  const problem = resourceProblem(names.resource);
  if (problem !== null) return refuse(problem);

  writeProject(root, manifest, names, reporter);
  const isReady = isInstalled(root);
  const exit = isReady ? await generateIn(root, reporter) : 0;
  const enter = root === from ? '' : `cd ${relative(from, root)} && `;
  const generate = isReady ? '' : 'npx restloom generate && ';
  const steps = `${enter}npm install && ${generate}npm test && npm run dev`;
  if (exit === 0) reporter.out(`\nProject created. Run: ${steps}`);
  return exit;
}

/** Writes the files that do not exist yet, completes package.json, and lists them. */
function writeProject(
  root: string,
  before: Manifest,
  names: ProjectNames,
  reporter: Reporter,
): void {
  const line = (verb: string, path: string): void =>
    reporter.out(`  ${reporter.paint.green(verb.padEnd(7))}  ${path}`);
  const manifest = completedManifest(before, names.name, packageVersion());
  const isNew = !existsSync(join(root, 'package.json'));
  mkdirSync(root, { recursive: true });
  writeAtomically(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const changed = Object.keys(manifest).filter(
    (name) => JSON.stringify(manifest[name]) !== JSON.stringify(before[name]),
  );
  if (isNew) line('created', 'package.json');
  else line('changed', `package.json (${changed.join(', ')})`);
  for (const [path, text] of projectFiles(wordsOf(names.resource), names.name)) {
    const exists = existsSync(join(root, path));
    if (!exists) writeAtomically(join(root, path), text);
    line(exists ? 'kept' : 'created', path);
  }
}

/** Whether the project finds this package, which its configuration imports. With `npx` it may be installed elsewhere. */
function isInstalled(root: string): boolean {
  try {
    createRequire(join(root, 'package.json')).resolve('restloom/config');
    return true;
  } catch (error) {
    // Another version may not have this export.
    if (isSystemError(error, 'MODULE_NOT_FOUND', 'ERR_PACKAGE_PATH_NOT_EXPORTED')) return false;
    throw error;
  }
}

async function generateIn(root: string, reporter: Reporter): Promise<number> {
  const options = { check: false, force: false, stubs: true };
  const command = JSON.stringify([{}, options.stubs]);
  const outcome = await runProject(root, {}, options, Cache.open(root), command);
  await report(outcome, options, reporter);
  return outcome.exit;
}

/** Returns the content of package.json, or the reason why a project cannot be created. */
function readManifest(root: string): Manifest | string {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return {};
  const manifest = parsed(readFileSync(path, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
    return 'package.json is not a JSON object.';
  // Whether the folder has code that depends on the type of its modules.
  const hasCode = readdirSync(root).some((name) => /^src$|\.[cm]?[jt]sx?$/.test(name));
  // The members of `Manifest` are unknown.
  if (('type' in manifest && manifest.type === 'module') || !hasCode) return manifest as Manifest;
  return 'package.json lacks "type": "module". Add it if your project can switch to ES modules.';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function defaultName({ name }: Manifest, root: string): string {
  if (typeof name === 'string' && name !== '') return name;
  const words = basename(root)
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-');
  return words.replace(/^[._-]+/, '') || 'api';
}
