import type { Handlers } from '../../generated/routes.ts';
import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { posts } from './posts.ts';
import { settings } from './settings.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';
import { statuses } from './statuses.ts';
import { taxonomies } from './taxonomies.ts';
import { types } from './types.ts';
import { blocks } from './blocks.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.ts';
import { blocksAutosaves } from './blocks/autosaves.ts';
import { blocksRevisions } from './blocks/revisions.ts';
import { navigationAutosaves } from './navigation/autosaves.ts';
import { navigationRevisions } from './navigation/revisions.ts';
import { pagesAutosaves } from './pages/autosaves.ts';
import { pagesRevisions } from './pages/revisions.ts';
import { postsAutosaves } from './posts/autosaves.ts';
import { postsRevisions } from './posts/revisions.ts';
import { menus } from './menus.ts';
import { menuItems } from './menu-items.ts';
import { menuItemsAutosaves } from './menu-items/autosaves.ts';
import { applicationPasswords } from './application-passwords.ts';
import { menuLocations } from './menu-locations.ts';
import { media } from './media.ts';
import { templateParts } from './template-parts.ts';
import { templatePartsAutosaves } from './template-parts/autosaves.ts';
import { templatePartsRevisions } from './template-parts/revisions.ts';
import { templates } from './templates.ts';
import { templatesAutosaves } from './templates/autosaves.ts';
import { templatesRevisions } from './templates/revisions.ts';
import { blockTypes } from './block-types.ts';
import { blockRenderer } from './block-renderer.ts';
import { plugins } from './plugins.ts';
import { blockDirectory } from './block-directory.ts';
import { patternDirectory } from './pattern-directory.ts';
import { sidebars } from './sidebars.ts';
import { widgetTypes } from './widget-types.ts';
import { widgets } from './widgets.ts';
import { urlDetails } from './url-details.ts';
import { search } from './search.ts';
import { blockPatternCategories } from './block-pattern-categories.ts';
import { blockPatterns } from './block-patterns.ts';
import { globalStyles } from './global-styles.ts';
import { siteEditorExport } from './site-editor-export.ts';
import { themes } from './themes.ts';
import { siteHealth } from './site-health.ts';
import { oembed } from './oembed.ts';

/** The endpoints of every resource. */
export const handlers: Handlers = {
  categories,
  comments,
  posts,
  settings,
  tags,
  users,
  statuses,
  taxonomies,
  types,
  blocks,
  navigation,
  pages,
  blocksAutosaves,
  blocksRevisions,
  navigationAutosaves,
  navigationRevisions,
  pagesAutosaves,
  pagesRevisions,
  postsAutosaves,
  postsRevisions,
  menus,
  menuItems,
  menuItemsAutosaves,
  applicationPasswords,
  menuLocations,
  media,
  templateParts,
  templatePartsAutosaves,
  templatePartsRevisions,
  templates,
  templatesAutosaves,
  templatesRevisions,
  blockTypes,
  blockRenderer,
  plugins,
  blockDirectory,
  patternDirectory,
  sidebars,
  widgetTypes,
  widgets,
  urlDetails,
  search,
  blockPatternCategories,
  blockPatterns,
  globalStyles,
  siteEditorExport,
  themes,
  siteHealth,
  oembed,
};
