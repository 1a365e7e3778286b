import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import type { Endpoint } from '../../../runtime/server/index.ts';
import { storedDate } from '../../domain/dates.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import { badRequest, notFound } from '../errors.ts';
import { defined } from '../lists.ts';
import { findPost } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { readDraft } from '../post-type/draft.ts';
import type { PostDraft } from '../post-type/draft.ts';
import { mayUpdate } from '../post-type/permissions.ts';
import { savePost } from '../post-type/save.ts';
import type { WriteArgs } from '../post-type/types.ts';
import { writing, scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { setEditContext } from '../parameters.ts';
import { mayReadStates, revisionItem } from './items.ts';

/** The endpoints of the autosaves of a post type. */
export interface AutosaveHandlers<Item> {
  readonly list: Endpoint<{ readonly id: number }, readonly Item[]>;
  readonly create: Endpoint<WriteArgs & { readonly id: number }, Item>;
  readonly get: Endpoint<{ readonly parent: number }, Item>;
}

/** Returns the endpoints of the autosaves of one post type. */
export function autosaveHandlers<Item>(name: string, schema: ItemSchema): AutosaveHandlers<Item> {
  const type = (): PostType => postTypeOf(name);
  return {
    list: {
      permission: (request) => mayReadStates(type(), request, 'id'),
      async handle(request) {
        const scope = await scopeOf(request);
        const rows = await autosavesOf(scope, request.args.id);
        return rows.map((row) => revisionItem<Item>(scope, type(), schema, row, request));
      },
    },

    create: {
      permission: (request) => mayUpdate(type(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const post = await findPost(scope, type(), request.args.id);
          if (isError(post)) return post;
          const row = await saveState(scope, type(), post, request.args);
          if (isError(row)) return row;
          setEditContext(request);
          return revisionItem<Item>(scope, type(), schema, row, request);
        }),
    },

    get: {
      permission: (request) => mayReadStates(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        const [latest] = await autosavesOf(scope, request.args.parent);
        // There is one autosave per post, so the requested id does not matter.
        if (latest) return revisionItem<Item>(scope, type(), schema, latest, request);
        return notFound('rest_post_no_autosave', 'The post has no autosave.');
      },
    },
  };
}

/** Returns the autosaves of a post, one per user, newest first. */
export async function autosavesOf({ store }: Scope, post: number): Promise<readonly PostRow[]> {
  const query = { access: null, types: ['revision'], parents: [post], slugs: [slugOf(post)] };
  return (await store.posts.find(query)).rows;
}

function slugOf(post: number): string {
  return `${post}-autosave-v1`;
}

/**
 * Saves an autosave: a draft of the caller is updated itself; any other post has one autosave per user.
 * Error: `rest_autosave_no_changes` when it equals the post, which also deletes the previous autosave.
 */
async function saveState(
  scope: Scope,
  type: PostType,
  post: KnownPost,
  args: WriteArgs,
): Promise<PostRow | RestError> {
  const draft = await readDraft(scope, type, args, post);
  if (isError(draft)) return draft;
  const user = scope.caller?.id ?? 0;
  const isUnfinished = post.status === 'draft' || post.status === 'auto-draft';
  if (isUnfinished && post.author === user) return savePost(scope, type, draft, post);

  const { store, options, permalinks, now } = scope;
  const { date, date_gmt } = storedDate(now, options.zone);
  const known = (await autosavesOf(scope, post.id)).find(({ author }) => author === user);
  if (known && hasSameTexts(draft, post)) {
    await store.posts.remove(known.id);
    return badRequest('rest_autosave_no_changes', 'The autosave has no changes.');
  }
  const { title, content, excerpt } = draft;
  const texts = defined<TextChange>({ title, content, excerpt });
  const modified = { modified: date, modified_gmt: date_gmt };
  if (known) return (await store.posts.update(known.id, { ...texts, ...modified })) ?? known;
  const autosave = {
    type: 'revision',
    status: 'inherit',
    parent: post.id,
    author: user,
    slug: slugOf(post.id),
    date,
    date_gmt,
    ...modified,
    ...texts,
  };
  return store.posts.insert(autosave, (id) => ({ guid: permalinks.plainPost(id) }));
}

type TextChange = Pick<PostDraft, 'title' | 'content' | 'excerpt'>;

/** Blanks are ignored. */
function hasSameTexts(draft: PostDraft, post: PostRow): boolean {
  const { title = post.title, content = post.content, excerpt = post.excerpt } = draft;
  return (
    folded(title) === folded(post.title) &&
    folded(content) === folded(post.content) &&
    folded(excerpt) === folded(post.excerpt)
  );
}

function folded(text: string): string {
  return text
    .trim()
    .replace(/[\r\n]+/g, '\n')
    .replace(/[ \t]+/g, ' ');
}
