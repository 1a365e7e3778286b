import { spawnSync } from 'node:child_process';
import type { SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A program that shows an OpenAPI document, as its files. */
interface Reference {
  readonly name: string;
  readonly spec: string;
  /** The files that a page loads besides itself and the document. */
  readonly files: readonly string[];
}

const REFERENCES: readonly Reference[] = [
  {
    name: 'Swagger UI',
    spec: 'swagger-ui-dist@5.35.0',
    files: ['swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js', 'swagger-ui.css'],
  },
  {
    name: 'Scalar',
    spec: '@scalar/api-reference@1.76.0',
    files: ['dist/browser/standalone.js'],
  },
  { name: 'Redoc', spec: 'redoc@2.5.4', files: ['bundles/redoc.standalone.js'] },
];

/** The packages without their dependencies: their bundles contain what they need. */
const FOLDER = join(import.meta.dirname, '../node_modules/.references');

/** Returns the programs with the texts of their files. Packages that are missing are downloaded from the npm registry. */
export function references(): readonly {
  readonly name: string;
  readonly texts: readonly string[];
}[] {
  return REFERENCES.map(({ name, spec, files }) => {
    const folder = join(FOLDER, spec.replaceAll('/', '-'));
    if (!existsSync(folder)) download(spec, folder);
    const texts = files.map((file) => readFileSync(join(folder, 'package', file), 'utf8'));
    return { name: `${name} ${spec.replace(/.*@/, '')}`, texts };
  });
}

function download(spec: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const options: SpawnSyncOptionsWithStringEncoding = {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  };
  const file = spawnSync('npm', ['pack', '--silent', spec], options).stdout.trim();
  const { status } = spawnSync('tar', ['-xzf', file], options);
  if (status !== 0) throw new Error(`pages: ${spec} cannot be downloaded`);
}
