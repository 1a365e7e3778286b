/** The parts of `process` that other platforms lack. */
interface Platform {
  readonly stderr?: { write(text: string): unknown };
  getBuiltinModule?(name: string): unknown;
}

const { process } = globalThis as { readonly process?: Platform };

/** Returns a built-in module of Node (`node:util`); `null` on platforms without it. */
export function builtinModule<Module>(name: string): Module | null {
  return (process?.getBuiltinModule?.(name) as Module | undefined) ?? null;
}

/** Writes a line to the error output. */
export function printError(line: string): void {
  // eslint-disable-next-line no-console -- the only error output of platforms without `process`
  if (!process?.stderr) console.error(line);
  else process.stderr.write(`${line}\n`);
}
