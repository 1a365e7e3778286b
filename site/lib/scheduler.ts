// Milliseconds until an error that goes on is reported again.
const REPORT_AGAIN = 60_000;

/**
 * Runs `work` now and then every `interval` milliseconds, until the returned function is called, which waits for a
 * run that has begun. Runs do not overlap, and the timer keeps no process alive. An error goes to `onBug`; while runs fail
 * with the same message, once a minute.
 */
export function repeat(
  interval: number,
  work: () => Promise<unknown>,
  onBug: (bug: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let last = { message: '', at: Number.NEGATIVE_INFINITY };
  const report = (bug: unknown): void => {
    const [message, at] = [String(bug), performance.now()];
    if (message === last.message && at - last.at < REPORT_AGAIN) return;
    last = { message, at };
    onBug(bug);
  };
  const begin = (): void => {
    running ??= Promise.resolve()
      .then(work)
      .then(() => undefined, report)
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
