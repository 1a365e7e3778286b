/**
 * Runs `work` now and then every `interval` milliseconds, until the returned function is called, which waits for a
 * run that has begun. Runs do not overlap, and the timer keeps no process alive. An error goes to `onBug`.
 */
export function repeat(
  interval: number,
  work: () => Promise<unknown>,
  onBug: (bug: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const begin = (): void => {
    running ??= Promise.resolve()
      .then(work)
      .then(() => undefined, onBug)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(begin, interval).unref();
  begin();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
