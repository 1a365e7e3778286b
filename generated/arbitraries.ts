// @generated from schemas/ by `npm run generate`. Do not edit. (69326f925e73)

import { arbitrariesOf } from '../runtime/arbitraries/index.ts';
import type { Arbitraries, ArgumentTables, GroupTables } from '../runtime/arbitraries/index.ts';
import * as applicationPasswordsArgs from './application-passwords/args.ts';
import type * as applicationPasswordsTypes from './application-passwords/types.ts';
import * as blockDirectoryArgs from './block-directory/args.ts';
import type * as blockDirectoryTypes from './block-directory/types.ts';
import * as blockPatternCategoriesArgs from './block-pattern-categories/args.ts';
import type * as blockPatternCategoriesTypes from './block-pattern-categories/types.ts';
import * as blockPatternsArgs from './block-patterns/args.ts';
import type * as blockPatternsTypes from './block-patterns/types.ts';
import * as blockRendererArgs from './block-renderer/args.ts';
import type * as blockRendererTypes from './block-renderer/types.ts';
import * as blockTypesArgs from './block-types/args.ts';
import type * as blockTypesTypes from './block-types/types.ts';
import * as blocksArgs from './blocks/args.ts';
import * as blocksAutosavesArgs from './blocks/autosaves/args.ts';
import type * as blocksAutosavesTypes from './blocks/autosaves/types.ts';
import * as blocksRevisionsArgs from './blocks/revisions/args.ts';
import type * as blocksRevisionsTypes from './blocks/revisions/types.ts';
import type * as blocksTypes from './blocks/types.ts';
import * as categoriesArgs from './categories/args.ts';
import type * as categoriesTypes from './categories/types.ts';
import * as commentsArgs from './comments/args.ts';
import type * as commentsTypes from './comments/types.ts';
import * as globalStylesArgs from './global-styles/args.ts';
import type * as globalStylesTypes from './global-styles/types.ts';
import * as mediaArgs from './media/args.ts';
import type * as mediaTypes from './media/types.ts';
import * as menuItemsArgs from './menu-items/args.ts';
import * as menuItemsAutosavesArgs from './menu-items/autosaves/args.ts';
import type * as menuItemsAutosavesTypes from './menu-items/autosaves/types.ts';
import type * as menuItemsTypes from './menu-items/types.ts';
import * as menuLocationsArgs from './menu-locations/args.ts';
import type * as menuLocationsTypes from './menu-locations/types.ts';
import * as menusArgs from './menus/args.ts';
import type * as menusTypes from './menus/types.ts';
import * as navigationArgs from './navigation/args.ts';
import * as navigationAutosavesArgs from './navigation/autosaves/args.ts';
import type * as navigationAutosavesTypes from './navigation/autosaves/types.ts';
import * as navigationRevisionsArgs from './navigation/revisions/args.ts';
import type * as navigationRevisionsTypes from './navigation/revisions/types.ts';
import type * as navigationTypes from './navigation/types.ts';
import * as oembedArgs from './oembed/args.ts';
import type * as oembedTypes from './oembed/types.ts';
import * as pagesArgs from './pages/args.ts';
import * as pagesAutosavesArgs from './pages/autosaves/args.ts';
import type * as pagesAutosavesTypes from './pages/autosaves/types.ts';
import * as pagesRevisionsArgs from './pages/revisions/args.ts';
import type * as pagesRevisionsTypes from './pages/revisions/types.ts';
import type * as pagesTypes from './pages/types.ts';
import * as patternDirectoryArgs from './pattern-directory/args.ts';
import type * as patternDirectoryTypes from './pattern-directory/types.ts';
import * as pluginsArgs from './plugins/args.ts';
import type * as pluginsTypes from './plugins/types.ts';
import * as postsArgs from './posts/args.ts';
import * as postsAutosavesArgs from './posts/autosaves/args.ts';
import type * as postsAutosavesTypes from './posts/autosaves/types.ts';
import * as postsRevisionsArgs from './posts/revisions/args.ts';
import type * as postsRevisionsTypes from './posts/revisions/types.ts';
import type * as postsTypes from './posts/types.ts';
import * as searchArgs from './search/args.ts';
import type * as searchTypes from './search/types.ts';
import * as settingsArgs from './settings/args.ts';
import type * as settingsTypes from './settings/types.ts';
import * as sidebarsArgs from './sidebars/args.ts';
import type * as sidebarsTypes from './sidebars/types.ts';
import * as siteEditorExportArgs from './site-editor-export/args.ts';
import type * as siteEditorExportTypes from './site-editor-export/types.ts';
import * as siteHealthArgs from './site-health/args.ts';
import type * as siteHealthTypes from './site-health/types.ts';
import * as statusesArgs from './statuses/args.ts';
import type * as statusesTypes from './statuses/types.ts';
import * as tagsArgs from './tags/args.ts';
import type * as tagsTypes from './tags/types.ts';
import * as taxonomiesArgs from './taxonomies/args.ts';
import type * as taxonomiesTypes from './taxonomies/types.ts';
import * as templatePartsArgs from './template-parts/args.ts';
import * as templatePartsAutosavesArgs from './template-parts/autosaves/args.ts';
import type * as templatePartsAutosavesTypes from './template-parts/autosaves/types.ts';
import * as templatePartsRevisionsArgs from './template-parts/revisions/args.ts';
import type * as templatePartsRevisionsTypes from './template-parts/revisions/types.ts';
import type * as templatePartsTypes from './template-parts/types.ts';
import * as templatesArgs from './templates/args.ts';
import * as templatesAutosavesArgs from './templates/autosaves/args.ts';
import type * as templatesAutosavesTypes from './templates/autosaves/types.ts';
import * as templatesRevisionsArgs from './templates/revisions/args.ts';
import type * as templatesRevisionsTypes from './templates/revisions/types.ts';
import type * as templatesTypes from './templates/types.ts';
import { tables } from './testing.ts';
import type { Items } from './testing.ts';
import * as themesArgs from './themes/args.ts';
import type * as themesTypes from './themes/types.ts';
import * as typesArgs from './types/args.ts';
import type * as typesTypes from './types/types.ts';
import * as urlDetailsArgs from './url-details/args.ts';
import type * as urlDetailsTypes from './url-details/types.ts';
import * as usersArgs from './users/args.ts';
import type * as usersTypes from './users/types.ts';
import * as widgetTypesArgs from './widget-types/args.ts';
import type * as widgetTypesTypes from './widget-types/types.ts';
import * as widgetsArgs from './widgets/args.ts';
import type * as widgetsTypes from './widgets/types.ts';

/** The arguments of each endpoint, by resource. */
export interface Inputs {
  readonly applicationPasswords: {
    readonly list: applicationPasswordsTypes.ListApplicationPasswordsInput;
    readonly create: applicationPasswordsTypes.CreateApplicationPasswordInput;
    readonly deleteAll: applicationPasswordsTypes.DeleteAllApplicationPasswordInput;
    readonly introspect: applicationPasswordsTypes.IntrospectApplicationPasswordInput;
    readonly get: applicationPasswordsTypes.GetApplicationPasswordInput;
    readonly update: applicationPasswordsTypes.UpdateApplicationPasswordInput;
    readonly delete: applicationPasswordsTypes.DeleteApplicationPasswordInput;
  };
  readonly blockDirectory: { readonly search: blockDirectoryTypes.SearchBlockDirectoryItemInput };
  readonly blockPatternCategories: {
    readonly list: blockPatternCategoriesTypes.ListBlockPatternCategoriesInput;
  };
  readonly blockPatterns: { readonly list: blockPatternsTypes.ListBlockPatternsInput };
  readonly blockRenderer: { readonly render: blockRendererTypes.RenderRenderedBlockInput };
  readonly blockTypes: {
    readonly list: blockTypesTypes.ListBlockTypesInput;
    readonly listNamespace: blockTypesTypes.ListNamespaceBlockTypeInput;
    readonly get: blockTypesTypes.GetBlockTypeInput;
  };
  readonly blocks: {
    readonly list: blocksTypes.ListBlocksInput;
    readonly create: blocksTypes.CreateBlockInput;
    readonly get: blocksTypes.GetBlockInput;
    readonly update: blocksTypes.UpdateBlockInput;
    readonly delete: blocksTypes.DeleteBlockInput;
  };
  readonly blocksAutosaves: {
    readonly list: blocksAutosavesTypes.ListBlocksAutosavesInput;
    readonly create: blocksAutosavesTypes.CreateBlockAutosaveInput;
    readonly get: blocksAutosavesTypes.GetBlockAutosaveInput;
  };
  readonly blocksRevisions: {
    readonly list: blocksRevisionsTypes.ListBlocksRevisionsInput;
    readonly get: blocksRevisionsTypes.GetBlockRevisionInput;
    readonly delete: blocksRevisionsTypes.DeleteBlockRevisionInput;
  };
  readonly categories: {
    readonly list: categoriesTypes.ListCategoriesInput;
    readonly create: categoriesTypes.CreateCategoryInput;
    readonly get: categoriesTypes.GetCategoryInput;
    readonly update: categoriesTypes.UpdateCategoryInput;
    readonly delete: categoriesTypes.DeleteCategoryInput;
  };
  readonly comments: {
    readonly list: commentsTypes.ListCommentsInput;
    readonly create: commentsTypes.CreateCommentInput;
    readonly get: commentsTypes.GetCommentInput;
    readonly update: commentsTypes.UpdateCommentInput;
    readonly delete: commentsTypes.DeleteCommentInput;
  };
  readonly globalStyles: {
    readonly variations: globalStylesTypes.VariationsGlobalStylesInput;
    readonly theme: globalStylesTypes.ThemeGlobalStylesInput;
    readonly get: globalStylesTypes.GetGlobalStylesInput;
    readonly update: globalStylesTypes.UpdateGlobalStylesInput;
  };
  readonly media: {
    readonly list: mediaTypes.ListMediaInput;
    readonly create: mediaTypes.CreateAttachmentInput;
    readonly get: mediaTypes.GetAttachmentInput;
    readonly update: mediaTypes.UpdateAttachmentInput;
    readonly delete: mediaTypes.DeleteAttachmentInput;
    readonly postProcess: mediaTypes.PostProcessAttachmentInput;
    readonly edit: mediaTypes.EditAttachmentInput;
  };
  readonly menuItems: {
    readonly list: menuItemsTypes.ListMenuItemsInput;
    readonly create: menuItemsTypes.CreateMenuItemInput;
    readonly get: menuItemsTypes.GetMenuItemInput;
    readonly update: menuItemsTypes.UpdateMenuItemInput;
    readonly delete: menuItemsTypes.DeleteMenuItemInput;
  };
  readonly menuItemsAutosaves: {
    readonly list: menuItemsAutosavesTypes.ListMenuItemsAutosavesInput;
    readonly create: menuItemsAutosavesTypes.CreateMenuItemAutosaveInput;
    readonly get: menuItemsAutosavesTypes.GetMenuItemAutosaveInput;
  };
  readonly menuLocations: {
    readonly list: menuLocationsTypes.ListMenuLocationsInput;
    readonly get: menuLocationsTypes.GetMenuLocationInput;
  };
  readonly menus: {
    readonly list: menusTypes.ListMenusInput;
    readonly create: menusTypes.CreateMenuInput;
    readonly get: menusTypes.GetMenuInput;
    readonly update: menusTypes.UpdateMenuInput;
    readonly delete: menusTypes.DeleteMenuInput;
  };
  readonly navigation: {
    readonly list: navigationTypes.ListNavigationInput;
    readonly create: navigationTypes.CreateNavigationMenuInput;
    readonly get: navigationTypes.GetNavigationMenuInput;
    readonly update: navigationTypes.UpdateNavigationMenuInput;
    readonly delete: navigationTypes.DeleteNavigationMenuInput;
  };
  readonly navigationAutosaves: {
    readonly list: navigationAutosavesTypes.ListNavigationAutosavesInput;
    readonly create: navigationAutosavesTypes.CreateNavigationMenuAutosaveInput;
    readonly get: navigationAutosavesTypes.GetNavigationMenuAutosaveInput;
  };
  readonly navigationRevisions: {
    readonly list: navigationRevisionsTypes.ListNavigationRevisionsInput;
    readonly get: navigationRevisionsTypes.GetNavigationMenuRevisionInput;
    readonly delete: navigationRevisionsTypes.DeleteNavigationMenuRevisionInput;
  };
  readonly oembed: {
    readonly get: oembedTypes.GetEmbeddedViewInput;
    readonly proxy: oembedTypes.ProxyEmbeddedViewInput;
  };
  readonly pages: {
    readonly list: pagesTypes.ListPagesInput;
    readonly create: pagesTypes.CreatePageInput;
    readonly get: pagesTypes.GetPageInput;
    readonly update: pagesTypes.UpdatePageInput;
    readonly delete: pagesTypes.DeletePageInput;
  };
  readonly pagesAutosaves: {
    readonly list: pagesAutosavesTypes.ListPagesAutosavesInput;
    readonly create: pagesAutosavesTypes.CreatePageAutosaveInput;
    readonly get: pagesAutosavesTypes.GetPageAutosaveInput;
  };
  readonly pagesRevisions: {
    readonly list: pagesRevisionsTypes.ListPagesRevisionsInput;
    readonly get: pagesRevisionsTypes.GetPageRevisionInput;
    readonly delete: pagesRevisionsTypes.DeletePageRevisionInput;
  };
  readonly patternDirectory: {
    readonly search: patternDirectoryTypes.SearchPatternDirectoryItemInput;
  };
  readonly plugins: {
    readonly list: pluginsTypes.ListPluginsInput;
    readonly create: pluginsTypes.CreatePluginInput;
    readonly get: pluginsTypes.GetPluginInput;
    readonly update: pluginsTypes.UpdatePluginInput;
    readonly delete: pluginsTypes.DeletePluginInput;
  };
  readonly posts: {
    readonly list: postsTypes.ListPostsInput;
    readonly create: postsTypes.CreatePostInput;
    readonly get: postsTypes.GetPostInput;
    readonly update: postsTypes.UpdatePostInput;
    readonly delete: postsTypes.DeletePostInput;
  };
  readonly postsAutosaves: {
    readonly list: postsAutosavesTypes.ListPostsAutosavesInput;
    readonly create: postsAutosavesTypes.CreatePostAutosaveInput;
    readonly get: postsAutosavesTypes.GetPostAutosaveInput;
  };
  readonly postsRevisions: {
    readonly list: postsRevisionsTypes.ListPostsRevisionsInput;
    readonly get: postsRevisionsTypes.GetPostRevisionInput;
    readonly delete: postsRevisionsTypes.DeletePostRevisionInput;
  };
  readonly search: { readonly list: searchTypes.ListSearchInput };
  readonly settings: {
    readonly get: settingsTypes.GetSettingsInput;
    readonly update: settingsTypes.UpdateSettingsInput;
  };
  readonly sidebars: {
    readonly list: sidebarsTypes.ListSidebarsInput;
    readonly get: sidebarsTypes.GetSidebarInput;
    readonly update: sidebarsTypes.UpdateSidebarInput;
  };
  readonly siteEditorExport: { readonly export: siteEditorExportTypes.ExportSiteEditorExportInput };
  readonly siteHealth: {
    readonly backgroundUpdates: siteHealthTypes.BackgroundUpdatesSiteHealthTestInput;
    readonly loopbackRequests: siteHealthTypes.LoopbackRequestsSiteHealthTestInput;
    readonly httpsStatus: siteHealthTypes.HttpsStatusSiteHealthTestInput;
    readonly catalogueCommunication: siteHealthTypes.CatalogueCommunicationSiteHealthTestInput;
    readonly authorizationHeader: siteHealthTypes.AuthorizationHeaderSiteHealthTestInput;
    readonly directorySizes: siteHealthTypes.DirectorySizesSiteHealthTestInput;
    readonly pageCache: siteHealthTypes.PageCacheSiteHealthTestInput;
  };
  readonly statuses: {
    readonly list: statusesTypes.ListStatusesInput;
    readonly get: statusesTypes.GetStatusInput;
  };
  readonly tags: {
    readonly list: tagsTypes.ListTagsInput;
    readonly create: tagsTypes.CreateTagInput;
    readonly get: tagsTypes.GetTagInput;
    readonly update: tagsTypes.UpdateTagInput;
    readonly delete: tagsTypes.DeleteTagInput;
  };
  readonly taxonomies: {
    readonly list: taxonomiesTypes.ListTaxonomiesInput;
    readonly get: taxonomiesTypes.GetTaxonomyInput;
  };
  readonly templateParts: {
    readonly list: templatePartsTypes.ListTemplatePartsInput;
    readonly create: templatePartsTypes.CreateTemplatePartInput;
    readonly lookup: templatePartsTypes.LookupTemplatePartInput;
    readonly get: templatePartsTypes.GetTemplatePartInput;
    readonly update: templatePartsTypes.UpdateTemplatePartInput;
    readonly delete: templatePartsTypes.DeleteTemplatePartInput;
  };
  readonly templatePartsAutosaves: {
    readonly list: templatePartsAutosavesTypes.ListTemplatePartsAutosavesInput;
    readonly create: templatePartsAutosavesTypes.CreateTemplatePartAutosaveInput;
    readonly get: templatePartsAutosavesTypes.GetTemplatePartAutosaveInput;
  };
  readonly templatePartsRevisions: {
    readonly list: templatePartsRevisionsTypes.ListTemplatePartsRevisionsInput;
    readonly get: templatePartsRevisionsTypes.GetTemplatePartRevisionInput;
    readonly delete: templatePartsRevisionsTypes.DeleteTemplatePartRevisionInput;
  };
  readonly templates: {
    readonly list: templatesTypes.ListTemplatesInput;
    readonly create: templatesTypes.CreateTemplateInput;
    readonly lookup: templatesTypes.LookupTemplateInput;
    readonly get: templatesTypes.GetTemplateInput;
    readonly update: templatesTypes.UpdateTemplateInput;
    readonly delete: templatesTypes.DeleteTemplateInput;
  };
  readonly templatesAutosaves: {
    readonly list: templatesAutosavesTypes.ListTemplatesAutosavesInput;
    readonly create: templatesAutosavesTypes.CreateTemplateAutosaveInput;
    readonly get: templatesAutosavesTypes.GetTemplateAutosaveInput;
  };
  readonly templatesRevisions: {
    readonly list: templatesRevisionsTypes.ListTemplatesRevisionsInput;
    readonly get: templatesRevisionsTypes.GetTemplateRevisionInput;
    readonly delete: templatesRevisionsTypes.DeleteTemplateRevisionInput;
  };
  readonly themes: {
    readonly list: themesTypes.ListThemesInput;
    readonly get: themesTypes.GetThemeInput;
  };
  readonly types: {
    readonly list: typesTypes.ListTypesInput;
    readonly get: typesTypes.GetTypeInput;
  };
  readonly urlDetails: { readonly get: urlDetailsTypes.GetUrlDetailsInput };
  readonly users: {
    readonly list: usersTypes.ListUsersInput;
    readonly create: usersTypes.CreateUserInput;
    readonly get: usersTypes.GetUserInput;
    readonly update: usersTypes.UpdateUserInput;
    readonly delete: usersTypes.DeleteUserInput;
    readonly me: usersTypes.MeUserInput;
    readonly updateMe: usersTypes.UpdateMeUserInput;
    readonly deleteMe: usersTypes.DeleteMeUserInput;
  };
  readonly widgetTypes: {
    readonly list: widgetTypesTypes.ListWidgetTypesInput;
    readonly get: widgetTypesTypes.GetWidgetTypeInput;
    readonly encode: widgetTypesTypes.EncodeWidgetTypeInput;
    readonly render: widgetTypesTypes.RenderWidgetTypeInput;
  };
  readonly widgets: {
    readonly list: widgetsTypes.ListWidgetsInput;
    readonly create: widgetsTypes.CreateWidgetInput;
    readonly get: widgetsTypes.GetWidgetInput;
    readonly update: widgetsTypes.UpdateWidgetInput;
    readonly delete: widgetsTypes.DeleteWidgetInput;
  };
}

const args: ArgumentTables = {
  applicationPasswords: {
    list: applicationPasswordsArgs.listApplicationPasswordsArgs,
    create: applicationPasswordsArgs.createApplicationPasswordArgs,
    deleteAll: applicationPasswordsArgs.deleteAllApplicationPasswordArgs,
    introspect: applicationPasswordsArgs.introspectApplicationPasswordArgs,
    get: applicationPasswordsArgs.getApplicationPasswordArgs,
    update: applicationPasswordsArgs.updateApplicationPasswordArgs,
    delete: applicationPasswordsArgs.deleteApplicationPasswordArgs,
  },
  blockDirectory: { search: blockDirectoryArgs.searchBlockDirectoryItemArgs },
  blockPatternCategories: { list: blockPatternCategoriesArgs.listBlockPatternCategoriesArgs },
  blockPatterns: { list: blockPatternsArgs.listBlockPatternsArgs },
  blockRenderer: { render: blockRendererArgs.renderRenderedBlockArgs },
  blockTypes: {
    list: blockTypesArgs.listBlockTypesArgs,
    listNamespace: blockTypesArgs.listNamespaceBlockTypeArgs,
    get: blockTypesArgs.getBlockTypeArgs,
  },
  blocks: {
    list: blocksArgs.listBlocksArgs,
    create: blocksArgs.createBlockArgs,
    get: blocksArgs.getBlockArgs,
    update: blocksArgs.updateBlockArgs,
    delete: blocksArgs.deleteBlockArgs,
  },
  blocksAutosaves: {
    list: blocksAutosavesArgs.listBlocksAutosavesArgs,
    create: blocksAutosavesArgs.createBlockAutosaveArgs,
    get: blocksAutosavesArgs.getBlockAutosaveArgs,
  },
  blocksRevisions: {
    list: blocksRevisionsArgs.listBlocksRevisionsArgs,
    get: blocksRevisionsArgs.getBlockRevisionArgs,
    delete: blocksRevisionsArgs.deleteBlockRevisionArgs,
  },
  categories: {
    list: categoriesArgs.listCategoriesArgs,
    create: categoriesArgs.createCategoryArgs,
    get: categoriesArgs.getCategoryArgs,
    update: categoriesArgs.updateCategoryArgs,
    delete: categoriesArgs.deleteCategoryArgs,
  },
  comments: {
    list: commentsArgs.listCommentsArgs,
    create: commentsArgs.createCommentArgs,
    get: commentsArgs.getCommentArgs,
    update: commentsArgs.updateCommentArgs,
    delete: commentsArgs.deleteCommentArgs,
  },
  globalStyles: {
    variations: globalStylesArgs.variationsGlobalStylesArgs,
    theme: globalStylesArgs.themeGlobalStylesArgs,
    get: globalStylesArgs.getGlobalStylesArgs,
    update: globalStylesArgs.updateGlobalStylesArgs,
  },
  media: {
    list: mediaArgs.listMediaArgs,
    create: mediaArgs.createAttachmentArgs,
    get: mediaArgs.getAttachmentArgs,
    update: mediaArgs.updateAttachmentArgs,
    delete: mediaArgs.deleteAttachmentArgs,
    postProcess: mediaArgs.postProcessAttachmentArgs,
    edit: mediaArgs.editAttachmentArgs,
  },
  menuItems: {
    list: menuItemsArgs.listMenuItemsArgs,
    create: menuItemsArgs.createMenuItemArgs,
    get: menuItemsArgs.getMenuItemArgs,
    update: menuItemsArgs.updateMenuItemArgs,
    delete: menuItemsArgs.deleteMenuItemArgs,
  },
  menuItemsAutosaves: {
    list: menuItemsAutosavesArgs.listMenuItemsAutosavesArgs,
    create: menuItemsAutosavesArgs.createMenuItemAutosaveArgs,
    get: menuItemsAutosavesArgs.getMenuItemAutosaveArgs,
  },
  menuLocations: {
    list: menuLocationsArgs.listMenuLocationsArgs,
    get: menuLocationsArgs.getMenuLocationArgs,
  },
  menus: {
    list: menusArgs.listMenusArgs,
    create: menusArgs.createMenuArgs,
    get: menusArgs.getMenuArgs,
    update: menusArgs.updateMenuArgs,
    delete: menusArgs.deleteMenuArgs,
  },
  navigation: {
    list: navigationArgs.listNavigationArgs,
    create: navigationArgs.createNavigationMenuArgs,
    get: navigationArgs.getNavigationMenuArgs,
    update: navigationArgs.updateNavigationMenuArgs,
    delete: navigationArgs.deleteNavigationMenuArgs,
  },
  navigationAutosaves: {
    list: navigationAutosavesArgs.listNavigationAutosavesArgs,
    create: navigationAutosavesArgs.createNavigationMenuAutosaveArgs,
    get: navigationAutosavesArgs.getNavigationMenuAutosaveArgs,
  },
  navigationRevisions: {
    list: navigationRevisionsArgs.listNavigationRevisionsArgs,
    get: navigationRevisionsArgs.getNavigationMenuRevisionArgs,
    delete: navigationRevisionsArgs.deleteNavigationMenuRevisionArgs,
  },
  oembed: { get: oembedArgs.getEmbeddedViewArgs, proxy: oembedArgs.proxyEmbeddedViewArgs },
  pages: {
    list: pagesArgs.listPagesArgs,
    create: pagesArgs.createPageArgs,
    get: pagesArgs.getPageArgs,
    update: pagesArgs.updatePageArgs,
    delete: pagesArgs.deletePageArgs,
  },
  pagesAutosaves: {
    list: pagesAutosavesArgs.listPagesAutosavesArgs,
    create: pagesAutosavesArgs.createPageAutosaveArgs,
    get: pagesAutosavesArgs.getPageAutosaveArgs,
  },
  pagesRevisions: {
    list: pagesRevisionsArgs.listPagesRevisionsArgs,
    get: pagesRevisionsArgs.getPageRevisionArgs,
    delete: pagesRevisionsArgs.deletePageRevisionArgs,
  },
  patternDirectory: { search: patternDirectoryArgs.searchPatternDirectoryItemArgs },
  plugins: {
    list: pluginsArgs.listPluginsArgs,
    create: pluginsArgs.createPluginArgs,
    get: pluginsArgs.getPluginArgs,
    update: pluginsArgs.updatePluginArgs,
    delete: pluginsArgs.deletePluginArgs,
  },
  posts: {
    list: postsArgs.listPostsArgs,
    create: postsArgs.createPostArgs,
    get: postsArgs.getPostArgs,
    update: postsArgs.updatePostArgs,
    delete: postsArgs.deletePostArgs,
  },
  postsAutosaves: {
    list: postsAutosavesArgs.listPostsAutosavesArgs,
    create: postsAutosavesArgs.createPostAutosaveArgs,
    get: postsAutosavesArgs.getPostAutosaveArgs,
  },
  postsRevisions: {
    list: postsRevisionsArgs.listPostsRevisionsArgs,
    get: postsRevisionsArgs.getPostRevisionArgs,
    delete: postsRevisionsArgs.deletePostRevisionArgs,
  },
  search: { list: searchArgs.listSearchArgs },
  settings: { get: settingsArgs.getSettingsArgs, update: settingsArgs.updateSettingsArgs },
  sidebars: {
    list: sidebarsArgs.listSidebarsArgs,
    get: sidebarsArgs.getSidebarArgs,
    update: sidebarsArgs.updateSidebarArgs,
  },
  siteEditorExport: { export: siteEditorExportArgs.exportSiteEditorExportArgs },
  siteHealth: {
    backgroundUpdates: siteHealthArgs.backgroundUpdatesSiteHealthTestArgs,
    loopbackRequests: siteHealthArgs.loopbackRequestsSiteHealthTestArgs,
    httpsStatus: siteHealthArgs.httpsStatusSiteHealthTestArgs,
    catalogueCommunication: siteHealthArgs.catalogueCommunicationSiteHealthTestArgs,
    authorizationHeader: siteHealthArgs.authorizationHeaderSiteHealthTestArgs,
    directorySizes: siteHealthArgs.directorySizesSiteHealthTestArgs,
    pageCache: siteHealthArgs.pageCacheSiteHealthTestArgs,
  },
  statuses: { list: statusesArgs.listStatusesArgs, get: statusesArgs.getStatusArgs },
  tags: {
    list: tagsArgs.listTagsArgs,
    create: tagsArgs.createTagArgs,
    get: tagsArgs.getTagArgs,
    update: tagsArgs.updateTagArgs,
    delete: tagsArgs.deleteTagArgs,
  },
  taxonomies: { list: taxonomiesArgs.listTaxonomiesArgs, get: taxonomiesArgs.getTaxonomyArgs },
  templateParts: {
    list: templatePartsArgs.listTemplatePartsArgs,
    create: templatePartsArgs.createTemplatePartArgs,
    lookup: templatePartsArgs.lookupTemplatePartArgs,
    get: templatePartsArgs.getTemplatePartArgs,
    update: templatePartsArgs.updateTemplatePartArgs,
    delete: templatePartsArgs.deleteTemplatePartArgs,
  },
  templatePartsAutosaves: {
    list: templatePartsAutosavesArgs.listTemplatePartsAutosavesArgs,
    create: templatePartsAutosavesArgs.createTemplatePartAutosaveArgs,
    get: templatePartsAutosavesArgs.getTemplatePartAutosaveArgs,
  },
  templatePartsRevisions: {
    list: templatePartsRevisionsArgs.listTemplatePartsRevisionsArgs,
    get: templatePartsRevisionsArgs.getTemplatePartRevisionArgs,
    delete: templatePartsRevisionsArgs.deleteTemplatePartRevisionArgs,
  },
  templates: {
    list: templatesArgs.listTemplatesArgs,
    create: templatesArgs.createTemplateArgs,
    lookup: templatesArgs.lookupTemplateArgs,
    get: templatesArgs.getTemplateArgs,
    update: templatesArgs.updateTemplateArgs,
    delete: templatesArgs.deleteTemplateArgs,
  },
  templatesAutosaves: {
    list: templatesAutosavesArgs.listTemplatesAutosavesArgs,
    create: templatesAutosavesArgs.createTemplateAutosaveArgs,
    get: templatesAutosavesArgs.getTemplateAutosaveArgs,
  },
  templatesRevisions: {
    list: templatesRevisionsArgs.listTemplatesRevisionsArgs,
    get: templatesRevisionsArgs.getTemplateRevisionArgs,
    delete: templatesRevisionsArgs.deleteTemplateRevisionArgs,
  },
  themes: { list: themesArgs.listThemesArgs, get: themesArgs.getThemeArgs },
  types: { list: typesArgs.listTypesArgs, get: typesArgs.getTypeArgs },
  urlDetails: { get: urlDetailsArgs.getUrlDetailsArgs },
  users: {
    list: usersArgs.listUsersArgs,
    create: usersArgs.createUserArgs,
    get: usersArgs.getUserArgs,
    update: usersArgs.updateUserArgs,
    delete: usersArgs.deleteUserArgs,
    me: usersArgs.meUserArgs,
    updateMe: usersArgs.updateMeUserArgs,
    deleteMe: usersArgs.deleteMeUserArgs,
  },
  widgetTypes: {
    list: widgetTypesArgs.listWidgetTypesArgs,
    get: widgetTypesArgs.getWidgetTypeArgs,
    encode: widgetTypesArgs.encodeWidgetTypeArgs,
    render: widgetTypesArgs.renderWidgetTypeArgs,
  },
  widgets: {
    list: widgetsArgs.listWidgetsArgs,
    create: widgetsArgs.createWidgetArgs,
    get: widgetsArgs.getWidgetArgs,
    update: widgetsArgs.updateWidgetArgs,
    delete: widgetsArgs.deleteWidgetArgs,
  },
};

/** The expressions of path arguments. */
const groups: GroupTables = {
  applicationPasswords: {
    list: { user_id: '(?:[\\d]+|me)' },
    create: { user_id: '(?:[\\d]+|me)' },
    deleteAll: { user_id: '(?:[\\d]+|me)' },
    introspect: { user_id: '(?:[\\d]+|me)' },
    get: { user_id: '(?:[\\d]+|me)', uuid: '[\\w\\-]+' },
    update: { user_id: '(?:[\\d]+|me)', uuid: '[\\w\\-]+' },
    delete: { user_id: '(?:[\\d]+|me)', uuid: '[\\w\\-]+' },
  },
  blockRenderer: { render: { name: '[a-z0-9-]+/[a-z0-9-]+' } },
  blockTypes: {
    listNamespace: { namespace: '[a-zA-Z0-9_-]+' },
    get: { namespace: '[a-zA-Z0-9_-]+', name: '[a-zA-Z0-9_-]+' },
  },
  blocks: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  blocksAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  blocksRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  categories: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  comments: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  globalStyles: {
    variations: { stylesheet: '[\\/\\s%\\w\\.\\(\\)\\[\\]\\@_\\-]+' },
    theme: { stylesheet: '[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?' },
    get: { id: '[\\/\\w-]+' },
    update: { id: '[\\/\\w-]+' },
  },
  media: {
    get: { id: '[\\d]+' },
    update: { id: '[\\d]+' },
    delete: { id: '[\\d]+' },
    postProcess: { id: '[\\d]+' },
    edit: { id: '[\\d]+' },
  },
  menuItems: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  menuItemsAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  menuLocations: { get: { location: '[\\w-]+' } },
  menus: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  navigation: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  navigationAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  navigationRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  pages: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  pagesAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  pagesRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  plugins: {
    get: { plugin: '[^.\\/]+(?:\\/[^.\\/]+)?' },
    update: { plugin: '[^.\\/]+(?:\\/[^.\\/]+)?' },
    delete: { plugin: '[^.\\/]+(?:\\/[^.\\/]+)?' },
  },
  posts: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  postsAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  postsRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  sidebars: { get: { id: '[\\w-]+' }, update: { id: '[\\w-]+' } },
  statuses: { get: { status: '[\\w-]+' } },
  tags: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  taxonomies: { get: { taxonomy: '[\\w-]+' } },
  templateParts: {
    get: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
    update: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
    delete: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
  },
  templatePartsAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  templatePartsRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  templates: {
    get: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
    update: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
    delete: { id: '([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+' },
  },
  templatesAutosaves: {
    list: { id: '[\\d]+' },
    create: { id: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
  },
  templatesRevisions: {
    list: { parent: '[\\d]+' },
    get: { parent: '[\\d]+', id: '[\\d]+' },
    delete: { parent: '[\\d]+', id: '[\\d]+' },
  },
  themes: { get: { stylesheet: '[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?' } },
  types: { get: { type: '[\\w-]+' } },
  users: { get: { id: '[\\d]+' }, update: { id: '[\\d]+' }, delete: { id: '[\\d]+' } },
  widgetTypes: {
    get: { id: '[a-zA-Z0-9_-]+' },
    encode: { id: '[a-zA-Z0-9_-]+' },
    render: { id: '[a-zA-Z0-9_-]+' },
  },
  widgets: { get: { id: '[\\w\\-]+' }, update: { id: '[\\w\\-]+' }, delete: { id: '[\\w\\-]+' } },
};

/** Items by context (`arbitraries.posts.items.view`) and arguments by endpoint (`….inputs.create`). */
export const arbitraries: Arbitraries<Items, Inputs> = arbitrariesOf<Items, Inputs>(
  tables,
  args,
  groups,
);
