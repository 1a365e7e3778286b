import { renderPost } from '../../blocks/render.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import { taxonomyOf } from '../../domain/taxonomies.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import { renderDescription } from '../../handlers/media/shown.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import { autosavesOf } from '../../handlers/revision/autosaves.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import { isOpen, passwordForm } from '../post-password.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { commentsSection } from './comments.ts';
import { authorById, termFound } from './find.ts';
import { dateElement, titleOf } from './titles.ts';
import type { View } from './view.ts';

type SingleView = Extract<View, { kind: 'single' }>;

/** A post or a page: its content, or the form that asks for its password, and what was said about it. */
export async function singleBody(
  request: PageRequest,
  { post, type }: SingleView,
  link: string,
): Promise<Html> {
  const isReadable = isOpen(request, post);
  return html`<article>
      <h1>${titleOf(post)}</h1>
      ${type.supports.has('author') && type.name !== 'page' && (await byline(request, post))}
      ${badge(post)}
      <div class="content">
        ${isReadable ? raw(await contentOf(request, post)) : passwordForm(request, post, link)}
      </div>
      ${await termsLine(request, post)}
    </article>
    ${isReadable && (await commentsSection(request, post))}`;
}

/** The content of a post; an attachment page also shows the file. */
function contentOf({ scope }: PageRequest, post: KnownPost): string | Promise<string> {
  if (post.type === 'attachment') return renderDescription(scope, post, mediaFile(scope, post));
  return renderPost(scope, post);
}

async function byline({ scope }: PageRequest, post: KnownPost): Promise<Html> {
  const author = await scope.store.users.byId(post.author);
  const found = author ? await authorById(scope, author.id) : null;
  const name = author && stored(author.name);
  return html`<p class="meta">
    ${dateElement(post.date, scope.options)}
    ${name && html`· ${found ? html`<a href="${found.link}" rel="author">${name}</a>` : name}`}
  </p>`;
}

/** A badge for readers who can see an unpublished post. */
function badge({ status }: KnownPost): Html | null {
  if (status === 'publish' || status === 'inherit') return null;
  return html`<p><span class="badge">Not published: ${status}</span></p>`;
}

async function termsLine({ scope }: PageRequest, post: KnownPost): Promise<Html | null> {
  const carried = (await scope.store.posts.termsOf([post.id])).get(post.id) ?? {};
  const ids = ['category', 'post_tag'].flatMap((taxonomy) => carried[taxonomy] ?? []);
  if (ids.length === 0) return null;
  const rows = await scope.store.terms.byIds(ids);
  const terms = ids.flatMap((id) => rows.get(id) ?? []);
  const links = await Promise.all(
    terms.map(async (term) => {
      const { link } = await termFound(scope, taxonomyOf(term.taxonomy), term);
      const rel = term.taxonomy === 'post_tag' ? 'tag' : 'category tag';
      return html`<a href="${link}" rel="${rel}">${stored(term.name)}</a>`;
    }),
  );
  return html`<p class="meta">
    Filed under ${links.map((link, index) => html`${index > 0 && ', '}${link}`)}
  </p>`;
}

/**
 * Returns a view as the preview link of an autosave shows it (`preview=true&preview_id=5`): with the texts of
 * the caller's autosave, else of the newest one. Callers who may not edit the post get the view unchanged.
 */
export async function previewed<Shown extends { readonly view: View }>(
  { scope, query }: PageRequest,
  shown: Shown,
): Promise<Shown> {
  const { view } = shown;
  if (view.kind !== 'single' || textOf(query, 'preview') !== 'true') return shown;
  const { post } = view;
  if (textOf(query, 'preview_id') !== String(post.id)) return shown;
  if (!canEditPost(scope.caller, post)) return shown;
  const autosaves = await autosavesOf(scope, post.id);
  const autosave = autosaves.find(({ author }) => author === scope.caller?.id) ?? autosaves[0];
  if (!autosave) return shown;
  // Texts that were not sent with the autosave are empty.
  const texts = {
    title: autosave.title || post.title,
    content: autosave.content || post.content,
    excerpt: autosave.excerpt || post.excerpt,
  };
  return { ...shown, view: { ...view, post: { ...post, ...texts, password: '' } } };
}
