import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');

/** The parts of package-lock.json that are read here. */
interface Lock {
  readonly packages: {
    readonly [path: string]: { readonly dev?: boolean; readonly link?: boolean };
  };
}

/** Copies the sources of the site to `root`, with the packages of `npm ci --omit=dev`. */
export function copyForProduction(root: string): void {
  // The file of npm.
  const lock = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as Lock;
  const packages = Object.entries(lock.packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  );
  const paths = packages.map(([path]) => path).filter((path) => existsSync(join(project, path)));
  for (const path of [...paths, 'generated', 'runtime', 'site', 'scripts', 'schemas'])
    copyFolder(path, root);
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json'])
    copyFileSync(join(project, path), join(root, path));
}

/** Copies a folder without its nested packages, which the lockfile lists. */
function copyFolder(path: string, root: string): void {
  mkdirSync(join(root, path), { recursive: true });
  for (const entry of readdirSync(join(project, path), { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') copyFolder(inside, root);
    } else if (entry.isFile()) copyFile(join(project, inside), join(root, inside));
  }
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // On another file system.
    copyFileSync(from, to);
  }
}
