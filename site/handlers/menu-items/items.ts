import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { menuItemKeys as keys } from '../../domain/meta-keys.ts';
import { renderTitle } from '../../domain/text.ts';
import type { TermIds } from '../../store/index.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import { storedText, storedTarget, targetsOf } from './target.ts';
import type { Target } from './target.ts';

const NOT_LOOKED_UP: Target = { name: '', url: '', label: '', isGone: false };

/** Returns the response items of menu items. */
export async function menuItems(
  scope: Scope,
  posts: readonly KnownPost[],
  wants: (field: string) => boolean = () => true,
): Promise<MenuItem[]> {
  const ids = posts.map(({ id }) => id);
  const menus = wants('menus') ? await scope.store.posts.termsOf(ids) : new Map<number, TermIds>();
  const wantsTarget = ['title', 'url', 'type_label', 'invalid'].some(wants);
  const leads = posts.map(storedTarget);
  const targets = wantsTarget ? await targetsOf(scope, leads) : [];
  const registered = registeredMeta('post', 'nav_menu_item');
  return posts.map((post, at) => {
    const { type, object, objectId } = leads[at] ?? storedTarget(post);
    const target = targets[at] ?? NOT_LOOKED_UP;
    const title = post.title === '' ? target.name : post.title;
    const members: Omit<MenuItem, 'menus'> = {
      id: post.id,
      title: { raw: title, rendered: renderTitle(title, { isPrivate: false }) },
      // Stored statuses that are not in the schema are shown unchanged.
      status: post.status as MenuItem['status'],
      url: target.url,
      attr_title: post.excerpt,
      description: post.content,
      type,
      type_label: target.label,
      object,
      object_id: objectId,
      parent: Number(storedText(post, keys.parent)),
      menu_order: post.menu_order,
      target: storedText(post, keys.target) === '_blank' ? '_blank' : '',
      classes: classesOf(post),
      xfn: storedText(post, keys.xfn).split(' '),
      invalid: target.isGone,
      meta: shownMeta(registered, post.meta),
    };
    return withMenu(members, menus.get(post.id)?.['nav_menu']?.[0]);
  });
}

/** An item without a menu lacks the member `menus`, because no number stands for "no menu". */
function withMenu(members: Omit<MenuItem, 'menus'>, menu: number | undefined): MenuItem {
  // The type declares `menus` as required, like every field that a response can leave out.
  return (menu === undefined ? members : { ...members, menus: menu }) as MenuItem;
}

function classesOf({ meta }: KnownPost): string[] {
  const classes = meta[keys.classes];
  return Array.isArray(classes) ? classes.map(String) : [''];
}
