import type { App } from './app.ts';
import { everySecond } from './every-second.ts';
import { publishDuePosts } from './handlers/post-type/schedule.ts';

/** Publishes posts when their time has come, be they read or not, until it is told to stop. */
export function publishOnTime(
  { run }: Pick<App, 'run'>,
  onBug: (bug: unknown) => void,
): () => Promise<void> {
  // Asking costs nothing while no post is due.
  return everySecond(() => run(publishDuePosts), onBug);
}
