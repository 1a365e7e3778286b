import type { Params, Queried } from '../../../runtime/server/index.ts';
import type { PostFormat } from '../../domain/built-in-taxonomies.ts';
import type { DateParts } from '../../domain/links.ts';
import { registeredType } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { Taxonomy } from '../../domain/taxonomies.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { TermRow, UserRow } from '../../store/index.ts';
import { formOwner, nonceField } from '../account/forms.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';

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

/** The page of the site that is being shown, as what is on it finds it. */
export interface CurrentPage {
  readonly view: View;
  /** The address of its first page. */
  readonly link: string;
  /** 1 for the first. */
  readonly page: number;
  /** The parameters of its address. */
  readonly query: Params;
  /** The hidden field of a form on it, for one action of who is logged in. */
  nonceField(action: string): Html;
}

/** A request with the page that it shows, for everything that is shown on it. */
export function withCurrentPage(
  request: PageRequest,
  { view, link }: Found,
  page: number,
): PageRequest {
  const shown: CurrentPage = {
    view,
    link,
    page,
    query: request.query,
    nonceField: (action) => nonceField(request, action, formOwner(request)),
  };
  return { ...request, scope: { ...request.scope, page: shown } };
}
