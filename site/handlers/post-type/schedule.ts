import { momentOf, storedDate } from '../../domain/dates.ts';
import type { StoredDate } from '../../domain/dates.ts';
import { postTypeNames } from '../../domain/post-types.ts';
import { currentSite, runInSite } from '../../context.ts';
import type { Site } from '../../context.ts';
import { addToMenus } from '../menu/menus.ts';
import { inTransaction, readScope } from '../scope.ts';
import type { Scope } from '../scope.ts';

/** When the next post of a site is due, as far as this process knows. */
interface Schedule {
  due: number;
  /** When the store was last asked: another process may have planned posts too. */
  readAt: number;
}

const schedules = new WeakMap<Site, Schedule>();

const READ_AGAIN = 5_000;
const AT_ONCE = 100;

/**
 * Publishes the posts whose time has come. Called before posts are read: asking costs nothing while
 * none is due. Anything that runs by the clock can call it as well.
 */
export async function publishDuePosts(): Promise<void> {
  const site = currentSite();
  if (site.primary) return runInSite(site.primary, publishDuePosts);
  const now = (site.settings.clock ?? Date.now)();
  const schedule = schedules.get(site);
  if (schedule && now < schedule.due && now - schedule.readAt < READ_AGAIN) return;

  const scope = await readScope(null);
  const next = await nextDue(scope);
  if (next === null || next > now) {
    schedules.set(site, { due: next ?? Number.POSITIVE_INFINITY, readAt: now });
    return;
  }
  await inTransaction(scope, publishUntilNow);
  schedules.set(site, { due: (await nextDue(scope)) ?? Number.POSITIVE_INFINITY, readAt: now });
}

/** Takes note of a post that waits to be published. */
export function noteDue(status: string, { date_gmt }: StoredDate): void {
  const schedule = schedules.get(currentSite());
  const moment = momentOf(date_gmt);
  if (status === 'future' && schedule && moment !== null)
    schedule.due = Math.min(schedule.due, moment);
}

async function nextDue({ store }: Scope): Promise<number | null> {
  const { rows } = await store.posts.find({
    access: null,
    types: postTypeNames(),
    statuses: ['future'],
    orderBy: 'date',
    order: 'asc',
    limit: 1,
  });
  const [next] = rows;
  return next ? momentOf(next.date_gmt) : null;
}

async function publishUntilNow(scope: Scope): Promise<void> {
  const { store, options, now } = scope;
  // Dates are compared to the second: one second later, what is due now is before it.
  const before = storedDate(now + 1000, options.zone).date;
  const query = { types: postTypeNames(), statuses: ['future'], before, limit: AT_ONCE };
  const oldest = { orderBy: 'date', order: 'asc' } as const;
  for (;;) {
    const { rows } = await store.posts.find({ access: null, ...query, ...oldest });
    for (const row of rows) {
      const published = await store.posts.update(row.id, { status: 'publish' });
      if (published) await addToMenus(scope, { name: row.type }, published, row.status);
    }
    if (rows.length < AT_ONCE) return;
  }
}
