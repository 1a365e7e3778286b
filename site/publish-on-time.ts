import type { App } from './app.ts';
import { publishDuePosts } from './handlers/post-type/schedule.ts';

const SECOND = 1000;

/**
 * Publishes posts when their time has come, be they read or not, until it is told to stop; what runs is
 * finished then. It keeps no process alive. What is thrown on the way is a bug, and is tried again.
 */
export function publishOnTime(
  { run }: Pick<App, 'run'>,
  onBug: (bug: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const publish = (): void => {
    running ??= run(publishDuePosts)
      .catch(onBug)
      .finally(() => {
        running = null;
      });
  };
  // Asking costs nothing while no post is due.
  const timer = setInterval(publish, SECOND).unref();
  publish();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
