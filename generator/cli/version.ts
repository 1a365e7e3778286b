import { readFileSync } from 'node:fs';
import { packageFile } from '../package-file.ts';

/** The version of the package. */
export function version(): string {
  // JSON.parse gives `any`; the file is the package's own.
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
