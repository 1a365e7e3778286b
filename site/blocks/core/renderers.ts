import type { BlockRenderer } from '../block-type.ts';
import { archives } from './archives/render.ts';
import { reusableBlock } from './block/render.ts';
import { calendar } from './calendar/render.ts';
import { categories } from './categories/render.ts';
import { homeLink } from './home-link/render.ts';
import { latestComments } from './latest-comments/render.ts';
import { latestPosts } from './latest-posts/render.ts';
import { loginout } from './loginout/render.ts';
import { navigation } from './navigation/render.ts';
import { navigationLink } from './navigation-link/render.ts';
import { navigationSubmenu } from './navigation-submenu/render.ts';
import { pageList } from './page-list/render.ts';
import { postAuthor } from './post-author/render.ts';
import { postContent } from './post-content/render.ts';
import { postDate } from './post-date/render.ts';
import { postExcerpt } from './post-excerpt/render.ts';
import { postFeaturedImage } from './post-featured-image/render.ts';
import { postTemplate } from './post-template/render.ts';
import { postTerms } from './post-terms/render.ts';
import { postTitle } from './post-title/render.ts';
import { search } from './search/render.ts';
import { siteLogo } from './site-logo/render.ts';
import { siteTagline } from './site-tagline/render.ts';
import { siteTitle } from './site-title/render.ts';
import { tagCloud } from './tag-cloud/render.ts';
import { templatePart } from './template-part/render.ts';
import { commentsTitle } from './comments-title/render.ts';
import { commentTemplate } from './comment-template/render.ts';
import { commentAuthorName } from './comment-author-name/render.ts';
import { commentContent } from './comment-content/render.ts';
import { commentDate } from './comment-date/render.ts';
import { postAuthorName } from './post-author-name/render.ts';
import { queryNoResults } from './query-no-results/render.ts';
import { pattern } from './pattern/render.ts';
import { postCommentsForm } from './post-comments-form/render.ts';
import { queryPagination } from './query-pagination/render.ts';
import { queryPaginationNext } from './query-pagination-next/render.ts';
import { queryPaginationNumbers } from './query-pagination-numbers/render.ts';
import { queryPaginationPrevious } from './query-pagination-previous/render.ts';
import { queryTitle } from './query-title/render.ts';
import { termDescription } from './term-description/render.ts';
import { socialLink } from './social-link/render.ts';
import { avatar } from './avatar/render.ts';
import { readMore } from './read-more/render.ts';
import { postAuthorBiography } from './post-author-biography/render.ts';
import { postNavigationLink } from './post-navigation-link/render.ts';
import { commentsPagination } from './comments-pagination/render.ts';
import { commentsPaginationNext } from './comments-pagination-next/render.ts';
import { commentsPaginationPrevious } from './comments-pagination-previous/render.ts';
import { commentsPaginationNumbers } from './comments-pagination-numbers/render.ts';

/** What renders the dynamic types that every site has, by the name of the folder. */
export const coreRenderers: ReadonlyMap<string, BlockRenderer> = new Map([
  ['archives', archives],
  ['block', reusableBlock],
  ['calendar', calendar],
  ['categories', categories],
  ['home-link', homeLink],
  ['latest-comments', latestComments],
  ['latest-posts', latestPosts],
  ['loginout', loginout],
  ['navigation', navigation],
  ['navigation-link', navigationLink],
  ['navigation-submenu', navigationSubmenu],
  ['page-list', pageList],
  ['post-author', postAuthor],
  ['post-content', postContent],
  ['post-date', postDate],
  ['post-excerpt', postExcerpt],
  ['post-featured-image', postFeaturedImage],
  ['post-template', postTemplate],
  ['post-terms', postTerms],
  ['post-title', postTitle],
  ['search', search],
  ['site-logo', siteLogo],
  ['site-tagline', siteTagline],
  ['site-title', siteTitle],
  ['tag-cloud', tagCloud],
  ['template-part', templatePart],
  ['comments-title', commentsTitle],
  ['comment-template', commentTemplate],
  ['comment-author-name', commentAuthorName],
  ['comment-content', commentContent],
  ['comment-date', commentDate],
  ['post-author-name', postAuthorName],
  ['query-no-results', queryNoResults],
  ['pattern', pattern],
  ['post-comments-form', postCommentsForm],
  ['query-pagination', queryPagination],
  ['query-pagination-next', queryPaginationNext],
  ['query-pagination-numbers', queryPaginationNumbers],
  ['query-pagination-previous', queryPaginationPrevious],
  ['query-title', queryTitle],
  ['term-description', termDescription],
  ['social-link', socialLink],
  ['avatar', avatar],
  ['read-more', readMore],
  ['post-author-biography', postAuthorBiography],
  ['post-navigation-link', postNavigationLink],
  ['comments-pagination', commentsPagination],
  ['comments-pagination-next', commentsPaginationNext],
  ['comments-pagination-previous', commentsPaginationPrevious],
  ['comments-pagination-numbers', commentsPaginationNumbers],
]);
