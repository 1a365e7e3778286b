/**
 * The package of the SQLite driver. Version 12 ends the process in Node 24.19 and later; version 13 needs Node-API 10,
 * which Node 20 and 22.13 do not have.
 */
export const SQLITE_PACKAGE =
  Number.parseInt(process.versions.node) >= 24 ? 'better-sqlite3-13' : 'better-sqlite3';

/** Repair commands for native modules, by package. */
const REPAIRS: Readonly<Record<string, string>> = {
  // Compiled or downloaded for one version of Node by an install script.
  'better-sqlite3': 'npm rebuild better-sqlite3',
  // An optional dependency for all platforms. It is prebuilt, but npm runs node-gyp and leaves it out if that fails.
  'better-sqlite3-13': 'npm ci --ignore-scripts, without --omit=optional',
  // An optional dependency per platform, for all versions of Node.
  '@node-rs/argon2': 'npm ci, without --omit=optional',
  sharp: 'npm ci, without --omit=optional',
};

const CAUSES: readonly (readonly [pattern: RegExp, cause: string])[] = [
  [/NODE_MODULE_VERSION/, 'it was installed for another version of Node.js'],
  [/Could not locate the bindings|Cannot find|Could not load/, 'it is not installed'],
  [
    /ERR_DLOPEN_FAILED|invalid ELF|file too short|not a valid/,
    'its file was built for another system',
  ],
];

/**
 * Returns a message with the repair command if `error` is a failure to load the native module of `name`, otherwise
 * `null`.
 */
export function nativeProblem(name: string, error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const text = `${'code' in error ? String(error.code) : ''} ${error.message}`;
  const cause = CAUSES.find(([pattern]) => pattern.test(text))?.[1];
  if (cause === undefined) return null;
  const node = `Node ${process.version} on ${process.platform}-${process.arch}`;
  const repair = REPAIRS[name] ?? 'npm ci';
  return `the native module of ${name} does not load in ${node}: ${cause}. Run ${repair}.`;
}
