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

interface SingleView {
  readonly kind: 'single';
  readonly post: KnownPost;
  readonly type: PostType;
}

/** The content that a page shows. `of` is the page that shows all posts instead of the front page. */
export type View =
  | { readonly kind: 'posts'; readonly of?: SingleView }
  | SingleView
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

/** A view with its link. */
export interface Found {
  readonly view: View;
  /** The URL of the first page. */
  readonly link: string;
  /** Another URL of the view, with slugs that the caller may not see. */
  readonly unlisted?: string;
}

/** A post that the caller may see, with its link. */
export interface FoundPost extends Found {
  readonly view: SingleView;
}

/** Returns the view as a query of the API, to find its route (2.2). */
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

/** A post with its link. */
export interface ListedPost {
  readonly post: KnownPost;
  readonly link: string;
}

/** Returns a found post for a list. */
export function listed({ view, link }: FoundPost): ListedPost {
  return { post: view.post, link };
}

/** One page of a list. */
export interface PostList {
  readonly posts: readonly ListedPost[];
  readonly pages: number;
  readonly total: number;
}

/** The current page, for the blocks on it. */
export interface CurrentPage {
  /** The content; `null` for the 404 page. */
  readonly view: View | null;
  /** The URL of the first page. */
  readonly link: string;
  /** The page number, from 1. */
  readonly page: number;
  /** The URL of the page with this number. */
  readonly address: string;
  /** The query parameters. */
  readonly query: Params;
  /** The posts of the list; `null` for a page without a list. */
  readonly list: PostList | null;
  /** The links of posts on the page, by ID. */
  readonly links: Map<number, string>;
  /** Returns the hidden nonce field of a form for one action of the current user. */
  nonceField(action: string): Html;
  /** Whether the reader may see the protected content of a post. */
  isOpen(post: KnownPost): boolean;
  /** Returns the password form of a post. */
  passwordForm(post: KnownPost): Html;
  /** Returns a template part of the active theme. */
  part(slug: string): Promise<SiteTemplate | undefined>;
  /** Returns true for the first call with a name: for elements that a page shows once. */
  once(name: string): boolean;
  /** Returns a message for users who may edit the theme; empty for others. */
  notice(message: string): Html;
  /** Reports the error of a block, and returns the replacement of the block. */
  failed(block: string, error: unknown): Html;
}
