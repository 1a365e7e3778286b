import { momentOf, storedDate } from '../../domain/dates.ts';
import type { StoredDate } from '../../domain/dates.ts';
import { postTypeNames } from '../../domain/post-types.ts';
import { currentSite, runInSite } from '../../context.ts';
import type { Site } from '../../context.ts';
import { addToMenus } from '../menus/extras.ts';
import { isUnavailable } from '../../lib/files.ts';
import { inTransaction, readScope } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { App } from '../../app.ts';
import { repeat } from '../../lib/scheduler.ts';

/** The due time of the next scheduled post of a site, as this process last read it. */
interface Schedule {
  due: number;
  /** When the store was last queried: another process may have scheduled posts, too. */
  readAt: number;
  /** Whether a post could not be published. */
  readonly isFailing: boolean;
}

const schedules = new WeakMap<Site, Schedule>();

const READ_AGAIN = 5_000;
const AT_ONCE = 100;

/**
 * Publishes the posts that are due. Called before posts are read: makes no query while none is due. A post
 * that cannot be published does not block reads; `publishOnTime` tries again and reports it.
 */
export async function publishDuePosts(): Promise<void> {
  try {
    await publishDue(false);
  } catch (error) {
    // The read would fail, too.
    if (isUnavailable(error)) throw error;
  }
}

/** Publishes the posts that are due. Throws the error of a post that cannot be published, after the others. */
async function publishDue(isRetry = true): Promise<void> {
  const site = currentSite();
  if (site.primary) return runInSite(site.primary, () => publishDue(isRetry));
  const now = (site.settings.clock ?? Date.now)();
  const schedule = schedules.get(site);
  const mayWait = schedule && !(isRetry && schedule.isFailing);
  if (mayWait && now < schedule.due && now - schedule.readAt < READ_AGAIN) return;

  const scope = await readScope(null);
  const next = await nextDue(scope);
  if (next === null || next > now) {
    schedules.set(site, { due: next ?? Number.POSITIVE_INFINITY, readAt: now, isFailing: false });
    return;
  }
  const failures = await publishUntilNow(scope);
  if (failures.length > 0) {
    schedules.set(site, { due: Number.POSITIVE_INFINITY, readAt: now, isFailing: true });
    throw failures[0];
  }
  const due = (await nextDue(scope)) ?? Number.POSITIVE_INFINITY;
  schedules.set(site, { due, readAt: now, isFailing: false });
}

/** Records when a scheduled post is due. */
export function noteDue(status: string, { date_gmt }: StoredDate): void {
  const schedule = schedules.get(currentSite());
  const moment = momentOf(date_gmt);
  if (status === 'future' && schedule && moment !== null)
    schedule.due = Math.min(schedule.due, moment);
}

async function nextDue({ store }: Scope): Promise<number | null> {
  const next = await store.posts.first({
    access: null,
    types: postTypeNames(),
    statuses: ['future'],
    orderBy: 'date',
    order: 'asc',
  });
  return next ? momentOf(next.date_gmt) : null;
}

/** Publishes each post in a transaction of its own; returns the errors of those that cannot be published. */
async function publishUntilNow(scope: Scope): Promise<readonly unknown[]> {
  const { store, options, now } = scope;
  // Dates are precise to the second: adding one second includes the posts that are due now.
  const before = storedDate(now + 1000, options.zone).date;
  const query = { types: postTypeNames(), statuses: ['future'], before, limit: AT_ONCE };
  const oldest = { orderBy: 'date', order: 'asc' } as const;
  const failures: unknown[] = [];
  for (;;) {
    const offset = failures.length;
    const { rows } = await store.posts.find({ access: null, ...query, ...oldest, offset });
    for (const { id } of rows) {
      try {
        await inTransaction(scope, (inside) => publishOne(inside, id, before));
      } catch (error) {
        if (isUnavailable(error)) throw error;
        failures.push(error);
      }
    }
    if (rows.length < AT_ONCE) return failures;
  }
}

/** Publishes a post, unless another process has done it meanwhile. */
async function publishOne(scope: Scope, id: number, before: string): Promise<void> {
  const row = await scope.store.posts.byId(id);
  if (row?.status !== 'future' || row.date >= before) return;
  const published = await scope.store.posts.update(id, { status: 'publish' });
  if (published) await addToMenus(scope, { name: row.type }, published, row.status);
}

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
