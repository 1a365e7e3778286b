import type { WidgetType } from '../widget-type.ts';
import { archives } from './archives.ts';
import { block } from './block.ts';
import { calendar } from './calendar.ts';
import { categories } from './categories.ts';
import { customHtml } from './custom-html.ts';
import { mediaAudio, mediaGallery, mediaImage, mediaVideo } from './media.ts';
import { meta } from './meta.ts';
import { navMenu } from './nav-menu.ts';
import { pages } from './pages.ts';
import { recentComments } from './recent-comments.ts';
import { recentPosts } from './recent-posts.ts';
import { search } from './search.ts';
import { tagCloud } from './tag-cloud.ts';
import { text } from './text.ts';

/** The kinds of widgets that every site has. */
export const builtInWidgetTypes: readonly WidgetType[] = [
  archives,
  block,
  calendar,
  categories,
  customHtml,
  mediaAudio,
  mediaGallery,
  mediaImage,
  mediaVideo,
  meta,
  navMenu,
  pages,
  recentComments,
  recentPosts,
  search,
  tagCloud,
  text,
];
