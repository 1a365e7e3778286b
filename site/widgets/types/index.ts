import type { WidgetType } from '../widget-types.ts';
import { block, customHtml, text } from './text.ts';
import { mediaAudio, mediaGallery, mediaImage, mediaVideo } from './media.ts';
import { meta, navMenu, pages, rss } from './lists.ts';
import { widgetTypesOfBlocks } from './blocks.ts';

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
