import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const project = resolve(import.meta.dirname, '../..');

/** The members of package.json that the tests read. */
interface Manifest {
  readonly name: string;
  readonly scripts: { readonly [name: string]: string };
  readonly dependencies: { readonly [name: string]: string };
  readonly optionalDependencies: { readonly [name: string]: string };
}

/** The package that `npm pack` creates from the current sources. */
export class Packed {
  readonly folder = mkdtempSync(join(tmpdir(), 'restloom-packed-'));
  readonly manifest: Manifest;
  readonly tarball: string;

  constructor() {
    // Built outside of the repository, whose dist/ stays unchanged.
    const staged = join(this.folder, 'staged');
    mkdirSync(staged);
    const dist = join(staged, 'dist');
    must(process.execPath, ['scripts/build.js', '--package', '--out', dist], project);
    for (const name of ['package.json', 'README.md', 'LICENSE', 'docs', 'schemas']) {
      cpSync(join(project, name), join(staged, name), { recursive: true });
    }
    // The build script of npm has run already.
    must('npm', ['pack', '--ignore-scripts', '--pack-destination', this.folder], staged);
    const name = readdirSync(this.folder).find((each) => each.endsWith('.tgz'));
    if (name === undefined) throw new Error('npm pack made no file');
    this.tarball = join(this.folder, name);
    // The repository's own file.
    this.manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8')) as Manifest;
  }

  /**
   * Installs the package in `root`/node_modules without a registry: its dependencies are links to those of this repository. `omit` leaves
   * out the packages of the generator.
   */
  install(root: string, omit: 'nothing' | 'optional' = 'nothing'): void {
    const modules = join(root, 'node_modules');
    const own = join(modules, 'restloom');
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own, { recursive: true });
    must('tar', ['-xzf', this.tarball, '--strip-components=1', '-C', own], root);
    const { dependencies, optionalDependencies } = this.manifest;
    const needed = {
      ...dependencies,
      ...(omit === 'nothing' && optionalDependencies),
      // Dependencies of a new project.
      ...{ typescript: '', tsx: '', '@types/node': '', 'swagger-ui-dist': '' },
    };
    for (const name of Object.keys(needed)) {
      const link = join(modules, name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(project, 'node_modules', name), link);
    }
    chmodSync(join(own, 'dist/generator/cli.js'), 0o755);
    const bin = join(modules, '.bin');
    mkdirSync(bin, { recursive: true });
    for (const [name, path] of [
      ['restloom', '../restloom/dist/generator/cli.js'],
      ['tsc', '../typescript/bin/tsc'],
    ] as const) {
      if (!existsSync(join(bin, name))) symlinkSync(path, join(bin, name));
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Creates a folder with only a package.json, as `npm init` does. */
export function emptyProject(below: string): string {
  const root = mkdtempSync(join(below, 'project-'));
  writeFileSync(join(root, 'package.json'), '{}\n');
  return root;
}

/** The output of a command and its exit code. */
export interface Ran {
  readonly status: number | null;
  readonly out: string;
}

export function ran(command: string, args: readonly string[], cwd: string): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: [
        join(cwd, 'node_modules/.bin'),
        join(project, 'node_modules/.bin'),
        process.env['PATH'],
      ].join(':'),
    },
  });
  if (error) throw error;
  return { status, out: stdout + stderr };
}

function must(command: string, args: readonly string[], cwd: string): void {
  const { status, out } = ran(command, args, cwd);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${out}`);
}
