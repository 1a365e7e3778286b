// @generated from schemas/ by `npm run generate`. Do not edit. (cf1bc103a5e4)

import { registerResources } from '../runtime/server/index.ts';
import type { Registrar } from '../runtime/server/index.ts';
import type { ApplicationPasswordsHandlers } from './application-passwords/handlers.ts';
import { registerApplicationPasswordsRoutes } from './application-passwords/routes.ts';
import type { BlockDirectoryHandlers } from './block-directory/handlers.ts';
import { registerBlockDirectoryRoutes } from './block-directory/routes.ts';
import type { BlockPatternCategoriesHandlers } from './block-pattern-categories/handlers.ts';
import { registerBlockPatternCategoriesRoutes } from './block-pattern-categories/routes.ts';
import type { BlockPatternsHandlers } from './block-patterns/handlers.ts';
import { registerBlockPatternsRoutes } from './block-patterns/routes.ts';
import type { BlockRendererHandlers } from './block-renderer/handlers.ts';
import { registerBlockRendererRoutes } from './block-renderer/routes.ts';
import type { BlockTypesHandlers } from './block-types/handlers.ts';
import { registerBlockTypesRoutes } from './block-types/routes.ts';
import type { BlocksAutosavesHandlers } from './blocks/autosaves/handlers.ts';
import { registerBlocksAutosavesRoutes } from './blocks/autosaves/routes.ts';
import type { BlocksHandlers } from './blocks/handlers.ts';
import type { BlocksRevisionsHandlers } from './blocks/revisions/handlers.ts';
import { registerBlocksRevisionsRoutes } from './blocks/revisions/routes.ts';
import { registerBlocksRoutes } from './blocks/routes.ts';
import type { Callbacks } from './callbacks.ts';
import type { CategoriesHandlers } from './categories/handlers.ts';
import { registerCategoriesRoutes } from './categories/routes.ts';
import type { CommentsHandlers } from './comments/handlers.ts';
import { registerCommentsRoutes } from './comments/routes.ts';
import type { GlobalStylesHandlers } from './global-styles/handlers.ts';
import { registerGlobalStylesRoutes } from './global-styles/routes.ts';
import type { MediaHandlers } from './media/handlers.ts';
import { registerMediaRoutes } from './media/routes.ts';
import type { MenuItemsAutosavesHandlers } from './menu-items/autosaves/handlers.ts';
import { registerMenuItemsAutosavesRoutes } from './menu-items/autosaves/routes.ts';
import type { MenuItemsHandlers } from './menu-items/handlers.ts';
import { registerMenuItemsRoutes } from './menu-items/routes.ts';
import type { MenuLocationsHandlers } from './menu-locations/handlers.ts';
import { registerMenuLocationsRoutes } from './menu-locations/routes.ts';
import type { MenusHandlers } from './menus/handlers.ts';
import { registerMenusRoutes } from './menus/routes.ts';
import type { NavigationAutosavesHandlers } from './navigation/autosaves/handlers.ts';
import { registerNavigationAutosavesRoutes } from './navigation/autosaves/routes.ts';
import type { NavigationHandlers } from './navigation/handlers.ts';
import type { NavigationRevisionsHandlers } from './navigation/revisions/handlers.ts';
import { registerNavigationRevisionsRoutes } from './navigation/revisions/routes.ts';
import { registerNavigationRoutes } from './navigation/routes.ts';
import type { OembedHandlers } from './oembed/handlers.ts';
import { registerOembedRoutes } from './oembed/routes.ts';
import type { PagesAutosavesHandlers } from './pages/autosaves/handlers.ts';
import { registerPagesAutosavesRoutes } from './pages/autosaves/routes.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import type { PagesRevisionsHandlers } from './pages/revisions/handlers.ts';
import { registerPagesRevisionsRoutes } from './pages/revisions/routes.ts';
import { registerPagesRoutes } from './pages/routes.ts';
import type { PatternDirectoryHandlers } from './pattern-directory/handlers.ts';
import { registerPatternDirectoryRoutes } from './pattern-directory/routes.ts';
import type { PluginsHandlers } from './plugins/handlers.ts';
import { registerPluginsRoutes } from './plugins/routes.ts';
import type { PostsAutosavesHandlers } from './posts/autosaves/handlers.ts';
import { registerPostsAutosavesRoutes } from './posts/autosaves/routes.ts';
import type { PostsHandlers } from './posts/handlers.ts';
import type { PostsRevisionsHandlers } from './posts/revisions/handlers.ts';
import { registerPostsRevisionsRoutes } from './posts/revisions/routes.ts';
import { registerPostsRoutes } from './posts/routes.ts';
import type { SearchHandlers } from './search/handlers.ts';
import { registerSearchRoutes } from './search/routes.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { registerSettingsRoutes } from './settings/routes.ts';
import type { SidebarsHandlers } from './sidebars/handlers.ts';
import { registerSidebarsRoutes } from './sidebars/routes.ts';
import type { SiteEditorExportHandlers } from './site-editor-export/handlers.ts';
import { registerSiteEditorExportRoutes } from './site-editor-export/routes.ts';
import type { SiteHealthHandlers } from './site-health/handlers.ts';
import { registerSiteHealthRoutes } from './site-health/routes.ts';
import type { StatusesHandlers } from './statuses/handlers.ts';
import { registerStatusesRoutes } from './statuses/routes.ts';
import type { TagsHandlers } from './tags/handlers.ts';
import { registerTagsRoutes } from './tags/routes.ts';
import type { TaxonomiesHandlers } from './taxonomies/handlers.ts';
import { registerTaxonomiesRoutes } from './taxonomies/routes.ts';
import type { TemplatePartsAutosavesHandlers } from './template-parts/autosaves/handlers.ts';
import { registerTemplatePartsAutosavesRoutes } from './template-parts/autosaves/routes.ts';
import type { TemplatePartsHandlers } from './template-parts/handlers.ts';
import type { TemplatePartsRevisionsHandlers } from './template-parts/revisions/handlers.ts';
import { registerTemplatePartsRevisionsRoutes } from './template-parts/revisions/routes.ts';
import { registerTemplatePartsRoutes } from './template-parts/routes.ts';
import type { TemplatesAutosavesHandlers } from './templates/autosaves/handlers.ts';
import { registerTemplatesAutosavesRoutes } from './templates/autosaves/routes.ts';
import type { TemplatesHandlers } from './templates/handlers.ts';
import type { TemplatesRevisionsHandlers } from './templates/revisions/handlers.ts';
import { registerTemplatesRevisionsRoutes } from './templates/revisions/routes.ts';
import { registerTemplatesRoutes } from './templates/routes.ts';
import type { ThemesHandlers } from './themes/handlers.ts';
import { registerThemesRoutes } from './themes/routes.ts';
import type { TypesHandlers } from './types/handlers.ts';
import { registerTypesRoutes } from './types/routes.ts';
import type { UrlDetailsHandlers } from './url-details/handlers.ts';
import { registerUrlDetailsRoutes } from './url-details/routes.ts';
import type { UsersHandlers } from './users/handlers.ts';
import { registerUsersRoutes } from './users/routes.ts';
import type { WidgetTypesHandlers } from './widget-types/handlers.ts';
import { registerWidgetTypesRoutes } from './widget-types/routes.ts';
import type { WidgetsHandlers } from './widgets/handlers.ts';
import { registerWidgetsRoutes } from './widgets/routes.ts';

/** The handlers of every resource, which the site implements. */
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

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    applicationPasswords: registerApplicationPasswordsRoutes,
    blockDirectory: registerBlockDirectoryRoutes,
    blockPatternCategories: registerBlockPatternCategoriesRoutes,
    blockPatterns: registerBlockPatternsRoutes,
    blockRenderer: registerBlockRendererRoutes,
    blockTypes: registerBlockTypesRoutes,
    blocks: registerBlocksRoutes,
    blocksAutosaves: registerBlocksAutosavesRoutes,
    blocksRevisions: registerBlocksRevisionsRoutes,
    categories: registerCategoriesRoutes,
    comments: registerCommentsRoutes,
    globalStyles: registerGlobalStylesRoutes,
    media: registerMediaRoutes,
    menuItems: registerMenuItemsRoutes,
    menuItemsAutosaves: registerMenuItemsAutosavesRoutes,
    menuLocations: registerMenuLocationsRoutes,
    menus: registerMenusRoutes,
    navigation: registerNavigationRoutes,
    navigationAutosaves: registerNavigationAutosavesRoutes,
    navigationRevisions: registerNavigationRevisionsRoutes,
    oembed: registerOembedRoutes,
    pages: registerPagesRoutes,
    pagesAutosaves: registerPagesAutosavesRoutes,
    pagesRevisions: registerPagesRevisionsRoutes,
    patternDirectory: registerPatternDirectoryRoutes,
    plugins: registerPluginsRoutes,
    posts: registerPostsRoutes,
    postsAutosaves: registerPostsAutosavesRoutes,
    postsRevisions: registerPostsRevisionsRoutes,
    search: registerSearchRoutes,
    settings: registerSettingsRoutes,
    sidebars: registerSidebarsRoutes,
    siteEditorExport: registerSiteEditorExportRoutes,
    siteHealth: registerSiteHealthRoutes,
    statuses: registerStatusesRoutes,
    tags: registerTagsRoutes,
    taxonomies: registerTaxonomiesRoutes,
    templateParts: registerTemplatePartsRoutes,
    templatePartsAutosaves: registerTemplatePartsAutosavesRoutes,
    templatePartsRevisions: registerTemplatePartsRevisionsRoutes,
    templates: registerTemplatesRoutes,
    templatesAutosaves: registerTemplatesAutosavesRoutes,
    templatesRevisions: registerTemplatesRevisionsRoutes,
    themes: registerThemesRoutes,
    types: registerTypesRoutes,
    urlDetails: registerUrlDetailsRoutes,
    users: registerUsersRoutes,
    widgetTypes: registerWidgetTypesRoutes,
    widgets: registerWidgetsRoutes,
  });
}
