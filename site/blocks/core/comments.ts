import type { AvatarSubject } from '../../domain/avatars.ts';
import { canReadUnder } from '../../domain/permissions/comments.ts';
import { readableComments } from '../../domain/permissions/reading.ts';
import { mapForest } from '../../domain/forest.ts';
import { commentLink, COMMENTS_PAGE } from '../../domain/links.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { firstWords, renderComment, renderTitle } from '../../domain/text.ts';
import { postsById } from '../../handlers/comments/find.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import type { CommentQuery, CommentRow, Limited } from '../../store/index.ts';
import { commentsPath, loginAddress } from '../../web/addresses.ts';
import { avatarImage } from '../../web/avatar.ts';
import { approvedOn, COMMENT_ACTION, visitorFields } from '../../web/comment-form.ts';
import { authorById } from '../../web/content/find.ts';
import { dateElement, titleOf } from '../../web/content/titles.ts';
import { raw, stored } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { BlockRenderer, BlockRenderers, RenderRequest } from '../block-types.ts';
import { isOn, numberOf, textAlign, wholeNumber } from '../attributes.ts';
import { headingOf, linked, linkTarget } from './html.ts';
import { blockUrls, paginationBlocks, requestedPage } from './pagination.ts';
import { addressOf } from './published.ts';

/**
 * Returns the query for the approved comments on a post; `null` if the caller may not read them. Outside of pages, in
 * responses of the API, only comments that everyone may read are included.
 */
function commentsUnder(
  { page, caller }: Scope,
  post: KnownPost | null,
): Limited<CommentQuery> | null {
  if (!post || !canReadUnder(page ? caller : null, post, page?.isOpen(post) === true)) return null;
  return approvedOn(post.id);
}

/** Returns the comment that the context names; `null` if it names none. */
async function commentOf({ scope, context }: RenderRequest): Promise<CommentRow | null> {
  const id = context['commentId'];
  return typeof id === 'number' ? ((await scope.store.comments.byId(id)) ?? null) : null;
}

const { size: A_PAGE, parameter: PARAMETER } = COMMENTS_PAGE;
const MOST_PAGES = 10_000;
/** The parameter with the comment that the form replies to. */
const REPLY = 'replytocom';

/** Returns the requested page of comments: `?comments-page=2`; `query` is `null` if the comments may not be read. */
async function commentPages({ scope, post }: RenderRequest) {
  const all = commentsUnder(scope, post);
  const page = (await pageOfNamed(scope, all)) ?? requestedPage(scope, PARAMETER, MOST_PAGES);
  const urlOf = await blockUrls(scope, post);
  return {
    query: all && { ...all, limit: A_PAGE, offset: (page - 1) * A_PAGE },
    page,
    pages: async () =>
      all ? Math.ceil((await scope.store.comments.find({ ...all, limit: 0 })).total / A_PAGE) : 0,
    link: (number: number) => urlOf(PARAMETER, number),
  };
}

/** Returns the page with the comment that the query names, to show it or to reply to it; `null` if it names no comment or a page. */
async function pageOfNamed(
  { page, store }: Scope,
  all: Limited<CommentQuery> | null,
): Promise<number | null> {
  const {
    [PARAMETER]: number,
    [COMMENTS_PAGE.comment]: shown,
    [REPLY]: replied,
  } = page?.query ?? {};
  const id = number === undefined ? wholeNumber(shown) || wholeNumber(replied) : 0;
  const comment = all && id > 0 ? await store.comments.byId(id) : undefined;
  if (!comment || !all?.posts?.includes(comment.post)) return null;
  const { total } = await store.comments.find({ ...all, upTo: comment, limit: 0 });
  return Math.max(1, Math.ceil(total / A_PAGE));
}

/** Renders the avatar of the user in the attributes, otherwise of the author of the comment or of the post. */
const avatar: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const subject = await subjectOf(request);
  const size = Math.min(512, Math.max(1, Math.round(numberOf(attributes, 'size', 96))));
  const image = subject && (await avatarImage(scope, subject.person, size, 'lazy'));
  if (!image) return html``;
  const found =
    isOn(attributes, 'isLink') && subject.user > 0 ? await authorById(scope, subject.user) : null;
  return html`<div ${wrapper()}>
    ${linked(image, found?.link ?? null, linkTarget(attributes))}
  </div>`;
};

interface Subject {
  readonly person: AvatarSubject;
  /** ID of the user; 0 for a visitor. */
  readonly user: number;
}

async function subjectOf(request: RenderRequest): Promise<Subject | null> {
  const { attributes, scope, post } = request;
  const comment = await commentOf(request);
  if (comment && numberOf(attributes, 'userId', 0) === 0)
    return { person: comment, user: comment.author };
  const view = scope.page?.view;
  const author = post?.author ?? (view?.kind === 'author' ? view.user.id : 0);
  const user = await scope.store.users.byId(numberOf(attributes, 'userId', author));
  return user ? { person: user, user: user.id } : null;
}

/** Returns a block renderer for a comment; it renders nothing if the context names no comment. */
function ofComment(
  render: (comment: CommentRow, request: RenderRequest) => Html | Promise<Html>,
): BlockRenderer {
  return async (request) => {
    const comment = await commentOf(request);
    return comment ? render(comment, request) : raw('');
  };
}

/** Renders the name of the author of a comment. */
const commentAuthorName = ofComment((comment, { attributes, wrapper, html }) => {
  const { author_url: url } = comment;
  const isLinked = /^https?:\/\//i.test(url) && isOn(attributes, 'isLink');
  const name = linked(stored(nameOf(comment)), isLinked ? url : null, raw('rel="nofollow ugc"'));
  return html`<div ${wrapper(textAlign(attributes))}>${name}</div>`;
});

function nameOf({ author_name: name }: CommentRow): string {
  return name || 'Anonymous';
}

/** Renders the text of a comment. */
const commentContent = ofComment(({ content }, { attributes, scope, wrapper, html }) => {
  const text = raw(withSmileys(renderComment(content), scope.options));
  return html`<div ${wrapper(textAlign(attributes))}>${text}</div>`;
});

/** Renders the date of a comment. */
const commentDate = ofComment(({ id, date }, { attributes, scope, wrapper, html }) => {
  // Responses of the API contain the date without the time, as clients expect.
  const shown = dateElement(date, scope.options, scope.page !== undefined);
  const href = isOn(attributes, 'isLink') ? `#comment-${id}` : null;
  return html`<div ${wrapper()}>${linked(shown, href)}</div>`;
});

/** Renders the link to the reply form of the comment; the form works without scripts. */
const commentReplyLink = ofComment(async (comment, request) => {
  const { attributes, scope, post, wrapper, html } = request;
  const link = post && (await addressOf(scope, post));
  if (!link || post.comment_status !== 'open' || deepestLevel(scope) === 1) return html``;
  const url = new URL(link);
  url.searchParams.set(REPLY, String(comment.id));
  const label = `Reply to ${nameOf(comment)}`;
  return html`<div ${wrapper(textAlign(attributes))}>
    <a rel="nofollow" href="${url.href}#respond" aria-label="${label}">Reply</a>
  </div>`;
});

/** Returns the comment on the post that the comment form replies to; `null` if it replies to none. */
async function repliedTo(scope: Scope, post: KnownPost): Promise<CommentRow | null> {
  const { store, page } = scope;
  const id = wholeNumber(page?.query[REPLY]);
  const found = id > 0 && deepestLevel(scope) > 1 ? await store.comments.byId(id) : undefined;
  return found?.post === post.id && found.approved === '1' ? found : null;
}

/** Renders the inner blocks of the comments block, once per page and post. */
const comments: BlockRenderer = async ({ scope, post, content, html }) =>
  scope.page && !scope.page.once(`comments ${post?.id ?? 0}`) ? html`` : content();

/** Returns the number of levels on which replies are shown; 1 if the settings disable threads. */
function deepestLevel({ options }: Scope): number {
  if (!options.flag('thread_comments', true)) return 1;
  return Math.max(1, options.number('thread_comments_depth', 5));
}

/** Renders one page of comments as a tree, and deeper replies on its lowest level. The inner blocks render each comment. */
const commentTemplate: BlockRenderer = async (request) => {
  const { scope, wrapper, content, html } = request;
  const { query } = await commentPages(request);
  const { rows } = query ? await scope.store.comments.find(query) : { rows: [] };
  if (rows.length === 0) return html``;
  const shown = new Map<number, Html>();
  for (const { id } of rows) shown.set(id, await content({ context: { commentId: id } }));
  const deepest = deepestLevel(scope);
  const items = mapForest<CommentRow, readonly Html[]>(
    rows,
    (row) => row,
    ({ id }, results, level) => {
      const below = results.flat();
      const isNested = level < deepest && below.length > 0;
      const item = html`<li id="comment-${id}">
        ${shown.get(id)}
        ${
          isNested &&
          html`<ol>
            ${below}
          </ol>`
        }
      </li>`;
      return isNested ? [item] : [item, ...below];
    },
  );
  return html`<ol ${wrapper()}>
    ${items.flat()}
  </ol>`;
};

/** Renders the number of comments; nothing without comments. */
const commentsTitle: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const query = commentsUnder(scope, post);
  const { total } = query ? await scope.store.comments.find({ ...query, limit: 0 }) : { total: 0 };
  if (!post || total === 0) return html``;
  const counted = total === 1 ? 'One comment' : `${total} comments`;
  const many = isOn(attributes, 'showCommentsCount') ? counted : 'Comments';
  const title = isOn(attributes, 'showPostTitle') && html` on “${titleOf(post)}”`;
  const level = numberOf(attributes, 'level', 2);
  return headingOf(level, wrapper(textAlign(attributes)), html`${many}${title}`);
};

const EXCERPT = 20;

/** Renders the latest comments on public posts. */
const latestComments: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const { rows: found } = await scope.store.comments.find({
    access: readableComments({ caller: null, keys: scope.keys }),
    approved: ['1'],
    types: ['comment', ''],
    limit: numberOf(attributes, 'commentsToShow', 5),
  });
  if (found.length === 0) return html`<div ${wrapper()}>There are no comments yet.</div>`;
  const posts = await postsById(
    scope,
    found.map(({ post }) => post),
  );
  const items = [];
  for (const comment of found) {
    const post = posts.get(comment.post);
    const link = post && (await addressOf(scope, post));
    const title = raw(renderTitle(post?.title ?? '', { isPrivate: false }));
    items.push(
      html`<li>
        ${isOn(attributes, 'displayAvatar') && (await avatarImage(scope, comment, 48, 'lazy'))}
        <article>
          <footer>
            ${stored(nameOf(comment))} on
            <a href="${commentLink(link ?? '', comment.id, post)}">${title}</a>
            ${isOn(attributes, 'displayDate') && dateElement(comment.date, scope.options)}
          </footer>
          ${isOn(attributes, 'displayExcerpt') && html`<p>${excerptOf(comment)}</p>`}
        </article>
      </li>`,
    );
  }
  return html`<ol ${wrapper()}>
    ${items}
  </ol>`;
};

/** Returns the first words of a comment. */
function excerptOf({ content }: CommentRow): ReturnType<typeof stored> {
  const { words, hasMore } = firstWords(content, EXCERPT);
  return stored(words.join(' ') + (hasMore ? '…' : ''));
}

/**
 * Renders the comment form of the post on a page of the site; in responses of the API, a link to the form. If only
 * registered users may comment, visitors get a link to the login page.
 */
const postCommentsForm: BlockRenderer = async (request) => {
  const { attributes, scope, post, wrapper, html } = request;
  const { page, caller, options } = scope;
  if (post?.comment_status !== 'open') return html``;
  if (!canReadUnder(caller, post, page?.isOpen(post) === true)) return html``;
  const link = await addressOf(scope, post);
  if (link === null) return html``;
  const about = wrapper(textAlign(attributes));
  const place = `${link}#respond`;
  if (caller === null && options.flag('comment_registration')) {
    const address = loginAddress(scope, { redirect_to: place });
    return html`<p ${about}><a rel="nofollow" href="${address}">Log in to comment</a></p>`;
  }
  if (!page) return html`<p ${about}><a href="${place}">Write a comment</a></p>`;
  const { baseUrl, token } = scope.settings;
  const parent = await repliedTo(scope, post);
  const heading = parent ? `Reply to ${nameOf(parent)}` : 'Write a comment';
  return html`<form id="respond" ${about} method="post" action="${baseUrl}${commentsPath(token)}">
    <h2>${heading}</h2>
    ${
      parent &&
      html`<p>
          <a href="${commentLink(link, parent.id, post, 'respond')}"
            >Do not reply to this comment</a
          >
        </p>
        <input type="hidden" name="parent" value="${parent.id}" />`
    }
    ${caller === null ? visitorFields(options) : page.nonceField(COMMENT_ACTION)}
    <input type="hidden" name="post" value="${post.id}" />
    <label for="comment">Comment</label>
    <textarea id="comment" name="content" rows="6" required></textarea>
    <button>Send</button>
  </form>`;
};

export const commentBlocks: BlockRenderers = {
  avatar,
  comments,
  'comment-author-name': commentAuthorName,
  'comment-content': commentContent,
  'comment-date': commentDate,
  'comment-reply-link': commentReplyLink,
  'comment-template': commentTemplate,
  'comments-title': commentsTitle,
  ...paginationBlocks('comments-pagination', {
    pagesOf: commentPages,
    label: 'Pages of comments',
    arrow: 'comments/paginationArrow',
    next: 'Later comments',
    previous: 'Earlier comments',
  }),
  'latest-comments': latestComments,
  'post-comments-form': postCommentsForm,
};
