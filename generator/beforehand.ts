import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generatorFolder } from './place.ts';

/** What takes longer to make than most runs take, by the modules that the build makes of it. */
export const madeBeforehand = {
  /** The schemas of schema files, compiled. */
  meta: 'check/meta-compiled.cjs',
  /** The outlines of files, compiled. */
  templates: 'emit/templates-compiled.cjs',
} as const;

/**
 * What the build has made; `null` where the tool runs from its sources. The build puts another module in the place of
 * this one, in which these modules are part of the command.
 */
export function beforehand(name: keyof typeof madeBeforehand): unknown {
  const path = join(generatorFolder, madeBeforehand[name]);
  return existsSync(path) ? createRequire(import.meta.url)(path) : null;
}
