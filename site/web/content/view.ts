import type { Params, Queried } from '../../../runtime/server/index.ts';
import type { PostFormat } from '../../domain/built-in-taxonomies.ts';
import type { DateParts } from '../../domain/links.ts';
import { registeredType } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { TermRow, UserRow } from '../../store/index.ts';
import type { SiteTemplate } from '../../themes/templates.ts';
import type { Html } from '../html.ts';

/** The content that a page shows. */
export type View =
  | { readonly kind: 'posts' }
  | { readonly kind: 'single'; readonly post: KnownPost; readonly type: PostType }
  | { readonly kind: 'term'; readonly taxonomy: Taxonomy; readonly term: TermRow }
  | { readonly kind: 'author'; readonly user: UserRow }
  | { readonly kind: 'date'; readonly date: DateParts }
  | {
      readonly kind: 'format';
      readonly format: PostFormat;
      readonly term: TermRow;
    }
  | { readonly kind: 'search'; readonly text: string };

/** The views that show a list of posts. */
export type ListView = Exclude<View, { kind: 'single' }>;

/** A view and where it has its place. */
export interface Found {
  readonly view: View;
  /** The address of its first page. */
  readonly link: string;
  /** Another address of it, which tells more than the caller may know. */
  readonly unlisted?: string;
}

/** The view as a query of the service, for its route (2.2). */
export function queriedBy(view: View): Queried {
  switch (view.kind) {
    case 'single':
      return { kind: 'post', type: registeredType(view.type), id: view.post.id };
    case 'term':
      return { kind: 'term', taxonomy: registeredType(view.taxonomy), id: view.term.id };
    case 'author':
      return { kind: 'author', id: view.user.id };
    case 'posts':
    case 'date':
    case 'format':
    case 'search':
      return { kind: 'other' };
  }
}

/** A post with its address. */
export interface ListedPost {
  readonly post: KnownPost;
  readonly link: string;
}

/** One page of a list. */
export interface PostList {
  readonly posts: readonly ListedPost[];
  readonly pages: number;
  readonly total: number;
}

/** The page of the site that is being shown, as what is on it finds it. */
export interface CurrentPage {
  /** `null` for an address without content. */
  readonly view: View | null;
  /** The address of its first page. */
  readonly link: string;
  /** 1 for the first. */
  readonly page: number;
  /** The parameters of its address. */
  readonly query: Params;
  /** The posts that it lists; `null` for a page that lists none. */
  readonly list: PostList | null;
  /** The addresses of posts on it, by id. */
  readonly links: Map<number, string>;
  /** The hidden field of a form on it, for one action of who is logged in. */
  nonceField(action: string): Html;
  /** Whether the reader may see what the password of a post protects. */
  isOpen(post: KnownPost): boolean;
  /** The form that asks for the password of a post. */
  passwordForm(post: KnownPost): Html;
  /** A template part of the active theme. */
  part(slug: string): Promise<SiteTemplate | undefined>;
  /** Returns true the first time that it is called with a name: for what a page shows once. */
  once(name: string): boolean;
  /** A message for those who may edit the theme; empty for others. */
  notice(message: string): Html;
  /** Reports the error of a block, and returns what is shown in its place. */
  failed(block: string, error: unknown): Html;
}
