import type { CreateMenuItemArgs } from '../../../generated/menu-items/types.ts';
import { RestError } from '../../../runtime/errors/rest-error.ts';
import { storedDate } from '../../domain/dates.ts';
import { withoutEntities } from '../../domain/html.ts';
import { menuItemKeys as keys } from '../../domain/meta-keys.ts';
import { badRequest } from '../errors.ts';
import { saveMetaValues, together } from '../meta-values.ts';
import type { KnownPost } from '../post-type/access.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { longFields, rawTitle } from '../parameters.ts';
import { menuTree, parentProblem } from '../tree.ts';
import type { ParentProblem } from '../tree.ts';
import { isMoved, storedText, storedTarget, resolveTarget, targetsOf } from './target.ts';
import type { StoredTarget } from './target.ts';

type Args = Partial<CreateMenuItemArgs>;

const NEW: StoredTarget = { type: 'custom', object: '', objectId: 0, url: '' };

/** The new state of a menu item: the request merged over the stored item. */
interface Draft extends StoredTarget {
  readonly title: string;
}

/**
 * Writes a new menu item, or changes one, and returns its id. Errors: `rest_title_required` and
 * `rest_url_required` for a custom link; `rest_post_invalid_id`, `rest_term_invalid_id` and
 * `rest_post_invalid_type` for a missing target; `invalid_menu_id`; `rest_invalid_param` for an invalid
 * parent.
 */
export async function saveMenuItem(
  scope: Scope,
  args: Args,
  before: KnownPost | null,
): Promise<number | RestError> {
  const { store, options, now, caller, permalinks } = scope;
  const long = longFields(args, ['title', 'attr_title', 'description', 'url']);
  if (long) return long;
  const sent = await draftOf(scope, args, before);
  const draft = isMoved(sent, before) ? await resolveTarget(store, sent) : sent;
  if (draft instanceof RestError) return draft;
  const problem = customProblem(draft) ?? (await menuProblem(scope, args.menus));
  if (problem) return problem;

  const { date, date_gmt } = storedDate(now, options.zone);
  const menu = args.menus || (await menuOf(scope, before));
  const row = {
    title: await ownTitle(scope, draft),
    excerpt: args.attr_title ?? before?.excerpt ?? '',
    content: args.description ?? before?.content ?? '',
    // A menu item is either published or a draft: every other status becomes `draft`.
    status: (args.status || before?.status || 'publish') === 'publish' ? 'publish' : 'draft',
    // An item without a menu has the order 1.
    menu_order: menu === 0 ? 1 : args.menu_order || before?.menu_order || 1,
    modified: date,
    modified_gmt: date_gmt,
  };
  const own = { type: 'nav_menu_item', author: caller?.id ?? 0, date, date_gmt };
  const names = (id: number) => ({ slug: String(id), guid: permalinks.plainPost(id) });
  const { id } = before ?? (await store.posts.insert({ ...own, ...row }, names));
  if (before) await store.posts.update(id, row);
  await store.meta.set('post', id, metaOf(args, draft, id));
  if (args.menus) await store.posts.setTerms(id, { nav_menu: [args.menus] });
  const misplaced = await parentRefusal(scope, args, { id, before, menu });
  if (misplaced) return misplaced;
  const meta = { kind: 'post', id, subtype: 'nav_menu_item' } as const;
  return (await saveMetaValues(scope, meta, args.meta)) ?? id;
}

/**
 * Merges the request over the shown item: a link that changes its type keeps its address. An argument that was sent as null
 * arrives as empty text or 0, which no type is.
 */
async function draftOf(scope: Scope, args: Args, before: KnownPost | null): Promise<Draft> {
  const lead = before ? storedTarget(before) : NEW;
  const [target] = before ? await targetsOf(scope, [lead]) : [];
  return {
    type: args.type || lead.type,
    title: rawTitle(args.title) ?? (before?.title || target?.name || ''),
    url: args.url ?? target?.url ?? '',
    object: args.object ?? lead.object,
    objectId: args.object_id ?? lead.objectId,
  };
}

/** Returns the title to store: empty if it equals the name of the target, whose later names are then used. */
async function ownTitle(scope: Scope, draft: Draft): Promise<string> {
  const [target] = await targetsOf(scope, [draft]);
  const name = target?.name ?? '';
  return draft.title === name || draft.title === withoutEntities(name) ? '' : draft.title;
}

/** Returns the id of the menu that contains an item; 0 for none. */
async function menuOf({ store }: Scope, item: KnownPost | null): Promise<number> {
  const terms = item && (await store.posts.termsOf([item.id])).get(item.id);
  return terms?.['nav_menu']?.[0] ?? 0;
}

function customProblem({ type, title, url }: Draft): RestError | null {
  if (type !== 'custom') return null;
  const problem =
    title === '' ? badRequest('rest_title_required', 'A link requires a title.') : null;
  if (url !== '') return problem;
  return together(problem, badRequest('rest_url_required', 'A link requires a URL.'));
}

async function menuProblem({ store }: Scope, menu: number | undefined): Promise<RestError | null> {
  if (!menu || (await store.terms.byId(menu))?.taxonomy === 'nav_menu') return null;
  return badRequest('invalid_menu_id', 'Invalid menu ID.');
}

function metaOf(args: Args, draft: Draft, id: number): { [key: string]: unknown } {
  const isCustom = draft.type === 'custom';
  return {
    [keys.type]: draft.type,
    [keys.object]: isCustom ? 'custom' : draft.object,
    [keys.objectId]: String(isCustom ? id : draft.objectId),
    [keys.url]: isCustom ? draft.url : '',
    ...(args.parent === undefined ? {} : { [keys.parent]: String(args.parent) }),
    ...(args.target === undefined ? {} : { [keys.target]: args.target }),
    // An empty list is stored as one empty class, as clients expect.
    ...(args.classes === undefined ? {} : { [keys.classes]: args.classes.join(' ').split(' ') }),
    ...(args.xfn === undefined ? {} : { [keys.xfn]: args.xfn.join(' ') }),
  };
}

const MESSAGES: { readonly [problem in ParentProblem]: string } = {
  missing: 'Invalid menu item ID.',
  unrelated: 'The item with this ID is in another menu.',
  ring: 'The menu item with this ID is below this menu item.',
};

interface Saved {
  readonly id: number;
  readonly before: KnownPost | null;
  readonly menu: number;
}

/**
 * Returns `rest_invalid_param` for the new parent of a stored item: a parent that is not an item of `menu`, or that is
 * below the item; the id of a new item can be sent before it exists. A missing parent of a new item is stored, as recorded.
 */
async function parentRefusal(
  { store }: Scope,
  { parent }: Args,
  { id, before, menu }: Saved,
): Promise<RestError | null> {
  if (!parent || (before && parent === Number(storedText(before, keys.parent)))) return null;
  const problem = await parentProblem(menuTree(store, menu), id, parent);
  const isAccepted = problem === null || (problem === 'missing' && before === null);
  return isAccepted ? null : noSuch('parent', MESSAGES[problem]);
}
