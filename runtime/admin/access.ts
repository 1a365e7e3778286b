import { allows } from './api.ts';
import type { Api } from './api.ts';
import type { MenuGroup } from './layout.ts';
import { fillPath } from './model.ts';
import type { Collection, Model } from './model.ts';
import { allValues, argsOf, fieldsQuery, idOfItem, itemsOf, readToEdit } from './visit.ts';

/** The rights of a caller to a collection, according to the API. */
export interface Access {
  readonly collection: Collection;
  readonly canRead: boolean;
  readonly canCreate: boolean;
  /** Whether the caller works with its items: creates them, or changes those that others create. */
  readonly canWrite: boolean;
  readonly total: number | null;
}

const LIFETIME = 60_000;
const MOST_SESSIONS = 1000;

/** The access of login sessions, kept for a minute. It only decides about menus: the API checks each request. */
export class AccessCache {
  readonly #known = new Map<
    string,
    { readonly until: number; readonly access: Promise<readonly Access[]> }
  >();

  of(session: string, model: Model, api: Api): Promise<readonly Access[]> {
    const now = performance.now();
    const known = this.#known.get(session);
    if (known && known.until > now) return known.access;
    if (this.#known.size >= MOST_SESSIONS) this.#known.clear();
    const tops = [...model.collections.values()].filter(
      ({ parent, path }) => parent === null && path.groups.size === 0,
    );
    const access = Promise.all(tops.map((collection) => accessTo(collection, api)));
    this.#known.set(session, { until: now + LIFETIME, access });
    access.catch(() => this.#known.delete(session));
    return access;
  }

  /** Forgets the totals and permissions of a session, after a write. */
  forget(session: string): void {
    this.#known.delete(session);
  }
}

async function accessTo(collection: Collection, api: Api): Promise<Access> {
  const { list, read, create, update, path, isSingle } = collection;
  const endpoint = list ?? read;
  const args = argsOf(endpoint);
  const isReadOnly = create === null && update === null;
  // Reading a list can be expensive.
  if (isReadOnly) {
    const needsMore = [...args.values()].some(({ isRequired }) => isRequired);
    const canRead = !needsMore && (await api.mayUse(path.template, ['GET']));
    return { collection, canRead, canCreate: false, canWrite: false, total: null };
  }
  const query = fieldsQuery(collection);
  if (args.has('per_page')) query['per_page'] = '1';
  const request = { route: path.template, query };
  const { response, isEditable } = await readToEdit(api, endpoint, request, allValues(collection));
  const canCreate = create !== null && allows(response.allow, create.methods);
  const canUpdate = isSingle
    ? update !== null && allows(response.allow, update.methods)
    : isEditable && !canCreate && (await canUpdateFirst(collection, api, response.data));
  return {
    collection,
    canRead: response.status < 400,
    canCreate,
    canWrite: isEditable && (canCreate || canUpdate),
    total: response.total,
  };
}

/** Whether the caller may change the first item of a list. */
async function canUpdateFirst(collection: Collection, api: Api, list: unknown): Promise<boolean> {
  const { update, itemPath, idName } = collection;
  const id = idOfItem(collection, itemsOf(list)[0]);
  if (!update || !itemPath || id === '') return false;
  return api.mayUse(fillPath(itemPath, { [idName]: id }), update.methods);
}

/** Returns the links of the menu. */
export function menuOf(access: readonly Access[]): readonly MenuGroup[] {
  const linksOf = (isWritten: boolean, isSingle: boolean) =>
    access
      .filter((one) => one.canRead && one.canWrite === isWritten)
      .flatMap(({ collection }) => (collection.isSingle === isSingle ? [collection] : []))
      .sort((a, b) => a.label.localeCompare(b.label));
  return [
    { label: 'Content', links: linksOf(true, false) },
    { label: 'Settings', links: linksOf(true, true) },
    { label: 'Read only', isMinor: true, links: linksOf(false, false) },
  ];
}
