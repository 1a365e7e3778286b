import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { projectFile } from '../config/settings.ts';
import { isSystemError, UserFacingError } from '../errors.ts';
import { writeAtomically } from '../files.ts';
import { packageVersion } from '../package.ts';
import type { Reporter } from '../report/reporter.ts';
import { completedManifest, projectFiles } from './project-files.ts';
import type { Manifest } from './project-files.ts';
import { promptNames, resourceProblem } from './prompt.ts';
import type { InitOptions, ProjectNames } from './prompt.ts';

/** `restloom init`: creates a project in `folder`. `generate` runs if the project finds this package. Returns the exit code. */
export async function init(
  folder: string,
  from: string,
  options: InitOptions,
  reporter: Reporter,
  generate: (root: string) => Promise<number>,
): Promise<number> {
  const root = resolve(from, folder);
  const existing = projectFile(root);
  if (existing !== null)
    throw refusal(
      `${relative(from, join(root, existing))} exists, and \`restloom init\` does not change an existing project.`,
    );
  const manifest = readManifest(root);
  const defaults = { name: defaultName(manifest, root), resource: 'notes' };
  const { yes = false, name, resource } = options;
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!yes && !(name && resource) && !isTerminal)
    throw refusal('Not a terminal: pass --yes to accept the defaults.');
  const names = await promptNames(defaults, options);
  if (names === null) throw refusal('Cancelled.');
  const problem = resourceProblem(names.resource);
  if (problem !== null) throw refusal(problem);

  writeProject(root, manifest, names, reporter);
  const isReady = isInstalled(root);
  const exit = isReady ? await generate(root) : 0;
  if (exit !== 0) return exit;
  const path = relative(from, root).replace(/.*[^\w./\\-].*/, '"$&"');
  const enter = path && `cd ${path} && `;
  const next = isReady ? '' : 'npx restloom generate && ';
  reporter.out(`\nProject created. Run: ${enter}npm install && ${next}npm test && npm run dev`);
  return 0;
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

function refusal(problem: string): UserFacingError {
  return new UserFacingError(`${problem} Nothing was written.`);
}

/** Writes the files that do not exist yet, completes package.json, and lists them. */
function writeProject(root: string, before: Manifest, names: ProjectNames, reporter: Reporter) {
  const line = (verb: string, path: string): void =>
    reporter.out(`  ${reporter.paint.green(verb.padEnd(7))}  ${path}`);
  const manifest = completedManifest(before, names.name, packageVersion());
  const files = projectFiles(names);
  const isNew = !existsSync(join(root, 'package.json'));
  writeAtomically(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const changed = Object.keys(manifest).filter(
    (name) => JSON.stringify(manifest[name]) !== JSON.stringify(before[name]),
  );
  if (isNew) line('created', 'package.json');
  else line('changed', `package.json (${changed.join(', ')})`);
  for (const [path, text] of files) {
    const exists = existsSync(join(root, path));
    if (!exists) writeAtomically(join(root, path), text);
    line(exists ? 'kept' : 'created', path);
  }
}

/** Returns the content of package.json. Throws if a project cannot be created with it. */
function readManifest(root: string): Manifest {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return {};
  const manifest = parsed(readFileSync(path, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
    throw refusal('package.json is not a JSON object.');
  // Whether the folder has code that depends on the type of its modules.
  const hasCode = readdirSync(root).some((name) => /^(lib|src)$|^[^.].*\.[cm]?[jt]sx?$/.test(name));
  // The members of `Manifest` are unknown.
  if (('type' in manifest && manifest.type === 'module') || !hasCode) return manifest as Manifest;
  throw refusal(
    'package.json lacks "type": "module". Add it if your project can switch to ES modules.',
  );
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
