/** Prints in one line why a command fails, and sets the exit code to 1. */
export function fail(message: string): void {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
}
