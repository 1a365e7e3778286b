import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { once } from '../once.ts';

export const project = resolve(import.meta.dirname, '../..');

/** The packages that are built from this repository: the generator and what its projects need to run. */
export const packageNames = ['restloom', 'restloom-runtime'] as const;

export type PackageName = (typeof packageNames)[number];

/** The members of package.json that the tests read. */
interface Manifest {
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
}

/** Sizes in bytes, and the number of packages including the package itself. */
export interface Footprint {
  /** The file that npm downloads. */
  readonly packed: number;
  readonly unpacked: number;
  /** The package and everything that it depends on. */
  readonly installed: number;
  readonly packages: number;
}

/** Builds both packages in `folder`/built and packs each in a folder of its own. */
function buildAndPack(folder: string): void {
  // Built outside of the repository, whose dist/ stays unchanged.
  const built = join(folder, 'built');
  must(process.execPath, ['scripts/build.js', '--package', '--out', built], project);
  for (const name of packageNames) {
    const into = join(folder, `${name}-packed`);
    mkdirSync(into);
    must('npm', ['pack', '--pack-destination', into], join(built, name));
  }
}

/** The packages that `npm pack` creates from the current sources, and a folder for projects that use them. */
export class Packed {
  readonly folder = mkdtempSync(join(tmpdir(), 'restloom-packed-'));
  readonly tarballs: { readonly [name in PackageName]: string };
  readonly #built: string;

  private constructor(folder: string) {
    this.#built = join(folder, 'built');
    const tarball = (name: PackageName): string => {
      const packed = join(folder, `${name}-packed`);
      const [file] = readdirSync(packed);
      if (file === undefined) throw new Error('npm pack made no file');
      return join(packed, file);
    };
    this.tarballs = {
      restloom: tarball('restloom'),
      'restloom-runtime': tarball('restloom-runtime'),
    };
  }

  static async open(): Promise<Packed> {
    return new Packed(await once('packed', buildAndPack));
  }

  /**
   * Does what `npm install` does, without a registry: unpacks the packages in `root`/node_modules and links what they and the project
   * depend on to the packages of this repository. In production, development dependencies are left out.
   */
  install(root: string, environment: 'development' | 'production' = 'development'): void {
    const modules = join(root, 'node_modules');
    rmSync(modules, { recursive: true, force: true });
    const own = environment === 'production' ? packageNames.slice(1) : packageNames;
    for (const name of own) this.#unpack(name, join(modules, name));
    const { dependencies, devDependencies } = readManifest(root);
    const wanted = {
      // Dependencies of a new project, for a folder without package.json.
      ...(environment === 'development' && {
        ...{ typescript: '', tsx: '', '@types/node': '' },
        ...devDependencies,
      }),
      ...dependencies,
      ...Object.assign({}, ...own.map((name) => readManifest(join(modules, name)).dependencies)),
    };
    for (const name of Object.keys(wanted)) {
      const link = join(modules, name);
      if (existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(project, 'node_modules', name), link);
    }
    const bin = join(modules, '.bin');
    mkdirSync(bin, { recursive: true });
    for (const [name, path] of [
      ['restloom', '../restloom/dist/generator/cli.js'],
      ['tsc', '../typescript/bin/tsc'],
      ['tsx', '../tsx/dist/cli.mjs'],
    ] as const) {
      if (existsSync(join(bin, path))) symlinkSync(path, join(bin, name));
    }
  }

  #unpack(name: PackageName, folder: string): void {
    mkdirSync(folder, { recursive: true });
    must('tar', ['-xzf', this.tarballs[name], '--strip-components=1', '-C', folder], folder);
  }

  /** Returns the sizes of a package and the number of packages that installing it adds. */
  footprint(name: PackageName): Footprint {
    const built = this.#built;
    const sizes = new Map<string, number>();
    const visit = (folder: string): void => {
      if (sizes.has(folder)) return;
      sizes.set(folder, sizeOf(folder));
      const { dependencies, optionalDependencies } = readManifest(folder);
      for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) {
        const isOwn = packageNames.some((own) => own === each);
        const found = isOwn ? join(built, each) : packageFolder(each, folder);
        if (found !== null) visit(found);
      }
    };
    visit(join(built, name));
    return {
      packed: statSync(this.tarballs[name]).size,
      unpacked: sizes.get(join(built, name)) ?? 0,
      installed: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      packages: sizes.size,
    };
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

function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json');
  // A file of the package.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** Returns the folder of a package that `from` depends on; `null` if it is not installed: it is for another system. */
function packageFolder(name: string, from: string): string | null {
  const start = from.startsWith(project) ? from : project;
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return null;
}

/** Returns the bytes of all files of a package, without packages that are nested in it. */
function sizeOf(folder: string): number {
  const sizes = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : sizeOf(path);
    return entry.isFile() ? statSync(path).size : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
