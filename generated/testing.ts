// @generated from schemas/ by `npm run generate`. Do not edit. (054ebda535a9)

import type { Server } from '../runtime/server/index.ts';
import { fixturesOf, mockServer as mockServerOf } from '../runtime/testing/index.ts';
import type { Fixtures, ItemTables, ItemsOf, MockOptions } from '../runtime/testing/index.ts';
import { applicationPasswordContexts } from './application-passwords/contexts.ts';
import type { applicationPasswordViews } from './application-passwords/contexts.ts';
import { applicationPasswordSchema } from './application-passwords/schema.ts';
import { blockDirectoryItemContexts } from './block-directory/contexts.ts';
import type { blockDirectoryItemViews } from './block-directory/contexts.ts';
import { blockDirectoryItemSchema } from './block-directory/schema.ts';
import { blockPatternCategoryContexts } from './block-pattern-categories/contexts.ts';
import type { blockPatternCategoryViews } from './block-pattern-categories/contexts.ts';
import { blockPatternCategorySchema } from './block-pattern-categories/schema.ts';
import { blockPatternContexts } from './block-patterns/contexts.ts';
import type { blockPatternViews } from './block-patterns/contexts.ts';
import { blockPatternSchema } from './block-patterns/schema.ts';
import { renderedBlockContexts } from './block-renderer/contexts.ts';
import type { renderedBlockViews } from './block-renderer/contexts.ts';
import { renderedBlockSchema } from './block-renderer/schema.ts';
import { blockTypeContexts } from './block-types/contexts.ts';
import type { blockTypeViews } from './block-types/contexts.ts';
import { blockTypeSchema } from './block-types/schema.ts';
import { blockAutosaveContexts } from './blocks/autosaves/contexts.ts';
import type { blockAutosaveViews } from './blocks/autosaves/contexts.ts';
import { blockAutosaveSchema } from './blocks/autosaves/schema.ts';
import { blockContexts } from './blocks/contexts.ts';
import type { blockViews } from './blocks/contexts.ts';
import { blockRevisionContexts } from './blocks/revisions/contexts.ts';
import type { blockRevisionViews } from './blocks/revisions/contexts.ts';
import { blockRevisionSchema } from './blocks/revisions/schema.ts';
import { blockSchema } from './blocks/schema.ts';
import { categoryContexts } from './categories/contexts.ts';
import type { categoryViews } from './categories/contexts.ts';
import { categorySchema } from './categories/schema.ts';
import { commentContexts } from './comments/contexts.ts';
import type { commentViews } from './comments/contexts.ts';
import { commentSchema } from './comments/schema.ts';
import { globalStylesContexts } from './global-styles/contexts.ts';
import type { globalStylesViews } from './global-styles/contexts.ts';
import { globalStylesSchema } from './global-styles/schema.ts';
import { attachmentContexts } from './media/contexts.ts';
import type { attachmentViews } from './media/contexts.ts';
import { attachmentSchema } from './media/schema.ts';
import { menuItemAutosaveContexts } from './menu-items/autosaves/contexts.ts';
import type { menuItemAutosaveViews } from './menu-items/autosaves/contexts.ts';
import { menuItemAutosaveSchema } from './menu-items/autosaves/schema.ts';
import { menuItemContexts } from './menu-items/contexts.ts';
import type { menuItemViews } from './menu-items/contexts.ts';
import { menuItemSchema } from './menu-items/schema.ts';
import { menuLocationContexts } from './menu-locations/contexts.ts';
import type { menuLocationViews } from './menu-locations/contexts.ts';
import { menuLocationSchema } from './menu-locations/schema.ts';
import { menuContexts } from './menus/contexts.ts';
import type { menuViews } from './menus/contexts.ts';
import { menuSchema } from './menus/schema.ts';
import { navigationMenuAutosaveContexts } from './navigation/autosaves/contexts.ts';
import type { navigationMenuAutosaveViews } from './navigation/autosaves/contexts.ts';
import { navigationMenuAutosaveSchema } from './navigation/autosaves/schema.ts';
import { navigationMenuContexts } from './navigation/contexts.ts';
import type { navigationMenuViews } from './navigation/contexts.ts';
import { navigationMenuRevisionContexts } from './navigation/revisions/contexts.ts';
import type { navigationMenuRevisionViews } from './navigation/revisions/contexts.ts';
import { navigationMenuRevisionSchema } from './navigation/revisions/schema.ts';
import { navigationMenuSchema } from './navigation/schema.ts';
import { embeddedViewContexts } from './oembed/contexts.ts';
import type { embeddedViewViews } from './oembed/contexts.ts';
import { embeddedViewSchema } from './oembed/schema.ts';
import { pageAutosaveContexts } from './pages/autosaves/contexts.ts';
import type { pageAutosaveViews } from './pages/autosaves/contexts.ts';
import { pageAutosaveSchema } from './pages/autosaves/schema.ts';
import { pageContexts } from './pages/contexts.ts';
import type { pageViews } from './pages/contexts.ts';
import { pageRevisionContexts } from './pages/revisions/contexts.ts';
import type { pageRevisionViews } from './pages/revisions/contexts.ts';
import { pageRevisionSchema } from './pages/revisions/schema.ts';
import { pageSchema } from './pages/schema.ts';
import { patternDirectoryItemContexts } from './pattern-directory/contexts.ts';
import type { patternDirectoryItemViews } from './pattern-directory/contexts.ts';
import { patternDirectoryItemSchema } from './pattern-directory/schema.ts';
import { pluginContexts } from './plugins/contexts.ts';
import type { pluginViews } from './plugins/contexts.ts';
import { pluginSchema } from './plugins/schema.ts';
import { postAutosaveContexts } from './posts/autosaves/contexts.ts';
import type { postAutosaveViews } from './posts/autosaves/contexts.ts';
import { postAutosaveSchema } from './posts/autosaves/schema.ts';
import { postContexts } from './posts/contexts.ts';
import type { postViews } from './posts/contexts.ts';
import { postRevisionContexts } from './posts/revisions/contexts.ts';
import type { postRevisionViews } from './posts/revisions/contexts.ts';
import { postRevisionSchema } from './posts/revisions/schema.ts';
import { postSchema } from './posts/schema.ts';
import { apiSettings, registerRoutes } from './routes.ts';
import { searchResultContexts } from './search/contexts.ts';
import type { searchResultViews } from './search/contexts.ts';
import { searchResultSchema } from './search/schema.ts';
import { settingsContexts } from './settings/contexts.ts';
import type { settingsViews } from './settings/contexts.ts';
import { settingsSchema } from './settings/schema.ts';
import { sidebarContexts } from './sidebars/contexts.ts';
import type { sidebarViews } from './sidebars/contexts.ts';
import { sidebarSchema } from './sidebars/schema.ts';
import { siteEditorExportContexts } from './site-editor-export/contexts.ts';
import type { siteEditorExportViews } from './site-editor-export/contexts.ts';
import { siteEditorExportSchema } from './site-editor-export/schema.ts';
import { siteHealthTestContexts } from './site-health/contexts.ts';
import type { siteHealthTestViews } from './site-health/contexts.ts';
import { siteHealthTestSchema } from './site-health/schema.ts';
import { statusContexts } from './statuses/contexts.ts';
import type { statusViews } from './statuses/contexts.ts';
import { statusSchema } from './statuses/schema.ts';
import { tagContexts } from './tags/contexts.ts';
import type { tagViews } from './tags/contexts.ts';
import { tagSchema } from './tags/schema.ts';
import { taxonomyContexts } from './taxonomies/contexts.ts';
import type { taxonomyViews } from './taxonomies/contexts.ts';
import { taxonomySchema } from './taxonomies/schema.ts';
import { templatePartAutosaveContexts } from './template-parts/autosaves/contexts.ts';
import type { templatePartAutosaveViews } from './template-parts/autosaves/contexts.ts';
import { templatePartAutosaveSchema } from './template-parts/autosaves/schema.ts';
import { templatePartContexts } from './template-parts/contexts.ts';
import type { templatePartViews } from './template-parts/contexts.ts';
import { templatePartRevisionContexts } from './template-parts/revisions/contexts.ts';
import type { templatePartRevisionViews } from './template-parts/revisions/contexts.ts';
import { templatePartRevisionSchema } from './template-parts/revisions/schema.ts';
import { templatePartSchema } from './template-parts/schema.ts';
import { templateAutosaveContexts } from './templates/autosaves/contexts.ts';
import type { templateAutosaveViews } from './templates/autosaves/contexts.ts';
import { templateAutosaveSchema } from './templates/autosaves/schema.ts';
import { templateContexts } from './templates/contexts.ts';
import type { templateViews } from './templates/contexts.ts';
import { templateRevisionContexts } from './templates/revisions/contexts.ts';
import type { templateRevisionViews } from './templates/revisions/contexts.ts';
import { templateRevisionSchema } from './templates/revisions/schema.ts';
import { templateSchema } from './templates/schema.ts';
import { themeContexts } from './themes/contexts.ts';
import type { themeViews } from './themes/contexts.ts';
import { themeSchema } from './themes/schema.ts';
import { typeContexts } from './types/contexts.ts';
import type { typeViews } from './types/contexts.ts';
import { typeSchema } from './types/schema.ts';
import { urlDetailsContexts } from './url-details/contexts.ts';
import type { urlDetailsViews } from './url-details/contexts.ts';
import { urlDetailsSchema } from './url-details/schema.ts';
import { userContexts } from './users/contexts.ts';
import type { userViews } from './users/contexts.ts';
import { userSchema } from './users/schema.ts';
import { widgetTypeContexts } from './widget-types/contexts.ts';
import type { widgetTypeViews } from './widget-types/contexts.ts';
import { widgetTypeSchema } from './widget-types/schema.ts';
import { widgetContexts } from './widgets/contexts.ts';
import type { widgetViews } from './widgets/contexts.ts';
import { widgetSchema } from './widgets/schema.ts';

/** The item of each resource, by context. */
export interface Items {
  readonly applicationPasswords: ItemsOf<typeof applicationPasswordViews>;
  readonly blockDirectory: ItemsOf<typeof blockDirectoryItemViews>;
  readonly blockPatternCategories: ItemsOf<typeof blockPatternCategoryViews>;
  readonly blockPatterns: ItemsOf<typeof blockPatternViews>;
  readonly blockRenderer: ItemsOf<typeof renderedBlockViews>;
  readonly blockTypes: ItemsOf<typeof blockTypeViews>;
  readonly blocks: ItemsOf<typeof blockViews>;
  readonly blocksAutosaves: ItemsOf<typeof blockAutosaveViews>;
  readonly blocksRevisions: ItemsOf<typeof blockRevisionViews>;
  readonly categories: ItemsOf<typeof categoryViews>;
  readonly comments: ItemsOf<typeof commentViews>;
  readonly globalStyles: ItemsOf<typeof globalStylesViews>;
  readonly media: ItemsOf<typeof attachmentViews>;
  readonly menuItems: ItemsOf<typeof menuItemViews>;
  readonly menuItemsAutosaves: ItemsOf<typeof menuItemAutosaveViews>;
  readonly menuLocations: ItemsOf<typeof menuLocationViews>;
  readonly menus: ItemsOf<typeof menuViews>;
  readonly navigation: ItemsOf<typeof navigationMenuViews>;
  readonly navigationAutosaves: ItemsOf<typeof navigationMenuAutosaveViews>;
  readonly navigationRevisions: ItemsOf<typeof navigationMenuRevisionViews>;
  readonly oembed: ItemsOf<typeof embeddedViewViews>;
  readonly pages: ItemsOf<typeof pageViews>;
  readonly pagesAutosaves: ItemsOf<typeof pageAutosaveViews>;
  readonly pagesRevisions: ItemsOf<typeof pageRevisionViews>;
  readonly patternDirectory: ItemsOf<typeof patternDirectoryItemViews>;
  readonly plugins: ItemsOf<typeof pluginViews>;
  readonly posts: ItemsOf<typeof postViews>;
  readonly postsAutosaves: ItemsOf<typeof postAutosaveViews>;
  readonly postsRevisions: ItemsOf<typeof postRevisionViews>;
  readonly search: ItemsOf<typeof searchResultViews>;
  readonly settings: ItemsOf<typeof settingsViews>;
  readonly sidebars: ItemsOf<typeof sidebarViews>;
  readonly siteEditorExport: ItemsOf<typeof siteEditorExportViews>;
  readonly siteHealth: ItemsOf<typeof siteHealthTestViews>;
  readonly statuses: ItemsOf<typeof statusViews>;
  readonly tags: ItemsOf<typeof tagViews>;
  readonly taxonomies: ItemsOf<typeof taxonomyViews>;
  readonly templateParts: ItemsOf<typeof templatePartViews>;
  readonly templatePartsAutosaves: ItemsOf<typeof templatePartAutosaveViews>;
  readonly templatePartsRevisions: ItemsOf<typeof templatePartRevisionViews>;
  readonly templates: ItemsOf<typeof templateViews>;
  readonly templatesAutosaves: ItemsOf<typeof templateAutosaveViews>;
  readonly templatesRevisions: ItemsOf<typeof templateRevisionViews>;
  readonly themes: ItemsOf<typeof themeViews>;
  readonly types: ItemsOf<typeof typeViews>;
  readonly urlDetails: ItemsOf<typeof urlDetailsViews>;
  readonly users: ItemsOf<typeof userViews>;
  readonly widgetTypes: ItemsOf<typeof widgetTypeViews>;
  readonly widgets: ItemsOf<typeof widgetViews>;
}

/** The schemas and contexts of each resource. */
export const tables: ItemTables = {
  applicationPasswords: {
    schema: applicationPasswordSchema,
    contexts: applicationPasswordContexts,
  },
  blockDirectory: { schema: blockDirectoryItemSchema, contexts: blockDirectoryItemContexts },
  blockPatternCategories: {
    schema: blockPatternCategorySchema,
    contexts: blockPatternCategoryContexts,
  },
  blockPatterns: { schema: blockPatternSchema, contexts: blockPatternContexts },
  blockRenderer: { schema: renderedBlockSchema, contexts: renderedBlockContexts },
  blockTypes: { schema: blockTypeSchema, contexts: blockTypeContexts },
  blocks: { schema: blockSchema, contexts: blockContexts },
  blocksAutosaves: { schema: blockAutosaveSchema, contexts: blockAutosaveContexts },
  blocksRevisions: { schema: blockRevisionSchema, contexts: blockRevisionContexts },
  categories: { schema: categorySchema, contexts: categoryContexts },
  comments: { schema: commentSchema, contexts: commentContexts },
  globalStyles: { schema: globalStylesSchema, contexts: globalStylesContexts },
  media: { schema: attachmentSchema, contexts: attachmentContexts },
  menuItems: { schema: menuItemSchema, contexts: menuItemContexts },
  menuItemsAutosaves: { schema: menuItemAutosaveSchema, contexts: menuItemAutosaveContexts },
  menuLocations: { schema: menuLocationSchema, contexts: menuLocationContexts },
  menus: { schema: menuSchema, contexts: menuContexts },
  navigation: { schema: navigationMenuSchema, contexts: navigationMenuContexts },
  navigationAutosaves: {
    schema: navigationMenuAutosaveSchema,
    contexts: navigationMenuAutosaveContexts,
  },
  navigationRevisions: {
    schema: navigationMenuRevisionSchema,
    contexts: navigationMenuRevisionContexts,
  },
  oembed: { schema: embeddedViewSchema, contexts: embeddedViewContexts },
  pages: { schema: pageSchema, contexts: pageContexts },
  pagesAutosaves: { schema: pageAutosaveSchema, contexts: pageAutosaveContexts },
  pagesRevisions: { schema: pageRevisionSchema, contexts: pageRevisionContexts },
  patternDirectory: { schema: patternDirectoryItemSchema, contexts: patternDirectoryItemContexts },
  plugins: { schema: pluginSchema, contexts: pluginContexts },
  posts: { schema: postSchema, contexts: postContexts },
  postsAutosaves: { schema: postAutosaveSchema, contexts: postAutosaveContexts },
  postsRevisions: { schema: postRevisionSchema, contexts: postRevisionContexts },
  search: { schema: searchResultSchema, contexts: searchResultContexts },
  settings: { schema: settingsSchema, contexts: settingsContexts },
  sidebars: { schema: sidebarSchema, contexts: sidebarContexts },
  siteEditorExport: { schema: siteEditorExportSchema, contexts: siteEditorExportContexts },
  siteHealth: { schema: siteHealthTestSchema, contexts: siteHealthTestContexts },
  statuses: { schema: statusSchema, contexts: statusContexts },
  tags: { schema: tagSchema, contexts: tagContexts },
  taxonomies: { schema: taxonomySchema, contexts: taxonomyContexts },
  templateParts: { schema: templatePartSchema, contexts: templatePartContexts },
  templatePartsAutosaves: {
    schema: templatePartAutosaveSchema,
    contexts: templatePartAutosaveContexts,
  },
  templatePartsRevisions: {
    schema: templatePartRevisionSchema,
    contexts: templatePartRevisionContexts,
  },
  templates: { schema: templateSchema, contexts: templateContexts },
  templatesAutosaves: { schema: templateAutosaveSchema, contexts: templateAutosaveContexts },
  templatesRevisions: { schema: templateRevisionSchema, contexts: templateRevisionContexts },
  themes: { schema: themeSchema, contexts: themeContexts },
  types: { schema: typeSchema, contexts: typeContexts },
  urlDetails: { schema: urlDetailsSchema, contexts: urlDetailsContexts },
  users: { schema: userSchema, contexts: userContexts },
  widgetTypes: { schema: widgetTypeSchema, contexts: widgetTypeContexts },
  widgets: { schema: widgetSchema, contexts: widgetContexts },
};

/** A valid item of each resource and context: `fixtures.posts.view()`. */
export const fixtures: Fixtures<Items> = fixturesOf<Items>(tables);

/** Returns a stateless server that answers every operation with data of its schema. */
export function mockServer(options?: MockOptions): Server {
  const settings = { ...apiSettings, ...options?.settings };
  return mockServerOf(tables, registerRoutes, { ...options, settings });
}
