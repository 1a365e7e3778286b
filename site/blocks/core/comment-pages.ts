import type { CommentQuery, Limited } from '../../store/index.ts';
import type { RenderRequest } from '../block-type.ts';
import { addressHere, pageAsked } from './address-here.ts';
import { commentsUnder } from './comments-of.ts';
import type { Pages } from './page-links.ts';

const A_PAGE = 50;
const MOST_PAGES = 10_000;
const PARAMETER = 'comments-page';

/** What was said under the post, a page of it; `null` for nothing that everybody can read. */
export interface CommentPages extends Pages {
  readonly query: Limited<CommentQuery> | null;
}

/** The page of comments that is asked for: `?comments-page=2`. */
export async function commentPages({ scope, post }: RenderRequest): Promise<CommentPages> {
  const all = commentsUnder(post);
  const page = pageAsked(scope, PARAMETER, MOST_PAGES);
  const here = await addressHere(scope, post);
  return {
    query: all && { ...all, limit: A_PAGE, offset: (page - 1) * A_PAGE },
    page,
    pages: async () =>
      all ? Math.ceil((await scope.store.comments.find({ ...all, limit: 0 })).total / A_PAGE) : 0,
    link: (number) => here(PARAMETER, number),
  };
}
