import { posix } from 'node:path';
import { isOwnRuntime } from '../config/settings.ts';
import type { Settings } from '../config/settings.ts';

/** The parts of the runtime that generated code takes things from, whether it is a package or a folder. */
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

/** How the file `from` names `module`: a part of the runtime, or a file; both paths from the project's root. */
export function specifierOf(from: string, module: string, settings: Settings): string {
  if (!module.startsWith(RUNTIME)) return relative(from, module);
  const { runtime } = settings;
  const part = module.slice(RUNTIME.length);
  return isOwnRuntime(settings)
    ? relative(from, posix.join(runtime, part, 'index.ts'))
    : `${runtime}/${part}`;
}

function relative(from: string, module: string): string {
  const path = posix.relative(posix.dirname(from), module);
  return path.startsWith('.') ? path : `./${path}`;
}
