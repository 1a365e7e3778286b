/** What package.json of a project has to say; what it says already stays. */
export interface Manifest {
  readonly [member: string]: unknown;
}

const scripts = {
  start: 'node --import tsx site/main.ts',
  generate: 'restloom generate',
  'generate:check': 'restloom generate --check',
  typecheck: 'tsc -p tsconfig.json',
  test: 'tsc -p tsconfig.json && node --import tsx --test test/*.test.ts',
};

/** What the reference page is drawn by. */
const served = { 'swagger-ui-dist': '^5.35.0' };

/** What compiles, runs and tests the project. */
const needed = { '@types/node': '^20.19.0', tsx: '^4.19.0', typescript: '>=5.9' };

/** package.json with what the project needs beside what it has; `version` is that of this package. */
export function completedManifest(before: Manifest, name: string, version: string): Manifest {
  const dependencies = membersOf(before['dependencies']);
  // It serves as well as it generates.
  const { restloom = `^${version}`, ...devDependencies } = membersOf(before['devDependencies']);
  return {
    ...{ name, version: '0.1.0', private: true },
    // One of the packages asks for a tool that tells another host of each installation.
    scarfSettings: { enabled: false },
    ...before,
    type: 'module',
    // What npm writes into a new file is no script that anybody wrote.
    scripts: { ...scripts, ...withoutDefaultTest(membersOf(before['scripts'])) },
    dependencies: { restloom, ...without(devDependencies, served), ...dependencies },
    devDependencies: { ...without(dependencies, needed), ...devDependencies },
  };
}

/** What is in one list of packages is not asked for in the other as well. */
function without(listed: object, wanted: { readonly [name: string]: string }) {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name]) => !Object.hasOwn(listed, name)),
  );
}

function membersOf(value: unknown): { readonly [name: string]: unknown } {
  // Checked to be an object; its members are only copied.
  return typeof value === 'object' && value !== null ? (value as { [name: string]: unknown }) : {};
}

function withoutDefaultTest(given: { readonly [name: string]: unknown }) {
  const isDefault =
    typeof given['test'] === 'string' && given['test'].includes('no test specified');
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => !(name === 'test' && isDefault)),
  );
}
