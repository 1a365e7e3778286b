// @generated from schemas/ by `npm run generate`. Do not edit. (77e599568777)

import type { Registrar } from '../runtime/server/index.ts';
import {
  createApplicationPasswordArgs,
  deleteAllApplicationPasswordArgs,
  deleteApplicationPasswordArgs,
  getApplicationPasswordArgs,
  introspectApplicationPasswordArgs,
  listApplicationPasswordsArgs,
  parseCreateApplicationPasswordArgs,
  parseDeleteAllApplicationPasswordArgs,
  parseDeleteApplicationPasswordArgs,
  parseGetApplicationPasswordArgs,
  parseIntrospectApplicationPasswordArgs,
  parseListApplicationPasswordsArgs,
  parseUpdateApplicationPasswordArgs,
  updateApplicationPasswordArgs,
} from './application-passwords/args.ts';
import {
  applicationPasswordContexts,
  applicationPasswordViews,
} from './application-passwords/contexts.ts';
import type { ApplicationPasswordsHandlers } from './application-passwords/handlers.ts';
import { applicationPasswordLinks } from './application-passwords/links.ts';
import { applicationPasswordSchema } from './application-passwords/schema.ts';
import {
  parseSearchBlockDirectoryItemArgs,
  searchBlockDirectoryItemArgs,
} from './block-directory/args.ts';
import { blockDirectoryItemContexts, blockDirectoryItemViews } from './block-directory/contexts.ts';
import type { BlockDirectoryHandlers } from './block-directory/handlers.ts';
import { blockDirectoryItemLinks } from './block-directory/links.ts';
import { blockDirectoryItemSchema } from './block-directory/schema.ts';
import { listBlockPatternCategoriesArgs } from './block-pattern-categories/args.ts';
import {
  blockPatternCategoryContexts,
  blockPatternCategoryViews,
} from './block-pattern-categories/contexts.ts';
import type { BlockPatternCategoriesHandlers } from './block-pattern-categories/handlers.ts';
import { blockPatternCategoryLinks } from './block-pattern-categories/links.ts';
import { blockPatternCategorySchema } from './block-pattern-categories/schema.ts';
import { listBlockPatternsArgs } from './block-patterns/args.ts';
import { blockPatternContexts, blockPatternViews } from './block-patterns/contexts.ts';
import type { BlockPatternsHandlers } from './block-patterns/handlers.ts';
import { blockPatternLinks } from './block-patterns/links.ts';
import { blockPatternSchema } from './block-patterns/schema.ts';
import { parseRenderRenderedBlockArgs, renderRenderedBlockArgs } from './block-renderer/args.ts';
import { renderedBlockContexts, renderedBlockViews } from './block-renderer/contexts.ts';
import type { BlockRendererHandlers } from './block-renderer/handlers.ts';
import { renderedBlockLinks } from './block-renderer/links.ts';
import { renderedBlockSchema } from './block-renderer/schema.ts';
import {
  getBlockTypeArgs,
  listBlockTypesArgs,
  listNamespaceBlockTypeArgs,
  parseGetBlockTypeArgs,
  parseListBlockTypesArgs,
  parseListNamespaceBlockTypeArgs,
} from './block-types/args.ts';
import { blockTypeContexts, blockTypeViews } from './block-types/contexts.ts';
import type { BlockTypesHandlers } from './block-types/handlers.ts';
import { blockTypeLinks } from './block-types/links.ts';
import { blockTypeSchema } from './block-types/schema.ts';
import {
  createBlockArgs,
  deleteBlockArgs,
  getBlockArgs,
  listBlocksArgs,
  parseCreateBlockArgs,
  parseDeleteBlockArgs,
  parseGetBlockArgs,
  parseListBlocksArgs,
  parseUpdateBlockArgs,
  updateBlockArgs,
} from './blocks/args.ts';
import {
  createBlockAutosaveArgs,
  getBlockAutosaveArgs,
  listBlocksAutosavesArgs,
  parseCreateBlockAutosaveArgs,
  parseGetBlockAutosaveArgs,
  parseListBlocksAutosavesArgs,
} from './blocks/autosaves/args.ts';
import { blockAutosaveContexts, blockAutosaveViews } from './blocks/autosaves/contexts.ts';
import type { BlocksAutosavesHandlers } from './blocks/autosaves/handlers.ts';
import { blockAutosaveLinks } from './blocks/autosaves/links.ts';
import { blockAutosaveSchema } from './blocks/autosaves/schema.ts';
import { blockContexts, blockViews } from './blocks/contexts.ts';
import type { BlocksHandlers } from './blocks/handlers.ts';
import { blockLinks } from './blocks/links.ts';
import {
  deleteBlockRevisionArgs,
  getBlockRevisionArgs,
  listBlocksRevisionsArgs,
  parseDeleteBlockRevisionArgs,
  parseGetBlockRevisionArgs,
  parseListBlocksRevisionsArgs,
} from './blocks/revisions/args.ts';
import { blockRevisionContexts, blockRevisionViews } from './blocks/revisions/contexts.ts';
import type { BlocksRevisionsHandlers } from './blocks/revisions/handlers.ts';
import { blockRevisionLinks } from './blocks/revisions/links.ts';
import { blockRevisionSchema } from './blocks/revisions/schema.ts';
import { blockSchema } from './blocks/schema.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createCategoryArgs,
  deleteCategoryArgs,
  getCategoryArgs,
  listCategoriesArgs,
  parseCreateCategoryArgs,
  parseDeleteCategoryArgs,
  parseGetCategoryArgs,
  parseListCategoriesArgs,
  parseUpdateCategoryArgs,
  updateCategoryArgs,
} from './categories/args.ts';
import { categoryContexts, categoryViews } from './categories/contexts.ts';
import type { CategoriesHandlers } from './categories/handlers.ts';
import { categoryLinks } from './categories/links.ts';
import { categorySchema } from './categories/schema.ts';
import {
  createCommentArgs,
  deleteCommentArgs,
  getCommentArgs,
  listCommentsArgs,
  parseCreateCommentArgs,
  parseDeleteCommentArgs,
  parseGetCommentArgs,
  parseListCommentsArgs,
  parseUpdateCommentArgs,
  updateCommentArgs,
} from './comments/args.ts';
import { commentContexts, commentViews } from './comments/contexts.ts';
import type { CommentsHandlers } from './comments/handlers.ts';
import { commentLinks } from './comments/links.ts';
import { commentSchema } from './comments/schema.ts';
import {
  getGlobalStylesArgs,
  parseGetGlobalStylesArgs,
  parseVariationsGlobalStylesArgs,
  themeGlobalStylesArgs,
  updateGlobalStylesArgs,
  variationsGlobalStylesArgs,
} from './global-styles/args.ts';
import { globalStylesContexts, globalStylesViews } from './global-styles/contexts.ts';
import type { GlobalStylesHandlers } from './global-styles/handlers.ts';
import { globalStylesLinks } from './global-styles/links.ts';
import { globalStylesSchema } from './global-styles/schema.ts';
import {
  createAttachmentArgs,
  deleteAttachmentArgs,
  editAttachmentArgs,
  getAttachmentArgs,
  listMediaArgs,
  parseCreateAttachmentArgs,
  parseDeleteAttachmentArgs,
  parseEditAttachmentArgs,
  parseGetAttachmentArgs,
  parseListMediaArgs,
  parsePostProcessAttachmentArgs,
  parseUpdateAttachmentArgs,
  postProcessAttachmentArgs,
  updateAttachmentArgs,
} from './media/args.ts';
import { attachmentContexts, attachmentViews } from './media/contexts.ts';
import type { MediaHandlers } from './media/handlers.ts';
import { attachmentLinks } from './media/links.ts';
import { attachmentSchema } from './media/schema.ts';
import {
  createMenuItemArgs,
  deleteMenuItemArgs,
  getMenuItemArgs,
  listMenuItemsArgs,
  parseCreateMenuItemArgs,
  parseDeleteMenuItemArgs,
  parseGetMenuItemArgs,
  parseListMenuItemsArgs,
  parseUpdateMenuItemArgs,
  updateMenuItemArgs,
} from './menu-items/args.ts';
import {
  createMenuItemAutosaveArgs,
  getMenuItemAutosaveArgs,
  listMenuItemsAutosavesArgs,
  parseCreateMenuItemAutosaveArgs,
  parseGetMenuItemAutosaveArgs,
  parseListMenuItemsAutosavesArgs,
} from './menu-items/autosaves/args.ts';
import {
  menuItemAutosaveContexts,
  menuItemAutosaveViews,
} from './menu-items/autosaves/contexts.ts';
import type { MenuItemsAutosavesHandlers } from './menu-items/autosaves/handlers.ts';
import { menuItemAutosaveLinks } from './menu-items/autosaves/links.ts';
import { menuItemAutosaveSchema } from './menu-items/autosaves/schema.ts';
import { menuItemContexts, menuItemViews } from './menu-items/contexts.ts';
import type { MenuItemsHandlers } from './menu-items/handlers.ts';
import { menuItemLinks } from './menu-items/links.ts';
import { menuItemSchema } from './menu-items/schema.ts';
import {
  getMenuLocationArgs,
  listMenuLocationsArgs,
  parseGetMenuLocationArgs,
  parseListMenuLocationsArgs,
} from './menu-locations/args.ts';
import { menuLocationContexts, menuLocationViews } from './menu-locations/contexts.ts';
import type { MenuLocationsHandlers } from './menu-locations/handlers.ts';
import { menuLocationLinks } from './menu-locations/links.ts';
import { menuLocationSchema } from './menu-locations/schema.ts';
import {
  createMenuArgs,
  deleteMenuArgs,
  getMenuArgs,
  listMenusArgs,
  parseCreateMenuArgs,
  parseDeleteMenuArgs,
  parseGetMenuArgs,
  parseListMenusArgs,
  parseUpdateMenuArgs,
  updateMenuArgs,
} from './menus/args.ts';
import { menuContexts, menuViews } from './menus/contexts.ts';
import type { MenusHandlers } from './menus/handlers.ts';
import { menuLinks } from './menus/links.ts';
import { menuSchema } from './menus/schema.ts';
import {
  createNavigationMenuArgs,
  deleteNavigationMenuArgs,
  getNavigationMenuArgs,
  listNavigationArgs,
  parseCreateNavigationMenuArgs,
  parseDeleteNavigationMenuArgs,
  parseGetNavigationMenuArgs,
  parseListNavigationArgs,
  parseUpdateNavigationMenuArgs,
  updateNavigationMenuArgs,
} from './navigation/args.ts';
import {
  createNavigationMenuAutosaveArgs,
  getNavigationMenuAutosaveArgs,
  listNavigationAutosavesArgs,
  parseCreateNavigationMenuAutosaveArgs,
  parseGetNavigationMenuAutosaveArgs,
  parseListNavigationAutosavesArgs,
} from './navigation/autosaves/args.ts';
import {
  navigationMenuAutosaveContexts,
  navigationMenuAutosaveViews,
} from './navigation/autosaves/contexts.ts';
import type { NavigationAutosavesHandlers } from './navigation/autosaves/handlers.ts';
import { navigationMenuAutosaveLinks } from './navigation/autosaves/links.ts';
import { navigationMenuAutosaveSchema } from './navigation/autosaves/schema.ts';
import { navigationMenuContexts, navigationMenuViews } from './navigation/contexts.ts';
import type { NavigationHandlers } from './navigation/handlers.ts';
import { navigationMenuLinks } from './navigation/links.ts';
import {
  deleteNavigationMenuRevisionArgs,
  getNavigationMenuRevisionArgs,
  listNavigationRevisionsArgs,
  parseDeleteNavigationMenuRevisionArgs,
  parseGetNavigationMenuRevisionArgs,
  parseListNavigationRevisionsArgs,
} from './navigation/revisions/args.ts';
import {
  navigationMenuRevisionContexts,
  navigationMenuRevisionViews,
} from './navigation/revisions/contexts.ts';
import type { NavigationRevisionsHandlers } from './navigation/revisions/handlers.ts';
import { navigationMenuRevisionLinks } from './navigation/revisions/links.ts';
import { navigationMenuRevisionSchema } from './navigation/revisions/schema.ts';
import { navigationMenuSchema } from './navigation/schema.ts';
import {
  getEmbeddedViewArgs,
  parseGetEmbeddedViewArgs,
  parseProxyEmbeddedViewArgs,
  proxyEmbeddedViewArgs,
} from './oembed/args.ts';
import { embeddedViewContexts, embeddedViewViews } from './oembed/contexts.ts';
import type { OembedHandlers } from './oembed/handlers.ts';
import { embeddedViewLinks } from './oembed/links.ts';
import {
  createPageArgs,
  deletePageArgs,
  getPageArgs,
  listPagesArgs,
  parseCreatePageArgs,
  parseDeletePageArgs,
  parseGetPageArgs,
  parseListPagesArgs,
  parseUpdatePageArgs,
  updatePageArgs,
} from './pages/args.ts';
import {
  createPageAutosaveArgs,
  getPageAutosaveArgs,
  listPagesAutosavesArgs,
  parseCreatePageAutosaveArgs,
  parseGetPageAutosaveArgs,
  parseListPagesAutosavesArgs,
} from './pages/autosaves/args.ts';
import { pageAutosaveContexts, pageAutosaveViews } from './pages/autosaves/contexts.ts';
import type { PagesAutosavesHandlers } from './pages/autosaves/handlers.ts';
import { pageAutosaveLinks } from './pages/autosaves/links.ts';
import { pageAutosaveSchema } from './pages/autosaves/schema.ts';
import { pageContexts, pageViews } from './pages/contexts.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { pageLinks } from './pages/links.ts';
import {
  deletePageRevisionArgs,
  getPageRevisionArgs,
  listPagesRevisionsArgs,
  parseDeletePageRevisionArgs,
  parseGetPageRevisionArgs,
  parseListPagesRevisionsArgs,
} from './pages/revisions/args.ts';
import { pageRevisionContexts, pageRevisionViews } from './pages/revisions/contexts.ts';
import type { PagesRevisionsHandlers } from './pages/revisions/handlers.ts';
import { pageRevisionLinks } from './pages/revisions/links.ts';
import { pageRevisionSchema } from './pages/revisions/schema.ts';
import { pageSchema } from './pages/schema.ts';
import {
  parseSearchPatternDirectoryItemArgs,
  searchPatternDirectoryItemArgs,
} from './pattern-directory/args.ts';
import {
  patternDirectoryItemContexts,
  patternDirectoryItemViews,
} from './pattern-directory/contexts.ts';
import type { PatternDirectoryHandlers } from './pattern-directory/handlers.ts';
import { patternDirectoryItemLinks } from './pattern-directory/links.ts';
import { patternDirectoryItemSchema } from './pattern-directory/schema.ts';
import {
  createPluginArgs,
  deletePluginArgs,
  getPluginArgs,
  listPluginsArgs,
  parseCreatePluginArgs,
  parseDeletePluginArgs,
  parseGetPluginArgs,
  parseListPluginsArgs,
  parseUpdatePluginArgs,
  updatePluginArgs,
} from './plugins/args.ts';
import { pluginContexts, pluginViews } from './plugins/contexts.ts';
import type { PluginsHandlers } from './plugins/handlers.ts';
import { pluginLinks } from './plugins/links.ts';
import { pluginSchema } from './plugins/schema.ts';
import {
  createPostArgs,
  deletePostArgs,
  getPostArgs,
  listPostsArgs,
  parseCreatePostArgs,
  parseDeletePostArgs,
  parseGetPostArgs,
  parseListPostsArgs,
  parseUpdatePostArgs,
  updatePostArgs,
} from './posts/args.ts';
import {
  createPostAutosaveArgs,
  getPostAutosaveArgs,
  listPostsAutosavesArgs,
  parseCreatePostAutosaveArgs,
  parseGetPostAutosaveArgs,
  parseListPostsAutosavesArgs,
} from './posts/autosaves/args.ts';
import { postAutosaveContexts, postAutosaveViews } from './posts/autosaves/contexts.ts';
import type { PostsAutosavesHandlers } from './posts/autosaves/handlers.ts';
import { postAutosaveLinks } from './posts/autosaves/links.ts';
import { postAutosaveSchema } from './posts/autosaves/schema.ts';
import { postContexts, postViews } from './posts/contexts.ts';
import type { PostsHandlers } from './posts/handlers.ts';
import { postLinks } from './posts/links.ts';
import {
  deletePostRevisionArgs,
  getPostRevisionArgs,
  listPostsRevisionsArgs,
  parseDeletePostRevisionArgs,
  parseGetPostRevisionArgs,
  parseListPostsRevisionsArgs,
} from './posts/revisions/args.ts';
import { postRevisionContexts, postRevisionViews } from './posts/revisions/contexts.ts';
import type { PostsRevisionsHandlers } from './posts/revisions/handlers.ts';
import { postRevisionLinks } from './posts/revisions/links.ts';
import { postRevisionSchema } from './posts/revisions/schema.ts';
import { postSchema } from './posts/schema.ts';
import { listSearchArgs, parseListSearchArgs } from './search/args.ts';
import { searchResultContexts, searchResultViews } from './search/contexts.ts';
import type { SearchHandlers } from './search/handlers.ts';
import { searchResultLinks } from './search/links.ts';
import { searchResultSchema } from './search/schema.ts';
import { getSettingsArgs, parseUpdateSettingsArgs, updateSettingsArgs } from './settings/args.ts';
import { settingsContexts, settingsViews } from './settings/contexts.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { settingsLinks } from './settings/links.ts';
import { settingsSchema } from './settings/schema.ts';
import {
  getSidebarArgs,
  listSidebarsArgs,
  parseGetSidebarArgs,
  parseListSidebarsArgs,
  parseUpdateSidebarArgs,
  updateSidebarArgs,
} from './sidebars/args.ts';
import { sidebarContexts, sidebarViews } from './sidebars/contexts.ts';
import type { SidebarsHandlers } from './sidebars/handlers.ts';
import { sidebarLinks } from './sidebars/links.ts';
import { sidebarSchema } from './sidebars/schema.ts';
import { exportSiteEditorExportArgs } from './site-editor-export/args.ts';
import { siteEditorExportContexts, siteEditorExportViews } from './site-editor-export/contexts.ts';
import type { SiteEditorExportHandlers } from './site-editor-export/handlers.ts';
import { siteEditorExportLinks } from './site-editor-export/links.ts';
import {
  authorizationHeaderSiteHealthTestArgs,
  backgroundUpdatesSiteHealthTestArgs,
  catalogueCommunicationSiteHealthTestArgs,
  directorySizesSiteHealthTestArgs,
  httpsStatusSiteHealthTestArgs,
  loopbackRequestsSiteHealthTestArgs,
  pageCacheSiteHealthTestArgs,
} from './site-health/args.ts';
import { siteHealthTestContexts, siteHealthTestViews } from './site-health/contexts.ts';
import type { SiteHealthHandlers } from './site-health/handlers.ts';
import { siteHealthTestLinks } from './site-health/links.ts';
import { siteHealthTestSchema } from './site-health/schema.ts';
import {
  getStatusArgs,
  listStatusesArgs,
  parseGetStatusArgs,
  parseListStatusesArgs,
} from './statuses/args.ts';
import { statusContexts, statusViews } from './statuses/contexts.ts';
import type { StatusesHandlers } from './statuses/handlers.ts';
import { statusLinks } from './statuses/links.ts';
import { statusSchema } from './statuses/schema.ts';
import {
  createTagArgs,
  deleteTagArgs,
  getTagArgs,
  listTagsArgs,
  parseCreateTagArgs,
  parseDeleteTagArgs,
  parseGetTagArgs,
  parseListTagsArgs,
  parseUpdateTagArgs,
  updateTagArgs,
} from './tags/args.ts';
import { tagContexts, tagViews } from './tags/contexts.ts';
import type { TagsHandlers } from './tags/handlers.ts';
import { tagLinks } from './tags/links.ts';
import { tagSchema } from './tags/schema.ts';
import {
  getTaxonomyArgs,
  listTaxonomiesArgs,
  parseGetTaxonomyArgs,
  parseListTaxonomiesArgs,
} from './taxonomies/args.ts';
import { taxonomyContexts, taxonomyViews } from './taxonomies/contexts.ts';
import type { TaxonomiesHandlers } from './taxonomies/handlers.ts';
import { taxonomyLinks } from './taxonomies/links.ts';
import { taxonomySchema } from './taxonomies/schema.ts';
import {
  createTemplatePartArgs,
  deleteTemplatePartArgs,
  getTemplatePartArgs,
  listTemplatePartsArgs,
  lookupTemplatePartArgs,
  parseCreateTemplatePartArgs,
  parseDeleteTemplatePartArgs,
  parseGetTemplatePartArgs,
  parseListTemplatePartsArgs,
  parseLookupTemplatePartArgs,
  parseUpdateTemplatePartArgs,
  updateTemplatePartArgs,
} from './template-parts/args.ts';
import {
  createTemplatePartAutosaveArgs,
  getTemplatePartAutosaveArgs,
  listTemplatePartsAutosavesArgs,
  parseCreateTemplatePartAutosaveArgs,
  parseGetTemplatePartAutosaveArgs,
  parseListTemplatePartsAutosavesArgs,
} from './template-parts/autosaves/args.ts';
import {
  templatePartAutosaveContexts,
  templatePartAutosaveViews,
} from './template-parts/autosaves/contexts.ts';
import type { TemplatePartsAutosavesHandlers } from './template-parts/autosaves/handlers.ts';
import { templatePartAutosaveLinks } from './template-parts/autosaves/links.ts';
import { templatePartAutosaveSchema } from './template-parts/autosaves/schema.ts';
import { templatePartContexts, templatePartViews } from './template-parts/contexts.ts';
import type { TemplatePartsHandlers } from './template-parts/handlers.ts';
import { templatePartLinks } from './template-parts/links.ts';
import {
  deleteTemplatePartRevisionArgs,
  getTemplatePartRevisionArgs,
  listTemplatePartsRevisionsArgs,
  parseDeleteTemplatePartRevisionArgs,
  parseGetTemplatePartRevisionArgs,
  parseListTemplatePartsRevisionsArgs,
} from './template-parts/revisions/args.ts';
import {
  templatePartRevisionContexts,
  templatePartRevisionViews,
} from './template-parts/revisions/contexts.ts';
import type { TemplatePartsRevisionsHandlers } from './template-parts/revisions/handlers.ts';
import { templatePartRevisionLinks } from './template-parts/revisions/links.ts';
import { templatePartRevisionSchema } from './template-parts/revisions/schema.ts';
import { templatePartSchema } from './template-parts/schema.ts';
import {
  createTemplateArgs,
  deleteTemplateArgs,
  getTemplateArgs,
  listTemplatesArgs,
  lookupTemplateArgs,
  parseCreateTemplateArgs,
  parseDeleteTemplateArgs,
  parseGetTemplateArgs,
  parseListTemplatesArgs,
  parseLookupTemplateArgs,
  parseUpdateTemplateArgs,
  updateTemplateArgs,
} from './templates/args.ts';
import {
  createTemplateAutosaveArgs,
  getTemplateAutosaveArgs,
  listTemplatesAutosavesArgs,
  parseCreateTemplateAutosaveArgs,
  parseGetTemplateAutosaveArgs,
  parseListTemplatesAutosavesArgs,
} from './templates/autosaves/args.ts';
import { templateAutosaveContexts, templateAutosaveViews } from './templates/autosaves/contexts.ts';
import type { TemplatesAutosavesHandlers } from './templates/autosaves/handlers.ts';
import { templateAutosaveLinks } from './templates/autosaves/links.ts';
import { templateAutosaveSchema } from './templates/autosaves/schema.ts';
import { templateContexts, templateViews } from './templates/contexts.ts';
import type { TemplatesHandlers } from './templates/handlers.ts';
import { templateLinks } from './templates/links.ts';
import {
  deleteTemplateRevisionArgs,
  getTemplateRevisionArgs,
  listTemplatesRevisionsArgs,
  parseDeleteTemplateRevisionArgs,
  parseGetTemplateRevisionArgs,
  parseListTemplatesRevisionsArgs,
} from './templates/revisions/args.ts';
import { templateRevisionContexts, templateRevisionViews } from './templates/revisions/contexts.ts';
import type { TemplatesRevisionsHandlers } from './templates/revisions/handlers.ts';
import { templateRevisionLinks } from './templates/revisions/links.ts';
import { templateRevisionSchema } from './templates/revisions/schema.ts';
import { templateSchema } from './templates/schema.ts';
import { getThemeArgs, listThemesArgs, parseListThemesArgs } from './themes/args.ts';
import { themeContexts, themeViews } from './themes/contexts.ts';
import type { ThemesHandlers } from './themes/handlers.ts';
import { themeLinks } from './themes/links.ts';
import { themeSchema } from './themes/schema.ts';
import { getTypeArgs, listTypesArgs, parseGetTypeArgs, parseListTypesArgs } from './types/args.ts';
import { typeContexts, typeViews } from './types/contexts.ts';
import type { TypesHandlers } from './types/handlers.ts';
import { typeLinks } from './types/links.ts';
import { typeSchema } from './types/schema.ts';
import { getUrlDetailsArgs } from './url-details/args.ts';
import { urlDetailsContexts, urlDetailsViews } from './url-details/contexts.ts';
import type { UrlDetailsHandlers } from './url-details/handlers.ts';
import { urlDetailsLinks } from './url-details/links.ts';
import {
  createUserArgs,
  deleteMeUserArgs,
  deleteUserArgs,
  getUserArgs,
  listUsersArgs,
  meUserArgs,
  parseCreateUserArgs,
  parseDeleteMeUserArgs,
  parseDeleteUserArgs,
  parseGetUserArgs,
  parseListUsersArgs,
  parseMeUserArgs,
  parseUpdateMeUserArgs,
  parseUpdateUserArgs,
  updateMeUserArgs,
  updateUserArgs,
} from './users/args.ts';
import { userContexts, userViews } from './users/contexts.ts';
import type { UsersHandlers } from './users/handlers.ts';
import { userLinks } from './users/links.ts';
import { userSchema } from './users/schema.ts';
import {
  encodeWidgetTypeArgs,
  getWidgetTypeArgs,
  listWidgetTypesArgs,
  parseEncodeWidgetTypeArgs,
  parseGetWidgetTypeArgs,
  parseListWidgetTypesArgs,
  parseRenderWidgetTypeArgs,
  renderWidgetTypeArgs,
} from './widget-types/args.ts';
import { widgetTypeContexts, widgetTypeViews } from './widget-types/contexts.ts';
import type { WidgetTypesHandlers } from './widget-types/handlers.ts';
import { widgetTypeLinks } from './widget-types/links.ts';
import { widgetTypeSchema } from './widget-types/schema.ts';
import {
  createWidgetArgs,
  deleteWidgetArgs,
  getWidgetArgs,
  listWidgetsArgs,
  parseCreateWidgetArgs,
  parseDeleteWidgetArgs,
  parseGetWidgetArgs,
  parseListWidgetsArgs,
  parseUpdateWidgetArgs,
  updateWidgetArgs,
} from './widgets/args.ts';
import { widgetContexts, widgetViews } from './widgets/contexts.ts';
import type { WidgetsHandlers } from './widgets/handlers.ts';
import { widgetLinks } from './widgets/links.ts';
import { widgetSchema } from './widgets/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly applicationPasswords: ApplicationPasswordsHandlers;
  readonly blockDirectory: BlockDirectoryHandlers;
  readonly blockPatternCategories: BlockPatternCategoriesHandlers;
  readonly blockPatterns: BlockPatternsHandlers;
  readonly blockRenderer: BlockRendererHandlers;
  readonly blockTypes: BlockTypesHandlers;
  readonly blocks: BlocksHandlers;
  readonly blocksAutosaves: BlocksAutosavesHandlers;
  readonly blocksRevisions: BlocksRevisionsHandlers;
  readonly categories: CategoriesHandlers;
  readonly comments: CommentsHandlers;
  readonly globalStyles: GlobalStylesHandlers;
  readonly media: MediaHandlers;
  readonly menuItems: MenuItemsHandlers;
  readonly menuItemsAutosaves: MenuItemsAutosavesHandlers;
  readonly menuLocations: MenuLocationsHandlers;
  readonly menus: MenusHandlers;
  readonly navigation: NavigationHandlers;
  readonly navigationAutosaves: NavigationAutosavesHandlers;
  readonly navigationRevisions: NavigationRevisionsHandlers;
  readonly oembed: OembedHandlers;
  readonly pages: PagesHandlers;
  readonly pagesAutosaves: PagesAutosavesHandlers;
  readonly pagesRevisions: PagesRevisionsHandlers;
  readonly patternDirectory: PatternDirectoryHandlers;
  readonly plugins: PluginsHandlers;
  readonly posts: PostsHandlers;
  readonly postsAutosaves: PostsAutosavesHandlers;
  readonly postsRevisions: PostsRevisionsHandlers;
  readonly search: SearchHandlers;
  readonly settings: SettingsHandlers;
  readonly sidebars: SidebarsHandlers;
  readonly siteEditorExport: SiteEditorExportHandlers;
  readonly siteHealth: SiteHealthHandlers;
  readonly statuses: StatusesHandlers;
  readonly tags: TagsHandlers;
  readonly taxonomies: TaxonomiesHandlers;
  readonly templateParts: TemplatePartsHandlers;
  readonly templatePartsAutosaves: TemplatePartsAutosavesHandlers;
  readonly templatePartsRevisions: TemplatePartsRevisionsHandlers;
  readonly templates: TemplatesHandlers;
  readonly templatesAutosaves: TemplatesAutosavesHandlers;
  readonly templatesRevisions: TemplatesRevisionsHandlers;
  readonly themes: ThemesHandlers;
  readonly types: TypesHandlers;
  readonly urlDetails: UrlDetailsHandlers;
  readonly users: UsersHandlers;
  readonly widgetTypes: WidgetTypesHandlers;
  readonly widgets: WidgetsHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords', {
    schema: applicationPasswordSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listApplicationPasswordsArgs,
        parse: parseListApplicationPasswordsArgs,
        endpoint: handlers.applicationPasswords.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: applicationPasswordContexts,
          views: applicationPasswordViews,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createApplicationPasswordArgs,
        parse: parseCreateApplicationPasswordArgs,
        endpoint: handlers.applicationPasswords.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: applicationPasswordContexts,
          views: applicationPasswordViews,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteAllApplicationPasswordArgs,
        parse: parseDeleteAllApplicationPasswordArgs,
        endpoint: handlers.applicationPasswords.deleteAll,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: {
            deleted: {
              description: 'Always true: the passwords were deleted.',
              type: 'boolean',
              enum: [true],
            },
            count: { description: 'Number of deleted passwords.', type: 'integer', minimum: 0 },
          },
        },
        context: 'view',
        shape: {
          contexts: applicationPasswordContexts,
          views: applicationPasswordViews,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/introspect',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: introspectApplicationPasswordArgs,
          parse: parseIntrospectApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.introspect,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: applicationPasswordContexts,
            views: applicationPasswordViews,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getApplicationPasswordArgs,
          parse: parseGetApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.get,
          answers: 'item',
          context: 'view',
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          shape: {
            contexts: applicationPasswordContexts,
            views: applicationPasswordViews,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: updateApplicationPasswordArgs,
          parse: parseUpdateApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.update,
          answers: 'item',
          context: 'edit',
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          shape: {
            contexts: applicationPasswordContexts,
            views: applicationPasswordViews,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
        {
          methods: 'DELETE',
          args: deleteApplicationPasswordArgs,
          parse: parseDeleteApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.delete,
          answers: 'deleted',
          context: 'view',
          nested: { under: ['user_id'], missing: 'rest_application_password_not_found' },
          shape: {
            contexts: applicationPasswordContexts,
            views: applicationPasswordViews,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/block-directory/search', {
    schema: blockDirectoryItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: searchBlockDirectoryItemArgs,
        parse: parseSearchBlockDirectoryItemArgs,
        endpoint: handlers.blockDirectory.search,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockDirectoryItemContexts,
          views: blockDirectoryItemViews,
          links: blockDirectoryItemLinks,
          facts: handlers.blockDirectory.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/block-patterns/categories', {
    schema: blockPatternCategorySchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlockPatternCategoriesArgs,
        endpoint: handlers.blockPatternCategories.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockPatternCategoryContexts,
          views: blockPatternCategoryViews,
          links: blockPatternCategoryLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/block-patterns/patterns', {
    schema: blockPatternSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlockPatternsArgs,
        endpoint: handlers.blockPatterns.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockPatternContexts,
          views: blockPatternViews,
          links: blockPatternLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/block-renderer/(?P<name>[a-z0-9-]+/[a-z0-9-]+)', {
    schema: renderedBlockSchema,
    endpoints: [
      {
        methods: 'GET, POST',
        args: renderRenderedBlockArgs,
        parse: parseRenderRenderedBlockArgs,
        endpoint: handlers.blockRenderer.render,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: renderedBlockContexts,
          views: renderedBlockViews,
          links: renderedBlockLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/block-types', {
    schema: blockTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlockTypesArgs,
        parse: parseListBlockTypesArgs,
        endpoint: handlers.blockTypes.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockTypeContexts,
          views: blockTypeViews,
          links: blockTypeLinks,
          facts: handlers.blockTypes.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/block-types/(?P<namespace>[a-zA-Z0-9_-]+)', {
    schema: blockTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNamespaceBlockTypeArgs,
        parse: parseListNamespaceBlockTypeArgs,
        endpoint: handlers.blockTypes.listNamespace,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockTypeContexts,
          views: blockTypeViews,
          links: blockTypeLinks,
          facts: handlers.blockTypes.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/block-types/(?P<namespace>[a-zA-Z0-9_-]+)/(?P<name>[a-zA-Z0-9_-]+)',
    {
      schema: blockTypeSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getBlockTypeArgs,
          parse: parseGetBlockTypeArgs,
          endpoint: handlers.blockTypes.get,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: blockTypeContexts,
            views: blockTypeViews,
            links: blockTypeLinks,
            facts: handlers.blockTypes.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/blocks', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksArgs,
        parse: parseListBlocksArgs,
        endpoint: handlers.blocks.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: blockContexts,
          views: blockViews,
          links: blockLinks,
          facts: handlers.blocks.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBlockArgs,
        parse: parseCreateBlockArgs,
        endpoint: handlers.blocks.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: blockContexts,
          views: blockViews,
          links: blockLinks,
          facts: handlers.blocks.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getBlockArgs,
        parse: parseGetBlockArgs,
        endpoint: handlers.blocks.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: blockContexts,
          views: blockViews,
          links: blockLinks,
          facts: handlers.blocks.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateBlockArgs,
        parse: parseUpdateBlockArgs,
        endpoint: handlers.blocks.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: blockContexts,
          views: blockViews,
          links: blockLinks,
          facts: handlers.blocks.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBlockArgs,
        parse: parseDeleteBlockArgs,
        endpoint: handlers.blocks.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: blockContexts,
          views: blockViews,
          links: blockLinks,
          facts: handlers.blocks.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)/autosaves', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksAutosavesArgs,
        parse: parseListBlocksAutosavesArgs,
        endpoint: handlers.blocksAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: blockAutosaveContexts,
          views: blockAutosaveViews,
          links: blockAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBlockAutosaveArgs,
        parse: parseCreateBlockAutosaveArgs,
        endpoint: handlers.blocksAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: blockAutosaveContexts,
          views: blockAutosaveViews,
          links: blockAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getBlockAutosaveArgs,
        parse: parseGetBlockAutosaveArgs,
        endpoint: handlers.blocksAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: blockAutosaveContexts,
          views: blockAutosaveViews,
          links: blockAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksRevisionsArgs,
        parse: parseListBlocksRevisionsArgs,
        endpoint: handlers.blocksRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: blockRevisionContexts,
          views: blockRevisionViews,
          links: blockRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getBlockRevisionArgs,
        parse: parseGetBlockRevisionArgs,
        endpoint: handlers.blocksRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: blockRevisionContexts,
          views: blockRevisionViews,
          links: blockRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBlockRevisionArgs,
        parse: parseDeleteBlockRevisionArgs,
        endpoint: handlers.blocksRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: blockRevisionContexts,
          views: blockRevisionViews,
          links: blockRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/categories', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listCategoriesArgs,
        parse: parseListCategoriesArgs,
        endpoint: handlers.categories.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCategoryArgs,
        parse: parseCreateCategoryArgs,
        endpoint: handlers.categories.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/categories/(?P<id>[\\d]+)', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getCategoryArgs,
        parse: parseGetCategoryArgs,
        endpoint: handlers.categories.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCategoryArgs,
        parse: parseUpdateCategoryArgs,
        endpoint: handlers.categories.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCategoryArgs,
        parse: parseDeleteCategoryArgs,
        endpoint: handlers.categories.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: categoryContexts, views: categoryViews, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listCommentsArgs,
        parse: parseListCommentsArgs,
        endpoint: handlers.comments.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: commentContexts,
          views: commentViews,
          links: commentLinks,
          wholeFields: ['content'],
          facts: handlers.comments.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCommentArgs,
        parse: parseCreateCommentArgs,
        endpoint: handlers.comments.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: commentContexts,
          views: commentViews,
          links: commentLinks,
          wholeFields: ['content'],
          facts: handlers.comments.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments/(?P<id>[\\d]+)', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getCommentArgs,
        parse: parseGetCommentArgs,
        endpoint: handlers.comments.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: commentContexts,
          views: commentViews,
          links: commentLinks,
          wholeFields: ['content'],
          facts: handlers.comments.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCommentArgs,
        parse: parseUpdateCommentArgs,
        endpoint: handlers.comments.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: commentContexts,
          views: commentViews,
          links: commentLinks,
          wholeFields: ['content'],
          facts: handlers.comments.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCommentArgs,
        parse: parseDeleteCommentArgs,
        endpoint: handlers.comments.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: commentContexts,
          views: commentViews,
          links: commentLinks,
          wholeFields: ['content'],
          facts: handlers.comments.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/global-styles/themes/(?P<stylesheet>[\\/\\s%\\w\\.\\(\\)\\[\\]\\@_\\-]+)/variations',
    {
      endpoints: [
        {
          methods: 'GET',
          args: variationsGlobalStylesArgs,
          parse: parseVariationsGlobalStylesArgs,
          endpoint: handlers.globalStyles.variations,
          answers: 'any',
          answerSchema: {
            type: 'array',
            items: {
              description: 'A style variation, as in its file.',
              type: 'object',
              properties: {
                version: { description: 'Version of the format.', type: 'integer' },
                title: { description: 'Label for display.', type: 'string', optional: true },
                settings: { description: 'Settings.', type: 'object', optional: true },
                styles: { description: 'Styles.', type: 'object', optional: true },
              },
              additionalProperties: true,
            },
          },
          context: 'view',
          shape: {
            contexts: globalStylesContexts,
            views: globalStylesViews,
            links: globalStylesLinks,
            facts: handlers.globalStyles.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(
    server.core,
    '/global-styles/themes/(?P<stylesheet>[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)',
    {
      endpoints: [
        {
          methods: 'GET',
          args: themeGlobalStylesArgs,
          endpoint: handlers.globalStyles.theme,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: globalStylesContexts,
            views: globalStylesViews,
            links: globalStylesLinks,
            facts: handlers.globalStyles.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/global-styles/(?P<id>[\\/\\w-]+)', {
    schema: globalStylesSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getGlobalStylesArgs,
        parse: parseGetGlobalStylesArgs,
        endpoint: handlers.globalStyles.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: globalStylesContexts,
          views: globalStylesViews,
          links: globalStylesLinks,
          facts: handlers.globalStyles.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateGlobalStylesArgs,
        endpoint: handlers.globalStyles.update,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: globalStylesContexts,
          views: globalStylesViews,
          links: globalStylesLinks,
          facts: handlers.globalStyles.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMediaArgs,
        parse: parseListMediaArgs,
        endpoint: handlers.media.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createAttachmentArgs,
        parse: parseCreateAttachmentArgs,
        endpoint: handlers.media.create,
        answers: 'created',
        context: 'edit',
        uploads: true,
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)', {
    schema: attachmentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getAttachmentArgs,
        parse: parseGetAttachmentArgs,
        endpoint: handlers.media.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateAttachmentArgs,
        parse: parseUpdateAttachmentArgs,
        endpoint: handlers.media.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteAttachmentArgs,
        parse: parseDeleteAttachmentArgs,
        endpoint: handlers.media.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/post-process', {
    endpoints: [
      {
        methods: 'POST',
        args: postProcessAttachmentArgs,
        parse: parsePostProcessAttachmentArgs,
        endpoint: handlers.media.postProcess,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/media/(?P<id>[\\d]+)/edit', {
    endpoints: [
      {
        methods: 'POST',
        args: editAttachmentArgs,
        parse: parseEditAttachmentArgs,
        endpoint: handlers.media.edit,
        answers: 'created',
        context: 'view',
        shape: {
          contexts: attachmentContexts,
          views: attachmentViews,
          links: attachmentLinks,
          wholeFields: ['caption', 'description', 'media_details'],
          facts: handlers.media.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listMenuItemsArgs,
        parse: parseListMenuItemsArgs,
        endpoint: handlers.menuItems.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: menuItemContexts,
          views: menuItemViews,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuItemArgs,
        parse: parseCreateMenuItemArgs,
        endpoint: handlers.menuItems.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          views: menuItemViews,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getMenuItemArgs,
        parse: parseGetMenuItemArgs,
        endpoint: handlers.menuItems.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: menuItemContexts,
          views: menuItemViews,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMenuItemArgs,
        parse: parseUpdateMenuItemArgs,
        endpoint: handlers.menuItems.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          views: menuItemViews,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMenuItemArgs,
        parse: parseDeleteMenuItemArgs,
        endpoint: handlers.menuItems.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          views: menuItemViews,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)/autosaves', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMenuItemsAutosavesArgs,
        parse: parseListMenuItemsAutosavesArgs,
        endpoint: handlers.menuItemsAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: menuItemAutosaveContexts,
          views: menuItemAutosaveViews,
          links: menuItemAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuItemAutosaveArgs,
        parse: parseCreateMenuItemAutosaveArgs,
        endpoint: handlers.menuItemsAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: menuItemAutosaveContexts,
          views: menuItemAutosaveViews,
          links: menuItemAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getMenuItemAutosaveArgs,
        parse: parseGetMenuItemAutosaveArgs,
        endpoint: handlers.menuItemsAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: menuItemAutosaveContexts,
          views: menuItemAutosaveViews,
          links: menuItemAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-locations', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMenuLocationsArgs,
        parse: parseListMenuLocationsArgs,
        endpoint: handlers.menuLocations.list,
        answers: 'map',
        context: 'view',
        shape: {
          contexts: menuLocationContexts,
          views: menuLocationViews,
          links: menuLocationLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-locations/(?P<location>[\\w-]+)', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getMenuLocationArgs,
        parse: parseGetMenuLocationArgs,
        endpoint: handlers.menuLocations.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: menuLocationContexts,
          views: menuLocationViews,
          links: menuLocationLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menus', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listMenusArgs,
        parse: parseListMenusArgs,
        endpoint: handlers.menus.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuArgs,
        parse: parseCreateMenuArgs,
        endpoint: handlers.menus.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menus/(?P<id>[\\d]+)', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getMenuArgs,
        parse: parseGetMenuArgs,
        endpoint: handlers.menus.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMenuArgs,
        parse: parseUpdateMenuArgs,
        endpoint: handlers.menus.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMenuArgs,
        parse: parseDeleteMenuArgs,
        endpoint: handlers.menus.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationArgs,
        parse: parseListNavigationArgs,
        endpoint: handlers.navigation.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: navigationMenuContexts,
          views: navigationMenuViews,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNavigationMenuArgs,
        parse: parseCreateNavigationMenuArgs,
        endpoint: handlers.navigation.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          views: navigationMenuViews,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuArgs,
        parse: parseGetNavigationMenuArgs,
        endpoint: handlers.navigation.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: navigationMenuContexts,
          views: navigationMenuViews,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateNavigationMenuArgs,
        parse: parseUpdateNavigationMenuArgs,
        endpoint: handlers.navigation.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          views: navigationMenuViews,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteNavigationMenuArgs,
        parse: parseDeleteNavigationMenuArgs,
        endpoint: handlers.navigation.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          views: navigationMenuViews,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)/autosaves', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationAutosavesArgs,
        parse: parseListNavigationAutosavesArgs,
        endpoint: handlers.navigationAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: navigationMenuAutosaveContexts,
          views: navigationMenuAutosaveViews,
          links: navigationMenuAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNavigationMenuAutosaveArgs,
        parse: parseCreateNavigationMenuAutosaveArgs,
        endpoint: handlers.navigationAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: navigationMenuAutosaveContexts,
          views: navigationMenuAutosaveViews,
          links: navigationMenuAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuAutosaveArgs,
        parse: parseGetNavigationMenuAutosaveArgs,
        endpoint: handlers.navigationAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: navigationMenuAutosaveContexts,
          views: navigationMenuAutosaveViews,
          links: navigationMenuAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationRevisionsArgs,
        parse: parseListNavigationRevisionsArgs,
        endpoint: handlers.navigationRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: navigationMenuRevisionContexts,
          views: navigationMenuRevisionViews,
          links: navigationMenuRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuRevisionArgs,
        parse: parseGetNavigationMenuRevisionArgs,
        endpoint: handlers.navigationRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: navigationMenuRevisionContexts,
          views: navigationMenuRevisionViews,
          links: navigationMenuRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteNavigationMenuRevisionArgs,
        parse: parseDeleteNavigationMenuRevisionArgs,
        endpoint: handlers.navigationRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: navigationMenuRevisionContexts,
          views: navigationMenuRevisionViews,
          links: navigationMenuRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('oembed/1.0', '/embed', {
    endpoints: [
      {
        methods: 'GET',
        args: getEmbeddedViewArgs,
        parse: parseGetEmbeddedViewArgs,
        endpoint: handlers.oembed.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: embeddedViewContexts,
          views: embeddedViewViews,
          links: embeddedViewLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('oembed/1.0', '/proxy', {
    endpoints: [
      {
        methods: 'GET',
        args: proxyEmbeddedViewArgs,
        parse: parseProxyEmbeddedViewArgs,
        endpoint: handlers.oembed.proxy,
        answers: 'any',
        context: 'view',
        shape: {
          contexts: embeddedViewContexts,
          views: embeddedViewViews,
          links: embeddedViewLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listPagesArgs,
        parse: parseListPagesArgs,
        endpoint: handlers.pages.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: pageContexts,
          views: pageViews,
          links: pageLinks,
          facts: handlers.pages.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPageArgs,
        parse: parseCreatePageArgs,
        endpoint: handlers.pages.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: pageContexts,
          views: pageViews,
          links: pageLinks,
          facts: handlers.pages.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getPageArgs,
        parse: parseGetPageArgs,
        endpoint: handlers.pages.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: pageContexts,
          views: pageViews,
          links: pageLinks,
          facts: handlers.pages.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePageArgs,
        parse: parseUpdatePageArgs,
        endpoint: handlers.pages.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: pageContexts,
          views: pageViews,
          links: pageLinks,
          facts: handlers.pages.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePageArgs,
        parse: parseDeletePageArgs,
        endpoint: handlers.pages.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: pageContexts,
          views: pageViews,
          links: pageLinks,
          facts: handlers.pages.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)/autosaves', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPagesAutosavesArgs,
        parse: parseListPagesAutosavesArgs,
        endpoint: handlers.pagesAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: pageAutosaveContexts,
          views: pageAutosaveViews,
          links: pageAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPageAutosaveArgs,
        parse: parseCreatePageAutosaveArgs,
        endpoint: handlers.pagesAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: pageAutosaveContexts,
          views: pageAutosaveViews,
          links: pageAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPageAutosaveArgs,
        parse: parseGetPageAutosaveArgs,
        endpoint: handlers.pagesAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: pageAutosaveContexts,
          views: pageAutosaveViews,
          links: pageAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPagesRevisionsArgs,
        parse: parseListPagesRevisionsArgs,
        endpoint: handlers.pagesRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: pageRevisionContexts,
          views: pageRevisionViews,
          links: pageRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPageRevisionArgs,
        parse: parseGetPageRevisionArgs,
        endpoint: handlers.pagesRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: pageRevisionContexts,
          views: pageRevisionViews,
          links: pageRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePageRevisionArgs,
        parse: parseDeletePageRevisionArgs,
        endpoint: handlers.pagesRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: pageRevisionContexts,
          views: pageRevisionViews,
          links: pageRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pattern-directory/patterns', {
    schema: patternDirectoryItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: searchPatternDirectoryItemArgs,
        parse: parseSearchPatternDirectoryItemArgs,
        endpoint: handlers.patternDirectory.search,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: patternDirectoryItemContexts,
          views: patternDirectoryItemViews,
          links: patternDirectoryItemLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/plugins', {
    schema: pluginSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPluginsArgs,
        parse: parseListPluginsArgs,
        endpoint: handlers.plugins.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPluginArgs,
        parse: parseCreatePluginArgs,
        endpoint: handlers.plugins.create,
        answers: 'created',
        context: 'view',
        shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/plugins/(?P<plugin>[^.\\/]+(?:\\/[^.\\/]+)?)', {
    schema: pluginSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPluginArgs,
        parse: parseGetPluginArgs,
        endpoint: handlers.plugins.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePluginArgs,
        parse: parseUpdatePluginArgs,
        endpoint: handlers.plugins.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePluginArgs,
        parse: parseDeletePluginArgs,
        endpoint: handlers.plugins.delete,
        answers: 'deleted',
        context: 'view',
        shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listPostsArgs,
        parse: parseListPostsArgs,
        endpoint: handlers.posts.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: postContexts,
          views: postViews,
          links: postLinks,
          facts: handlers.posts.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPostArgs,
        parse: parseCreatePostArgs,
        endpoint: handlers.posts.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: postContexts,
          views: postViews,
          links: postLinks,
          facts: handlers.posts.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getPostArgs,
        parse: parseGetPostArgs,
        endpoint: handlers.posts.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: postContexts,
          views: postViews,
          links: postLinks,
          facts: handlers.posts.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePostArgs,
        parse: parseUpdatePostArgs,
        endpoint: handlers.posts.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: postContexts,
          views: postViews,
          links: postLinks,
          facts: handlers.posts.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePostArgs,
        parse: parseDeletePostArgs,
        endpoint: handlers.posts.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: postContexts,
          views: postViews,
          links: postLinks,
          facts: handlers.posts.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)/autosaves', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPostsAutosavesArgs,
        parse: parseListPostsAutosavesArgs,
        endpoint: handlers.postsAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: postAutosaveContexts,
          views: postAutosaveViews,
          links: postAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPostAutosaveArgs,
        parse: parseCreatePostAutosaveArgs,
        endpoint: handlers.postsAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: postAutosaveContexts,
          views: postAutosaveViews,
          links: postAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPostAutosaveArgs,
        parse: parseGetPostAutosaveArgs,
        endpoint: handlers.postsAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: postAutosaveContexts,
          views: postAutosaveViews,
          links: postAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPostsRevisionsArgs,
        parse: parseListPostsRevisionsArgs,
        endpoint: handlers.postsRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: postRevisionContexts,
          views: postRevisionViews,
          links: postRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPostRevisionArgs,
        parse: parseGetPostRevisionArgs,
        endpoint: handlers.postsRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: postRevisionContexts,
          views: postRevisionViews,
          links: postRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePostRevisionArgs,
        parse: parseDeletePostRevisionArgs,
        endpoint: handlers.postsRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: postRevisionContexts,
          views: postRevisionViews,
          links: postRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/search', {
    schema: searchResultSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listSearchArgs,
        parse: parseListSearchArgs,
        endpoint: handlers.search.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: searchResultContexts,
          views: searchResultViews,
          links: searchResultLinks,
          facts: handlers.search.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/settings', {
    schema: settingsSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getSettingsArgs,
        endpoint: handlers.settings.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, views: settingsViews, links: settingsLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateSettingsArgs,
        parse: parseUpdateSettingsArgs,
        endpoint: handlers.settings.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, views: settingsViews, links: settingsLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/sidebars', {
    schema: sidebarSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listSidebarsArgs,
        parse: parseListSidebarsArgs,
        endpoint: handlers.sidebars.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: sidebarContexts, views: sidebarViews, links: sidebarLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/sidebars/(?P<id>[\\w-]+)', {
    schema: sidebarSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getSidebarArgs,
        parse: parseGetSidebarArgs,
        endpoint: handlers.sidebars.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: sidebarContexts, views: sidebarViews, links: sidebarLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateSidebarArgs,
        parse: parseUpdateSidebarArgs,
        endpoint: handlers.sidebars.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: sidebarContexts, views: sidebarViews, links: sidebarLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-block-editor/v1', '/export', {
    endpoints: [
      {
        methods: 'GET',
        args: exportSiteEditorExportArgs,
        endpoint: handlers.siteEditorExport.export,
        answers: 'any',
        context: 'view',
        shape: {
          contexts: siteEditorExportContexts,
          views: siteEditorExportViews,
          links: siteEditorExportLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/background-updates', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: backgroundUpdatesSiteHealthTestArgs,
        endpoint: handlers.siteHealth.backgroundUpdates,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/loopback-requests', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: loopbackRequestsSiteHealthTestArgs,
        endpoint: handlers.siteHealth.loopbackRequests,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/https-status', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: httpsStatusSiteHealthTestArgs,
        endpoint: handlers.siteHealth.httpsStatus,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/dotorg-communication', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: catalogueCommunicationSiteHealthTestArgs,
        endpoint: handlers.siteHealth.catalogueCommunication,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/authorization-header', {
    schema: siteHealthTestSchema,
    endpoints: [
      {
        methods: 'GET',
        args: authorizationHeaderSiteHealthTestArgs,
        endpoint: handlers.siteHealth.authorizationHeader,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/directory-sizes', {
    endpoints: [
      {
        methods: 'GET',
        args: directorySizesSiteHealthTestArgs,
        endpoint: handlers.siteHealth.directorySizes,
        answers: 'any',
        answerSchema: {
          description: 'Each folder by its name and `_size`, and the sum as `total_size`.',
          type: 'object',
          properties: {
            raw: {
              description: 'Total size in bytes, or 0 if it could not be computed in time.',
              type: 'integer',
            },
          },
          patternProperties: {
            _size$: {
              type: 'object',
              properties: {
                size: {
                  description: 'Size, or the reason why it is unknown, for display.',
                  type: 'string',
                },
                debug: { description: 'Size for debugging.', type: 'string' },
                raw: { description: 'Size in bytes.', type: 'integer', optional: true },
                path: { description: 'Path of the folder.', type: 'string', optional: true },
              },
            },
          },
        },
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-site-health/v1', '/tests/page-cache', {
    endpoints: [
      {
        methods: 'GET',
        args: pageCacheSiteHealthTestArgs,
        endpoint: handlers.siteHealth.pageCache,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: siteHealthTestContexts,
          views: siteHealthTestViews,
          links: siteHealthTestLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/statuses', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listStatusesArgs,
        parse: parseListStatusesArgs,
        endpoint: handlers.statuses.list,
        answers: 'map',
        context: 'view',
        shape: {
          contexts: statusContexts,
          views: statusViews,
          links: statusLinks,
          facts: handlers.statuses.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/statuses/(?P<status>[\\w-]+)', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getStatusArgs,
        parse: parseGetStatusArgs,
        endpoint: handlers.statuses.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: statusContexts,
          views: statusViews,
          links: statusLinks,
          facts: handlers.statuses.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listTagsArgs,
        parse: parseListTagsArgs,
        endpoint: handlers.tags.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: tagContexts, views: tagViews, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTagArgs,
        parse: parseCreateTagArgs,
        endpoint: handlers.tags.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: tagContexts, views: tagViews, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags/(?P<id>[\\d]+)', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getTagArgs,
        parse: parseGetTagArgs,
        endpoint: handlers.tags.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: tagContexts, views: tagViews, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateTagArgs,
        parse: parseUpdateTagArgs,
        endpoint: handlers.tags.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: tagContexts, views: tagViews, links: tagLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteTagArgs,
        parse: parseDeleteTagArgs,
        endpoint: handlers.tags.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: tagContexts, views: tagViews, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/taxonomies', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTaxonomiesArgs,
        parse: parseListTaxonomiesArgs,
        endpoint: handlers.taxonomies.list,
        answers: 'map',
        context: 'view',
        shape: {
          contexts: taxonomyContexts,
          views: taxonomyViews,
          links: taxonomyLinks,
          facts: handlers.taxonomies.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/taxonomies/(?P<taxonomy>[\\w-]+)', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTaxonomyArgs,
        parse: parseGetTaxonomyArgs,
        endpoint: handlers.taxonomies.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: taxonomyContexts,
          views: taxonomyViews,
          links: taxonomyLinks,
          facts: handlers.taxonomies.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts', {
    schema: templatePartSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatePartsArgs,
        parse: parseListTemplatePartsArgs,
        endpoint: handlers.templateParts.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: templatePartContexts,
          views: templatePartViews,
          links: templatePartLinks,
          facts: handlers.templateParts.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTemplatePartArgs,
        parse: parseCreateTemplatePartArgs,
        endpoint: handlers.templateParts.create,
        answers: 'created',
        context: 'view',
        shape: {
          contexts: templatePartContexts,
          views: templatePartViews,
          links: templatePartLinks,
          facts: handlers.templateParts.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/lookup', {
    endpoints: [
      {
        methods: 'GET',
        args: lookupTemplatePartArgs,
        parse: parseLookupTemplatePartArgs,
        endpoint: handlers.templateParts.lookup,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: templatePartContexts,
          views: templatePartViews,
          links: templatePartLinks,
          facts: handlers.templateParts.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/template-parts/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)',
    {
      schema: templatePartSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getTemplatePartArgs,
          parse: parseGetTemplatePartArgs,
          endpoint: handlers.templateParts.get,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: templatePartContexts,
            views: templatePartViews,
            links: templatePartLinks,
            facts: handlers.templateParts.facts,
          },
          callbacks,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: updateTemplatePartArgs,
          parse: parseUpdateTemplatePartArgs,
          endpoint: handlers.templateParts.update,
          answers: 'item',
          context: 'edit',
          shape: {
            contexts: templatePartContexts,
            views: templatePartViews,
            links: templatePartLinks,
            facts: handlers.templateParts.facts,
          },
          callbacks,
        },
        {
          methods: 'DELETE',
          args: deleteTemplatePartArgs,
          parse: parseDeleteTemplatePartArgs,
          endpoint: handlers.templateParts.delete,
          answers: 'deleted',
          context: 'edit',
          shape: {
            contexts: templatePartContexts,
            views: templatePartViews,
            links: templatePartLinks,
            facts: handlers.templateParts.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/template-parts/(?P<id>[\\d]+)/autosaves', {
    schema: templatePartAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatePartsAutosavesArgs,
        parse: parseListTemplatePartsAutosavesArgs,
        endpoint: handlers.templatePartsAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: templatePartAutosaveContexts,
          views: templatePartAutosaveViews,
          links: templatePartAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTemplatePartAutosaveArgs,
        parse: parseCreateTemplatePartAutosaveArgs,
        endpoint: handlers.templatePartsAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: templatePartAutosaveContexts,
          views: templatePartAutosaveViews,
          links: templatePartAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: templatePartAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTemplatePartAutosaveArgs,
        parse: parseGetTemplatePartAutosaveArgs,
        endpoint: handlers.templatePartsAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: templatePartAutosaveContexts,
          views: templatePartAutosaveViews,
          links: templatePartAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/revisions', {
    schema: templatePartRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatePartsRevisionsArgs,
        parse: parseListTemplatePartsRevisionsArgs,
        endpoint: handlers.templatePartsRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: templatePartRevisionContexts,
          views: templatePartRevisionViews,
          links: templatePartRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: templatePartRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTemplatePartRevisionArgs,
        parse: parseGetTemplatePartRevisionArgs,
        endpoint: handlers.templatePartsRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: templatePartRevisionContexts,
          views: templatePartRevisionViews,
          links: templatePartRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteTemplatePartRevisionArgs,
        parse: parseDeleteTemplatePartRevisionArgs,
        endpoint: handlers.templatePartsRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: templatePartRevisionContexts,
          views: templatePartRevisionViews,
          links: templatePartRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/templates', {
    schema: templateSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatesArgs,
        parse: parseListTemplatesArgs,
        endpoint: handlers.templates.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: templateContexts,
          views: templateViews,
          links: templateLinks,
          facts: handlers.templates.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTemplateArgs,
        parse: parseCreateTemplateArgs,
        endpoint: handlers.templates.create,
        answers: 'created',
        context: 'view',
        shape: {
          contexts: templateContexts,
          views: templateViews,
          links: templateLinks,
          facts: handlers.templates.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/templates/lookup', {
    endpoints: [
      {
        methods: 'GET',
        args: lookupTemplateArgs,
        parse: parseLookupTemplateArgs,
        endpoint: handlers.templates.lookup,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: templateContexts,
          views: templateViews,
          links: templateLinks,
          facts: handlers.templates.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/templates/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)',
    {
      schema: templateSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getTemplateArgs,
          parse: parseGetTemplateArgs,
          endpoint: handlers.templates.get,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: templateContexts,
            views: templateViews,
            links: templateLinks,
            facts: handlers.templates.facts,
          },
          callbacks,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: updateTemplateArgs,
          parse: parseUpdateTemplateArgs,
          endpoint: handlers.templates.update,
          answers: 'item',
          context: 'edit',
          shape: {
            contexts: templateContexts,
            views: templateViews,
            links: templateLinks,
            facts: handlers.templates.facts,
          },
          callbacks,
        },
        {
          methods: 'DELETE',
          args: deleteTemplateArgs,
          parse: parseDeleteTemplateArgs,
          endpoint: handlers.templates.delete,
          answers: 'deleted',
          context: 'edit',
          shape: {
            contexts: templateContexts,
            views: templateViews,
            links: templateLinks,
            facts: handlers.templates.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/templates/(?P<id>[\\d]+)/autosaves', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatesAutosavesArgs,
        parse: parseListTemplatesAutosavesArgs,
        endpoint: handlers.templatesAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: templateAutosaveContexts,
          views: templateAutosaveViews,
          links: templateAutosaveLinks,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTemplateAutosaveArgs,
        parse: parseCreateTemplateAutosaveArgs,
        endpoint: handlers.templatesAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: templateAutosaveContexts,
          views: templateAutosaveViews,
          links: templateAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTemplateAutosaveArgs,
        parse: parseGetTemplateAutosaveArgs,
        endpoint: handlers.templatesAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: templateAutosaveContexts,
          views: templateAutosaveViews,
          links: templateAutosaveLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/revisions', {
    schema: templateRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTemplatesRevisionsArgs,
        parse: parseListTemplatesRevisionsArgs,
        endpoint: handlers.templatesRevisions.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: templateRevisionContexts,
          views: templateRevisionViews,
          links: templateRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: templateRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTemplateRevisionArgs,
        parse: parseGetTemplateRevisionArgs,
        endpoint: handlers.templatesRevisions.get,
        answers: 'item',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: templateRevisionContexts,
          views: templateRevisionViews,
          links: templateRevisionLinks,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteTemplateRevisionArgs,
        parse: parseDeleteTemplateRevisionArgs,
        endpoint: handlers.templatesRevisions.delete,
        answers: 'deleted',
        context: 'view',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        shape: {
          contexts: templateRevisionContexts,
          views: templateRevisionViews,
          links: templateRevisionLinks,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/themes', {
    schema: themeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listThemesArgs,
        parse: parseListThemesArgs,
        endpoint: handlers.themes.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: themeContexts,
          views: themeViews,
          links: themeLinks,
          facts: handlers.themes.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/themes/(?P<stylesheet>[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)',
    {
      schema: themeSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getThemeArgs,
          endpoint: handlers.themes.get,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: themeContexts,
            views: themeViews,
            links: themeLinks,
            facts: handlers.themes.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/types', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTypesArgs,
        parse: parseListTypesArgs,
        endpoint: handlers.types.list,
        answers: 'map',
        context: 'view',
        shape: {
          contexts: typeContexts,
          views: typeViews,
          links: typeLinks,
          facts: handlers.types.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/types/(?P<type>[\\w-]+)', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTypeArgs,
        parse: parseGetTypeArgs,
        endpoint: handlers.types.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: typeContexts,
          views: typeViews,
          links: typeLinks,
          facts: handlers.types.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute('{token}-block-editor/v1', '/url-details', {
    endpoints: [
      {
        methods: 'GET',
        args: getUrlDetailsArgs,
        endpoint: handlers.urlDetails.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: urlDetailsContexts, views: urlDetailsViews, links: urlDetailsLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listUsersArgs,
        parse: parseListUsersArgs,
        endpoint: handlers.users.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createUserArgs,
        parse: parseCreateUserArgs,
        endpoint: handlers.users.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/(?P<id>[\\d]+)', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getUserArgs,
        parse: parseGetUserArgs,
        endpoint: handlers.users.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateUserArgs,
        parse: parseUpdateUserArgs,
        endpoint: handlers.users.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteUserArgs,
        parse: parseDeleteUserArgs,
        endpoint: handlers.users.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/me', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: meUserArgs,
        parse: parseMeUserArgs,
        endpoint: handlers.users.me,
        answers: 'item',
        context: 'view',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMeUserArgs,
        parse: parseUpdateMeUserArgs,
        endpoint: handlers.users.updateMe,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMeUserArgs,
        parse: parseDeleteMeUserArgs,
        endpoint: handlers.users.deleteMe,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userContexts, views: userViews, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types', {
    schema: widgetTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listWidgetTypesArgs,
        parse: parseListWidgetTypesArgs,
        endpoint: handlers.widgetTypes.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: widgetTypeContexts, views: widgetTypeViews, links: widgetTypeLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)', {
    schema: widgetTypeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getWidgetTypeArgs,
        parse: parseGetWidgetTypeArgs,
        endpoint: handlers.widgetTypes.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: widgetTypeContexts, views: widgetTypeViews, links: widgetTypeLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)/encode', {
    endpoints: [
      {
        methods: 'POST',
        args: encodeWidgetTypeArgs,
        parse: parseEncodeWidgetTypeArgs,
        endpoint: handlers.widgetTypes.encode,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: {
            form: { description: 'Form of the widget, as HTML.', type: 'string' },
            preview: { description: 'Preview of the widget, as HTML.', type: 'string' },
            instance: {
              description: 'Settings of the widget.',
              type: 'object',
              properties: {
                encoded: {
                  description: 'Encoded settings, which are sent back with the hash.',
                  type: 'string',
                },
                hash: { description: 'Hash of the encoded settings.', type: 'string' },
                raw: { description: 'Settings by name.', type: 'object' },
              },
            },
          },
        },
        context: 'view',
        shape: { contexts: widgetTypeContexts, views: widgetTypeViews, links: widgetTypeLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widget-types/(?P<id>[a-zA-Z0-9_-]+)/render', {
    endpoints: [
      {
        methods: 'POST',
        args: renderWidgetTypeArgs,
        parse: parseRenderWidgetTypeArgs,
        endpoint: handlers.widgetTypes.render,
        answers: 'any',
        answerSchema: {
          type: 'object',
          properties: { preview: { description: 'The page, as HTML.', type: 'string' } },
        },
        context: 'view',
        shape: { contexts: widgetTypeContexts, views: widgetTypeViews, links: widgetTypeLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widgets', {
    schema: widgetSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listWidgetsArgs,
        parse: parseListWidgetsArgs,
        endpoint: handlers.widgets.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createWidgetArgs,
        parse: parseCreateWidgetArgs,
        endpoint: handlers.widgets.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/widgets/(?P<id>[\\w\\-]+)', {
    schema: widgetSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getWidgetArgs,
        parse: parseGetWidgetArgs,
        endpoint: handlers.widgets.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateWidgetArgs,
        parse: parseUpdateWidgetArgs,
        endpoint: handlers.widgets.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteWidgetArgs,
        parse: parseDeleteWidgetArgs,
        endpoint: handlers.widgets.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: widgetContexts, views: widgetViews, links: widgetLinks },
        callbacks,
      },
    ],
  });
}
