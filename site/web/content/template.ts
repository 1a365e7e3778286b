import { currentSite } from '../../context.ts';
import { privacyPage } from '../../domain/permissions/posts.ts';
import type { Scope } from '../../handlers/scope.ts';
import { templateHierarchy } from '../../themes/hierarchy.ts';
import { Templates } from '../../themes/templates.ts';
import type { SiteTemplate } from '../../themes/templates.ts';
import type { Found, View } from './view.ts';

/** The template of a page. */
interface PageTemplate {
  /** The name in messages: `template index`. */
  readonly key: string;
  readonly content: string;
  /** Whether the theme has no template for the page, so that a built-in one is used. */
  readonly isMissing: boolean;
}

/** Returns the template for the content, as customized over the API; `found` is `null` for the 404 page. */
export async function pageTemplate(scope: Scope, found: Found | null): Promise<PageTemplate> {
  const { themes } = currentSite();
  const { token } = scope.settings;
  const templates = new Templates('templates', themes, token);
  const template = await templates.resolve(scope.store, slugsFor(scope, found));
  if (template)
    return { key: `template ${template.slug}`, content: template.content, isMissing: false };
  const content = fallback(found?.view ?? null).replaceAll('cms:', `${token}:`);
  return { key: 'built-in template', content, isMissing: true };
}

/** Returns a function that finds template parts by slug; the first call reads all of them. */
export function templateParts(scope: Scope): (slug: string) => Promise<SiteTemplate | undefined> {
  let parts: Promise<ReadonlyMap<string, SiteTemplate>> | null = null;
  const read = async (): Promise<ReadonlyMap<string, SiteTemplate>> => {
    const found = await new Templates('parts', currentSite().themes, scope.settings.token).list(
      scope.store,
    );
    return new Map(found.map((part) => [part.slug, part]));
  };
  return async (slug) => (await (parts ??= read())).get(slug);
}

/** Returns the slugs of the templates for the content, the most specific first. */
function slugsFor(scope: Scope, found: Found | null): readonly string[] {
  if (!found) return hierarchy('404');
  const own = slugsOf(scope, found.view);
  return found.link === scope.permalinks.home() ? ['front-page', ...own] : own;
}

function slugsOf({ keys }: Scope, view: View): readonly string[] {
  switch (view.kind) {
    case 'posts':
      return hierarchy('home');
    case 'search':
      return hierarchy('search');
    case 'date':
      return hierarchy('date');
    case 'author':
      return hierarchy(`author-${view.user.slug}`);
    case 'format':
      return hierarchy(`taxonomy-${view.term.taxonomy}-${view.term.slug}`);
    case 'term': {
      const { taxonomy, term } = view;
      const names: { readonly [name: string]: string } = { category: 'category', post_tag: 'tag' };
      return hierarchy(`${names[taxonomy.name] ?? `taxonomy-${taxonomy.name}`}-${term.slug}`);
    }
    case 'single': {
      const { post } = view;
      const chosen = post.meta[keys.template];
      return [
        ...(typeof chosen === 'string' && chosen !== 'default' ? [chosen] : []),
        ...(privacyPage() === post.id ? ['privacy-policy'] : []),
        ...ofPost(post.type, post.slug),
      ];
    }
  }
}

function ofPost(type: string, slug: string): readonly string[] {
  if (type === 'attachment') return hierarchy('attachment');
  return hierarchy(type === 'page' ? `page-${slug}` : `single-${type}-${slug}`);
}

function hierarchy(slug: string): readonly string[] {
  return templateHierarchy({ slug }, currentSite().types.names());
}

/** Returns the built-in template for a theme without any, not even `index`. */
function fallback(view: View | null): string {
  const shown =
    view?.kind === 'single'
      ? '<!-- cms:post-title {"level":1} /--><!-- cms:post-content /-->'
      : '<!-- cms:query-title {"type":"archive"} /--><!-- cms:query {"query":{"inherit":true}} --><!-- cms:post-template -->' +
        '<!-- cms:post-title {"isLink":true} /--><!-- cms:post-excerpt /--><!-- /cms:post-template -->' +
        '<!-- cms:query-pagination --><!-- cms:query-pagination-previous /--><!-- cms:query-pagination-next /--><!-- /cms:query-pagination --><!-- /cms:query -->';
  return `<header><!-- cms:site-title {"level":0} /--></header><main class="is-layout-constrained">${shown}</main>`;
}
