import { RestError } from '../../../runtime/errors/rest-error.ts';
import type { CreateMenuItemArgs } from '../../../generated/menu-items/types.ts';
import { storedDate } from '../../content/dates.ts';
import { menuItemKeys as keys } from '../../content/menu-item-keys.ts';
import { findPostType } from '../../content/post-types.ts';
import { badRequest } from '../errors.ts';
import { saveMetaValues } from '../meta-values.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import { rawTitle } from '../sent.ts';

type Args = Partial<CreateMenuItemArgs>;

/** What a menu item will be: what is sent over what it is. */
interface Draft {
  readonly type: string;
  readonly title: string;
  readonly url: string;
  readonly object: string;
  readonly objectId: number;
}

/**
 * Writes a new menu item, or the changes to one, and answers its id. Errors: a link needs a title and an
 * address (`rest_title_required`, `rest_url_required`), or something to lead to
 * (`rest_post_invalid_id`, `rest_term_invalid_id`, `rest_post_invalid_type`); `invalid_menu_id`.
 */
export async function saveMenuItem(
  scope: Scope,
  args: Args,
  before: KnownPost | null,
): Promise<number | RestError> {
  const { store, options, now, caller, permalinks } = scope;
  const draft = await resolveTarget(scope, draftOf(args, before));
  if (draft instanceof RestError) return draft;
  const problem = customProblem(draft) ?? (await menuProblem(scope, args.menus));
  if (problem) return problem;

  const { date, date_gmt } = storedDate(now, options.zone);
  const row = {
    title: draft.title,
    excerpt: args.attr_title ?? before?.excerpt ?? '',
    content: args.description ?? before?.content ?? '',
    // An item is there or it is not: other statuses mean that it is not yet.
    status: (args.status ?? before?.status ?? 'publish') === 'publish' ? 'publish' : 'draft',
    menu_order: args.menu_order ?? before?.menu_order ?? 1,
    modified: date,
    modified_gmt: date_gmt,
  };
  const id = before ? before.id : await insert();
  if (before) await store.posts.update(id, row);
  await store.meta.set('post', id, metaOf(args, draft, id));
  if (args.menus) await store.posts.setTerms(id, { nav_menu: [args.menus] });
  const meta = { kind: 'post', id, subtype: 'nav_menu_item' } as const;
  return (await saveMetaValues(scope, meta, args.meta)) ?? id;

  async function insert(): Promise<number> {
    const own = { type: 'nav_menu_item', author: caller?.id ?? 0, date, date_gmt };
    const { id: made } = await store.posts.insert({ ...own, ...row });
    await store.posts.update(made, { slug: String(made), guid: permalinks.plainPost(made) });
    return made;
  }
}

function draftOf(args: Args, before: KnownPost | null): Draft {
  const kept = (key: string): string => {
    const value = before?.meta[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    type: args.type ?? (kept(keys.type) || 'custom'),
    title: rawTitle(args.title) ?? before?.title ?? '',
    url: args.url ?? kept(keys.url),
    object: args.object ?? kept(keys.object),
    objectId: args.object_id ?? Number(kept(keys.objectId)),
  };
}

/** The draft with the kind of what it leads to. */
async function resolveTarget({ store }: Scope, draft: Draft): Promise<Draft | RestError> {
  const { type, object, objectId } = draft;
  if (type === 'post_type_archive')
    return findPostType(object)
      ? draft
      : badRequest('rest_post_invalid_type', 'There is no such post type.');
  if (object !== '') return draft;
  if (type === 'taxonomy') {
    const term = await store.terms.byId(objectId);
    if (!term) return badRequest('rest_term_invalid_id', 'There is no term with this number.');
    return { ...draft, object: term.taxonomy };
  }
  if (type === 'post_type') {
    const post = await store.posts.byId(objectId);
    if (!post) return badRequest('rest_post_invalid_id', 'There is no post with this number.');
    return { ...draft, object: post.type };
  }
  return draft;
}

function customProblem({ type, title, url }: Draft): RestError | null {
  if (type !== 'custom') return null;
  const untitled = title === '' ? ['rest_title_required', 'A link needs a title.'] : null;
  const unaddressed = url === '' ? ['rest_url_required', 'A link needs an address.'] : null;
  let all: RestError | null = null;
  for (const [code = '', message = ''] of [untitled, unaddressed].filter((one) => one !== null))
    all = all ? all.add(code, message, { status: 400 }) : badRequest(code, message);
  return all;
}

async function menuProblem({ store }: Scope, menu: number | undefined): Promise<RestError | null> {
  if (!menu || (await store.terms.byId(menu))?.taxonomy === 'nav_menu') return null;
  return badRequest('invalid_menu_id', 'There is no menu with this number.');
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
    ...(args.classes === undefined ? {} : { [keys.classes]: args.classes }),
    ...(args.xfn === undefined ? {} : { [keys.xfn]: args.xfn.join(' ') }),
  };
}
