import type { WidgetType } from '../widget-type.ts';
import { block } from './block.ts';
import { customHtml } from './custom-html.ts';
import { mediaAudio, mediaGallery, mediaImage, mediaVideo } from './media.ts';
import { meta } from './meta.ts';
import { navMenu } from './nav-menu.ts';
import { widgetTypesOfBlocks } from './of-blocks.ts';
import { pages } from './pages.ts';
import { rss } from './rss.ts';
import { text } from './text.ts';

/** The kinds of widgets that every site has. */
export const builtInWidgetTypes: readonly WidgetType[] = [
  ...widgetTypesOfBlocks,
  block,
  customHtml,
  mediaAudio,
  mediaGallery,
  mediaImage,
  mediaVideo,
  meta,
  navMenu,
  pages,
  rss,
  text,
];
