const SECOND = 1000;

/**
 * Does some work every second, beginning now, until it is told to stop; what runs is finished then. What
 * takes longer is not begun twice. It keeps no process alive. What is thrown is a bug, and is tried again.
 */
export function everySecond(
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
  const timer = setInterval(begin, SECOND).unref();
  begin();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
