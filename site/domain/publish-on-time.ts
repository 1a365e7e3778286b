import type { App } from '../app.ts';
import { publishDuePosts } from '../handlers/post-type/schedule.ts';
import { repeat } from '../lib/scheduler.ts';

const SECOND = 1000;

/** Publishes posts when their time has come, be they read or not, until it is told to stop. */
export function publishOnTime(
  { run }: Pick<App, 'run'>,
  onBug: (bug: unknown) => void,
): () => Promise<void> {
  // Asking costs nothing while no post is due.
  return repeat(SECOND, () => run(publishDuePosts), onBug);
}
