import { posix } from 'node:path';
import { isOwnRuntime } from '../config/settings.ts';
import type { ImportExtension, Settings } from '../config/settings.ts';

/** The parts of the runtime that generated code imports, whether it is a package or a folder. */
export const modules = {
  kernel: 'runtime:schema',
  shape: 'runtime:shape',
  server: 'runtime:server',
  runtimeClient: 'runtime:client',
  resource: 'runtime:resource',
  testing: 'runtime:testing',
  arbitraries: 'runtime:arbitraries',
} as const;

const RUNTIME = 'runtime:';

/**
 * Returns the specifier by which the file `from` imports `module`: a part of the runtime, or a file. Both are paths from
 * the project's root.
 */
export function specifierOf(from: string, module: string, settings: Settings): string {
  const { runtime, importExtension } = settings;
  if (!module.startsWith(RUNTIME)) return withExtension(relative(from, module), importExtension);
  const part = module.slice(RUNTIME.length);
  return isOwnRuntime(settings)
    ? withExtension(relative(from, posix.join(runtime, part, 'index.ts')), importExtension)
    : `${runtime}/${part}`;
}

function withExtension(path: string, extension: ImportExtension): string {
  return path.replace(/\.ts$/, extension === 'none' ? '' : `.${extension}`);
}

// A folder so deep that no `..` of a path leaves it, wherever the tool runs.
const PROJECT = '/project'.repeat(32);

function relative(from: string, module: string): string {
  const path = posix.relative(
    posix.join(PROJECT, posix.dirname(from)),
    posix.join(PROJECT, module),
  );
  return path.startsWith('.') ? path : `./${path}`;
}
