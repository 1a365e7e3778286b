// Milliseconds until a repeated error is reported again.
const REPORT_AGAIN = 60_000;

/**
 * Runs `work` now and then every `interval` milliseconds. Returns a function that stops it and waits for the current
 * run. Runs do not overlap, and the timer does not keep the process alive. Errors go to `onBug`, a repeated message at
 * most once a minute.
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
