// @generated from schemas/ by `npm run generate`. Do not edit. (ffece4131443)

import { arbitrariesOf } from '../runtime/arbitraries/index.ts';
import type { Arbitraries, ArgumentTables, GroupTables } from '../runtime/arbitraries/index.ts';
import * as applicationPasswordsArgs from './application-passwords/args.ts';
import type {
  CreateApplicationPasswordInput,
  DeleteAllApplicationPasswordInput,
  DeleteApplicationPasswordInput,
  GetApplicationPasswordInput,
  IntrospectApplicationPasswordInput,
  ListApplicationPasswordsInput,
  UpdateApplicationPasswordInput,
} from './application-passwords/types.ts';
import * as blockDirectoryArgs from './block-directory/args.ts';
import type { SearchBlockDirectoryItemInput } from './block-directory/types.ts';
import * as blockPatternCategoriesArgs from './block-pattern-categories/args.ts';
import type { ListBlockPatternCategoriesInput } from './block-pattern-categories/types.ts';
import * as blockPatternsArgs from './block-patterns/args.ts';
import type { ListBlockPatternsInput } from './block-patterns/types.ts';
import * as blockRendererArgs from './block-renderer/args.ts';
import type { RenderRenderedBlockInput } from './block-renderer/types.ts';
import * as blockTypesArgs from './block-types/args.ts';
import type {
  GetBlockTypeInput,
  ListBlockTypesInput,
  ListNamespaceBlockTypeInput,
} from './block-types/types.ts';
import * as blocksArgs from './blocks/args.ts';
import * as blocksAutosavesArgs from './blocks/autosaves/args.ts';
import type {
  CreateBlockAutosaveInput,
  GetBlockAutosaveInput,
  ListBlocksAutosavesInput,
} from './blocks/autosaves/types.ts';
import * as blocksRevisionsArgs from './blocks/revisions/args.ts';
import type {
  DeleteBlockRevisionInput,
  GetBlockRevisionInput,
  ListBlocksRevisionsInput,
} from './blocks/revisions/types.ts';
import type {
  CreateBlockInput,
  DeleteBlockInput,
  GetBlockInput,
  ListBlocksInput,
  UpdateBlockInput,
} from './blocks/types.ts';
import * as categoriesArgs from './categories/args.ts';
import type {
  CreateCategoryInput,
  DeleteCategoryInput,
  GetCategoryInput,
  ListCategoriesInput,
  UpdateCategoryInput,
} from './categories/types.ts';
import * as commentsArgs from './comments/args.ts';
import type {
  CreateCommentInput,
  DeleteCommentInput,
  GetCommentInput,
  ListCommentsInput,
  UpdateCommentInput,
} from './comments/types.ts';
import * as globalStylesArgs from './global-styles/args.ts';
import type {
  GetGlobalStylesInput,
  ThemeGlobalStylesInput,
  UpdateGlobalStylesInput,
  VariationsGlobalStylesInput,
} from './global-styles/types.ts';
import * as mediaArgs from './media/args.ts';
import type {
  CreateAttachmentInput,
  DeleteAttachmentInput,
  EditAttachmentInput,
  GetAttachmentInput,
  ListMediaInput,
  PostProcessAttachmentInput,
  UpdateAttachmentInput,
} from './media/types.ts';
import * as menuItemsArgs from './menu-items/args.ts';
import * as menuItemsAutosavesArgs from './menu-items/autosaves/args.ts';
import type {
  CreateMenuItemAutosaveInput,
  GetMenuItemAutosaveInput,
  ListMenuItemsAutosavesInput,
} from './menu-items/autosaves/types.ts';
import type {
  CreateMenuItemInput,
  DeleteMenuItemInput,
  GetMenuItemInput,
  ListMenuItemsInput,
  UpdateMenuItemInput,
} from './menu-items/types.ts';
import * as menuLocationsArgs from './menu-locations/args.ts';
import type { GetMenuLocationInput, ListMenuLocationsInput } from './menu-locations/types.ts';
import * as menusArgs from './menus/args.ts';
import type {
  CreateMenuInput,
  DeleteMenuInput,
  GetMenuInput,
  ListMenusInput,
  UpdateMenuInput,
} from './menus/types.ts';
import * as navigationArgs from './navigation/args.ts';
import * as navigationAutosavesArgs from './navigation/autosaves/args.ts';
import type {
  CreateNavigationMenuAutosaveInput,
  GetNavigationMenuAutosaveInput,
  ListNavigationAutosavesInput,
} from './navigation/autosaves/types.ts';
import * as navigationRevisionsArgs from './navigation/revisions/args.ts';
import type {
  DeleteNavigationMenuRevisionInput,
  GetNavigationMenuRevisionInput,
  ListNavigationRevisionsInput,
} from './navigation/revisions/types.ts';
import type {
  CreateNavigationMenuInput,
  DeleteNavigationMenuInput,
  GetNavigationMenuInput,
  ListNavigationInput,
  UpdateNavigationMenuInput,
} from './navigation/types.ts';
import * as oembedArgs from './oembed/args.ts';
import type { GetEmbeddedViewInput, ProxyEmbeddedViewInput } from './oembed/types.ts';
import * as pagesArgs from './pages/args.ts';
import * as pagesAutosavesArgs from './pages/autosaves/args.ts';
import type {
  CreatePageAutosaveInput,
  GetPageAutosaveInput,
  ListPagesAutosavesInput,
} from './pages/autosaves/types.ts';
import * as pagesRevisionsArgs from './pages/revisions/args.ts';
import type {
  DeletePageRevisionInput,
  GetPageRevisionInput,
  ListPagesRevisionsInput,
} from './pages/revisions/types.ts';
import type {
  CreatePageInput,
  DeletePageInput,
  GetPageInput,
  ListPagesInput,
  UpdatePageInput,
} from './pages/types.ts';
import * as patternDirectoryArgs from './pattern-directory/args.ts';
import type { SearchPatternDirectoryItemInput } from './pattern-directory/types.ts';
import * as pluginsArgs from './plugins/args.ts';
import type {
  CreatePluginInput,
  DeletePluginInput,
  GetPluginInput,
  ListPluginsInput,
  UpdatePluginInput,
} from './plugins/types.ts';
import * as postsArgs from './posts/args.ts';
import * as postsAutosavesArgs from './posts/autosaves/args.ts';
import type {
  CreatePostAutosaveInput,
  GetPostAutosaveInput,
  ListPostsAutosavesInput,
} from './posts/autosaves/types.ts';
import * as postsRevisionsArgs from './posts/revisions/args.ts';
import type {
  DeletePostRevisionInput,
  GetPostRevisionInput,
  ListPostsRevisionsInput,
} from './posts/revisions/types.ts';
import type {
  CreatePostInput,
  DeletePostInput,
  GetPostInput,
  ListPostsInput,
  UpdatePostInput,
} from './posts/types.ts';
import * as searchArgs from './search/args.ts';
import type { ListSearchInput } from './search/types.ts';
import * as settingsArgs from './settings/args.ts';
import type { GetSettingsInput, UpdateSettingsInput } from './settings/types.ts';
import * as sidebarsArgs from './sidebars/args.ts';
import type { GetSidebarInput, ListSidebarsInput, UpdateSidebarInput } from './sidebars/types.ts';
import * as siteEditorExportArgs from './site-editor-export/args.ts';
import type { ExportSiteEditorExportInput } from './site-editor-export/types.ts';
import * as siteHealthArgs from './site-health/args.ts';
import type {
  AuthorizationHeaderSiteHealthTestInput,
  BackgroundUpdatesSiteHealthTestInput,
  CatalogueCommunicationSiteHealthTestInput,
  DirectorySizesSiteHealthTestInput,
  HttpsStatusSiteHealthTestInput,
  LoopbackRequestsSiteHealthTestInput,
  PageCacheSiteHealthTestInput,
} from './site-health/types.ts';
import * as statusesArgs from './statuses/args.ts';
import type { GetStatusInput, ListStatusesInput } from './statuses/types.ts';
import * as tagsArgs from './tags/args.ts';
import type {
  CreateTagInput,
  DeleteTagInput,
  GetTagInput,
  ListTagsInput,
  UpdateTagInput,
} from './tags/types.ts';
import * as taxonomiesArgs from './taxonomies/args.ts';
import type { GetTaxonomyInput, ListTaxonomiesInput } from './taxonomies/types.ts';
import * as templatePartsArgs from './template-parts/args.ts';
import * as templatePartsAutosavesArgs from './template-parts/autosaves/args.ts';
import type {
  CreateTemplatePartAutosaveInput,
  GetTemplatePartAutosaveInput,
  ListTemplatePartsAutosavesInput,
} from './template-parts/autosaves/types.ts';
import * as templatePartsRevisionsArgs from './template-parts/revisions/args.ts';
import type {
  DeleteTemplatePartRevisionInput,
  GetTemplatePartRevisionInput,
  ListTemplatePartsRevisionsInput,
} from './template-parts/revisions/types.ts';
import type {
  CreateTemplatePartInput,
  DeleteTemplatePartInput,
  GetTemplatePartInput,
  ListTemplatePartsInput,
  LookupTemplatePartInput,
  UpdateTemplatePartInput,
} from './template-parts/types.ts';
import * as templatesArgs from './templates/args.ts';
import * as templatesAutosavesArgs from './templates/autosaves/args.ts';
import type {
  CreateTemplateAutosaveInput,
  GetTemplateAutosaveInput,
  ListTemplatesAutosavesInput,
} from './templates/autosaves/types.ts';
import * as templatesRevisionsArgs from './templates/revisions/args.ts';
import type {
  DeleteTemplateRevisionInput,
  GetTemplateRevisionInput,
  ListTemplatesRevisionsInput,
} from './templates/revisions/types.ts';
import type {
  CreateTemplateInput,
  DeleteTemplateInput,
  GetTemplateInput,
  ListTemplatesInput,
  LookupTemplateInput,
  UpdateTemplateInput,
} from './templates/types.ts';
import { tables } from './testing.ts';
import type { Items } from './testing.ts';
import * as themesArgs from './themes/args.ts';
import type { GetThemeInput, ListThemesInput } from './themes/types.ts';
import * as typesArgs from './types/args.ts';
import type { GetTypeInput, ListTypesInput } from './types/types.ts';
import * as urlDetailsArgs from './url-details/args.ts';
import type { GetUrlDetailsInput } from './url-details/types.ts';
import * as usersArgs from './users/args.ts';
import type {
  CreateUserInput,
  DeleteMeUserInput,
  DeleteUserInput,
  GetUserInput,
  ListUsersInput,
  MeUserInput,
  UpdateMeUserInput,
  UpdateUserInput,
} from './users/types.ts';
import * as widgetTypesArgs from './widget-types/args.ts';
import type {
  EncodeWidgetTypeInput,
  GetWidgetTypeInput,
  ListWidgetTypesInput,
  RenderWidgetTypeInput,
} from './widget-types/types.ts';
import * as widgetsArgs from './widgets/args.ts';
import type {
  CreateWidgetInput,
  DeleteWidgetInput,
  GetWidgetInput,
  ListWidgetsInput,
  UpdateWidgetInput,
} from './widgets/types.ts';

/** What a client may send to each endpoint, by resource. */
export interface Inputs {
  readonly applicationPasswords: {
    readonly list: ListApplicationPasswordsInput;
    readonly create: CreateApplicationPasswordInput;
    readonly deleteAll: DeleteAllApplicationPasswordInput;
    readonly introspect: IntrospectApplicationPasswordInput;
    readonly get: GetApplicationPasswordInput;
    readonly update: UpdateApplicationPasswordInput;
    readonly delete: DeleteApplicationPasswordInput;
  };
  readonly blockDirectory: {
    readonly search: SearchBlockDirectoryItemInput;
  };
  readonly blockPatternCategories: {
    readonly list: ListBlockPatternCategoriesInput;
  };
  readonly blockPatterns: {
    readonly list: ListBlockPatternsInput;
  };
  readonly blockRenderer: {
    readonly render: RenderRenderedBlockInput;
  };
  readonly blockTypes: {
    readonly list: ListBlockTypesInput;
    readonly listNamespace: ListNamespaceBlockTypeInput;
    readonly get: GetBlockTypeInput;
  };
  readonly blocks: {
    readonly list: ListBlocksInput;
    readonly create: CreateBlockInput;
    readonly get: GetBlockInput;
    readonly update: UpdateBlockInput;
    readonly delete: DeleteBlockInput;
  };
  readonly blocksAutosaves: {
    readonly list: ListBlocksAutosavesInput;
    readonly create: CreateBlockAutosaveInput;
    readonly get: GetBlockAutosaveInput;
  };
  readonly blocksRevisions: {
    readonly list: ListBlocksRevisionsInput;
    readonly get: GetBlockRevisionInput;
    readonly delete: DeleteBlockRevisionInput;
  };
  readonly categories: {
    readonly list: ListCategoriesInput;
    readonly create: CreateCategoryInput;
    readonly get: GetCategoryInput;
    readonly update: UpdateCategoryInput;
    readonly delete: DeleteCategoryInput;
  };
  readonly comments: {
    readonly list: ListCommentsInput;
    readonly create: CreateCommentInput;
    readonly get: GetCommentInput;
    readonly update: UpdateCommentInput;
    readonly delete: DeleteCommentInput;
  };
  readonly globalStyles: {
    readonly variations: VariationsGlobalStylesInput;
    readonly theme: ThemeGlobalStylesInput;
    readonly get: GetGlobalStylesInput;
    readonly update: UpdateGlobalStylesInput;
  };
  readonly media: {
    readonly list: ListMediaInput;
    readonly create: CreateAttachmentInput;
    readonly get: GetAttachmentInput;
    readonly update: UpdateAttachmentInput;
    readonly delete: DeleteAttachmentInput;
    readonly postProcess: PostProcessAttachmentInput;
    readonly edit: EditAttachmentInput;
  };
  readonly menuItems: {
    readonly list: ListMenuItemsInput;
    readonly create: CreateMenuItemInput;
    readonly get: GetMenuItemInput;
    readonly update: UpdateMenuItemInput;
    readonly delete: DeleteMenuItemInput;
  };
  readonly menuItemsAutosaves: {
    readonly list: ListMenuItemsAutosavesInput;
    readonly create: CreateMenuItemAutosaveInput;
    readonly get: GetMenuItemAutosaveInput;
  };
  readonly menuLocations: {
    readonly list: ListMenuLocationsInput;
    readonly get: GetMenuLocationInput;
  };
  readonly menus: {
    readonly list: ListMenusInput;
    readonly create: CreateMenuInput;
    readonly get: GetMenuInput;
    readonly update: UpdateMenuInput;
    readonly delete: DeleteMenuInput;
  };
  readonly navigation: {
    readonly list: ListNavigationInput;
    readonly create: CreateNavigationMenuInput;
    readonly get: GetNavigationMenuInput;
    readonly update: UpdateNavigationMenuInput;
    readonly delete: DeleteNavigationMenuInput;
  };
  readonly navigationAutosaves: {
    readonly list: ListNavigationAutosavesInput;
    readonly create: CreateNavigationMenuAutosaveInput;
    readonly get: GetNavigationMenuAutosaveInput;
  };
  readonly navigationRevisions: {
    readonly list: ListNavigationRevisionsInput;
    readonly get: GetNavigationMenuRevisionInput;
    readonly delete: DeleteNavigationMenuRevisionInput;
  };
  readonly oembed: {
    readonly get: GetEmbeddedViewInput;
    readonly proxy: ProxyEmbeddedViewInput;
  };
  readonly pages: {
    readonly list: ListPagesInput;
    readonly create: CreatePageInput;
    readonly get: GetPageInput;
    readonly update: UpdatePageInput;
    readonly delete: DeletePageInput;
  };
  readonly pagesAutosaves: {
    readonly list: ListPagesAutosavesInput;
    readonly create: CreatePageAutosaveInput;
    readonly get: GetPageAutosaveInput;
  };
  readonly pagesRevisions: {
    readonly list: ListPagesRevisionsInput;
    readonly get: GetPageRevisionInput;
    readonly delete: DeletePageRevisionInput;
  };
  readonly patternDirectory: {
    readonly search: SearchPatternDirectoryItemInput;
  };
  readonly plugins: {
    readonly list: ListPluginsInput;
    readonly create: CreatePluginInput;
    readonly get: GetPluginInput;
    readonly update: UpdatePluginInput;
    readonly delete: DeletePluginInput;
  };
  readonly posts: {
    readonly list: ListPostsInput;
    readonly create: CreatePostInput;
    readonly get: GetPostInput;
    readonly update: UpdatePostInput;
    readonly delete: DeletePostInput;
  };
  readonly postsAutosaves: {
    readonly list: ListPostsAutosavesInput;
    readonly create: CreatePostAutosaveInput;
    readonly get: GetPostAutosaveInput;
  };
  readonly postsRevisions: {
    readonly list: ListPostsRevisionsInput;
    readonly get: GetPostRevisionInput;
    readonly delete: DeletePostRevisionInput;
  };
  readonly search: {
    readonly list: ListSearchInput;
  };
  readonly settings: {
    readonly get: GetSettingsInput;
    readonly update: UpdateSettingsInput;
  };
  readonly sidebars: {
    readonly list: ListSidebarsInput;
    readonly get: GetSidebarInput;
    readonly update: UpdateSidebarInput;
  };
  readonly siteEditorExport: {
    readonly export: ExportSiteEditorExportInput;
  };
  readonly siteHealth: {
    readonly backgroundUpdates: BackgroundUpdatesSiteHealthTestInput;
    readonly loopbackRequests: LoopbackRequestsSiteHealthTestInput;
    readonly httpsStatus: HttpsStatusSiteHealthTestInput;
    readonly catalogueCommunication: CatalogueCommunicationSiteHealthTestInput;
    readonly authorizationHeader: AuthorizationHeaderSiteHealthTestInput;
    readonly directorySizes: DirectorySizesSiteHealthTestInput;
    readonly pageCache: PageCacheSiteHealthTestInput;
  };
  readonly statuses: {
    readonly list: ListStatusesInput;
    readonly get: GetStatusInput;
  };
  readonly tags: {
    readonly list: ListTagsInput;
    readonly create: CreateTagInput;
    readonly get: GetTagInput;
    readonly update: UpdateTagInput;
    readonly delete: DeleteTagInput;
  };
  readonly taxonomies: {
    readonly list: ListTaxonomiesInput;
    readonly get: GetTaxonomyInput;
  };
  readonly templateParts: {
    readonly list: ListTemplatePartsInput;
    readonly create: CreateTemplatePartInput;
    readonly lookup: LookupTemplatePartInput;
    readonly get: GetTemplatePartInput;
    readonly update: UpdateTemplatePartInput;
    readonly delete: DeleteTemplatePartInput;
  };
  readonly templatePartsAutosaves: {
    readonly list: ListTemplatePartsAutosavesInput;
    readonly create: CreateTemplatePartAutosaveInput;
    readonly get: GetTemplatePartAutosaveInput;
  };
  readonly templatePartsRevisions: {
    readonly list: ListTemplatePartsRevisionsInput;
    readonly get: GetTemplatePartRevisionInput;
    readonly delete: DeleteTemplatePartRevisionInput;
  };
  readonly templates: {
    readonly list: ListTemplatesInput;
    readonly create: CreateTemplateInput;
    readonly lookup: LookupTemplateInput;
    readonly get: GetTemplateInput;
    readonly update: UpdateTemplateInput;
    readonly delete: DeleteTemplateInput;
  };
  readonly templatesAutosaves: {
    readonly list: ListTemplatesAutosavesInput;
    readonly create: CreateTemplateAutosaveInput;
    readonly get: GetTemplateAutosaveInput;
  };
  readonly templatesRevisions: {
    readonly list: ListTemplatesRevisionsInput;
    readonly get: GetTemplateRevisionInput;
    readonly delete: DeleteTemplateRevisionInput;
  };
  readonly themes: {
    readonly list: ListThemesInput;
    readonly get: GetThemeInput;
  };
  readonly types: {
    readonly list: ListTypesInput;
    readonly get: GetTypeInput;
  };
  readonly urlDetails: {
    readonly get: GetUrlDetailsInput;
  };
  readonly users: {
    readonly list: ListUsersInput;
    readonly create: CreateUserInput;
    readonly get: GetUserInput;
    readonly update: UpdateUserInput;
    readonly delete: DeleteUserInput;
    readonly me: MeUserInput;
    readonly updateMe: UpdateMeUserInput;
    readonly deleteMe: DeleteMeUserInput;
  };
  readonly widgetTypes: {
    readonly list: ListWidgetTypesInput;
    readonly get: GetWidgetTypeInput;
    readonly encode: EncodeWidgetTypeInput;
    readonly render: RenderWidgetTypeInput;
  };
  readonly widgets: {
    readonly list: ListWidgetsInput;
    readonly create: CreateWidgetInput;
    readonly get: GetWidgetInput;
    readonly update: UpdateWidgetInput;
    readonly delete: DeleteWidgetInput;
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
  blockDirectory: {
    search: blockDirectoryArgs.searchBlockDirectoryItemArgs,
  },
  blockPatternCategories: {
    list: blockPatternCategoriesArgs.listBlockPatternCategoriesArgs,
  },
  blockPatterns: {
    list: blockPatternsArgs.listBlockPatternsArgs,
  },
  blockRenderer: {
    render: blockRendererArgs.renderRenderedBlockArgs,
  },
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
  oembed: {
    get: oembedArgs.getEmbeddedViewArgs,
    proxy: oembedArgs.proxyEmbeddedViewArgs,
  },
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
  patternDirectory: {
    search: patternDirectoryArgs.searchPatternDirectoryItemArgs,
  },
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
  search: {
    list: searchArgs.listSearchArgs,
  },
  settings: {
    get: settingsArgs.getSettingsArgs,
    update: settingsArgs.updateSettingsArgs,
  },
  sidebars: {
    list: sidebarsArgs.listSidebarsArgs,
    get: sidebarsArgs.getSidebarArgs,
    update: sidebarsArgs.updateSidebarArgs,
  },
  siteEditorExport: {
    export: siteEditorExportArgs.exportSiteEditorExportArgs,
  },
  siteHealth: {
    backgroundUpdates: siteHealthArgs.backgroundUpdatesSiteHealthTestArgs,
    loopbackRequests: siteHealthArgs.loopbackRequestsSiteHealthTestArgs,
    httpsStatus: siteHealthArgs.httpsStatusSiteHealthTestArgs,
    catalogueCommunication: siteHealthArgs.catalogueCommunicationSiteHealthTestArgs,
    authorizationHeader: siteHealthArgs.authorizationHeaderSiteHealthTestArgs,
    directorySizes: siteHealthArgs.directorySizesSiteHealthTestArgs,
    pageCache: siteHealthArgs.pageCacheSiteHealthTestArgs,
  },
  statuses: {
    list: statusesArgs.listStatusesArgs,
    get: statusesArgs.getStatusArgs,
  },
  tags: {
    list: tagsArgs.listTagsArgs,
    create: tagsArgs.createTagArgs,
    get: tagsArgs.getTagArgs,
    update: tagsArgs.updateTagArgs,
    delete: tagsArgs.deleteTagArgs,
  },
  taxonomies: {
    list: taxonomiesArgs.listTaxonomiesArgs,
    get: taxonomiesArgs.getTaxonomyArgs,
  },
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
  themes: {
    list: themesArgs.listThemesArgs,
    get: themesArgs.getThemeArgs,
  },
  types: {
    list: typesArgs.listTypesArgs,
    get: typesArgs.getTypeArgs,
  },
  urlDetails: {
    get: urlDetailsArgs.getUrlDetailsArgs,
  },
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

/** What an address may hold of them. */
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

/** Items by context (`arbitraries.posts.items.view`), and arguments by endpoint (`….inputs.create`). */
export const arbitraries: Arbitraries<Items, Inputs> = arbitrariesOf<Items, Inputs>(
  tables,
  args,
  groups,
);
