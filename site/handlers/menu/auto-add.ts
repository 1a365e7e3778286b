import type { PostType } from '../../domain/post-types.ts';
import { menuItemKeys } from '../../domain/meta-keys.ts';
import type { PostRow } from '../../store/index.ts';
import { saveMenuItem } from '../menu-item/save.ts';
import type { Scope } from '../scope.ts';
import { automaticMenus } from './places.ts';

/** Adds a top-level page that has just been published to the menus that take in new pages. */
export async function addToMenus(
  scope: Scope,
  type: Pick<PostType, 'name'>,
  page: PostRow,
  statusBefore: string | undefined,
): Promise<void> {
  const isNew = page.status === 'publish' && statusBefore !== 'publish';
  if (!isNew || type.name !== 'page' || page.parent !== 0) return;
  for (const menu of await automaticMenus(scope.store)) {
    if ((await scope.store.terms.byId(menu))?.taxonomy !== 'nav_menu') continue;
    const items = await itemsOf(scope, menu);
    if (await leadsTo(scope, items, page.id)) continue;
    const last = Math.max(0, ...items.map(({ menu_order }) => menu_order));
    const target = { type: 'post_type', object: 'page', object_id: page.id } as const;
    await saveMenuItem(
      scope,
      { ...target, status: 'publish', menus: menu, menu_order: last + 1 },
      null,
    );
  }
}

async function itemsOf({ store }: Scope, menu: number): Promise<readonly PostRow[]> {
  const clause = { taxonomy: 'nav_menu', terms: [menu], match: 'any' } as const;
  const { rows } = await store.posts.find({
    access: null,
    types: ['nav_menu_item'],
    terms: { relation: 'AND', clauses: [clause] },
  });
  return rows;
}

/** Whether one of the menu items leads to the page. */
async function leadsTo(
  { store }: Scope,
  items: readonly PostRow[],
  page: number,
): Promise<boolean> {
  const meta = await store.meta.of(
    'post',
    items.map(({ id }) => id),
  );
  return [...meta.values()].some(
    (values) =>
      values[menuItemKeys.type] === 'post_type' &&
      values[menuItemKeys.object] === 'page' &&
      Number(values[menuItemKeys.objectId]) === page,
  );
}
