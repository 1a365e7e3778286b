/** The parts of `process` that other platforms lack. */
interface Platform {
  getBuiltinModule?(name: string): unknown;
}

const { process } = globalThis as { readonly process?: Platform };

/** Returns a built-in module of Node (`node:util`); `null` on platforms without it. */
export function builtinModule<Module>(name: string): Module | null {
  return (process?.getBuiltinModule?.(name) as Module | undefined) ?? null;
}

/** Writes a line to the error output. */
export function printError(line: string): void {
  // eslint-disable-next-line no-console -- the log of every platform
  console.error(line);
}

/** Returns the length of a text as UTF-8, in bytes. */
export const byteLength: (text: string) => number =
  typeof Buffer === 'undefined'
    ? (text) => new TextEncoder().encode(text).length
    : Buffer.byteLength;
