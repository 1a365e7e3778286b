import type { App } from '../app.ts';
import { publishDue } from '../handlers/post-type/schedule.ts';
import { repeat } from '../lib/scheduler.ts';

const SECOND = 1000;

/** Publishes scheduled posts when they are due, until the returned function is called. */
export function publishOnTime(
  { run }: Pick<App, 'run'>,
  onBug: (bug: unknown) => void,
  job: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): () => Promise<void> {
  // Makes no query while no post is due.
  return repeat(SECOND, () => job(() => run(() => publishDue())), onBug);
}
