/** Says in one line why a command cannot do what it was asked to. */
export function fail(message: string): void {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
}

/** What `read` answers; `null` where it throws, and why is told. */
export function printed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return null;
  }
}
