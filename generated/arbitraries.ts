// @generated from schemas/ by `npm run generate`. Do not edit. (86bfe2e53d20)

import { arbitrariesOf } from '../runtime/arbitraries/index.ts';
import type { Arbitraries, ArgumentTables, GroupTables } from '../runtime/arbitraries/index.ts';
import {
  createApplicationPasswordArgs,
  deleteAllApplicationPasswordArgs,
  deleteApplicationPasswordArgs,
  getApplicationPasswordArgs,
  introspectApplicationPasswordArgs,
  listApplicationPasswordsArgs,
  updateApplicationPasswordArgs,
} from './application-passwords/args.ts';
import type {
  CreateApplicationPasswordInput,
  DeleteAllApplicationPasswordInput,
  DeleteApplicationPasswordInput,
  GetApplicationPasswordInput,
  IntrospectApplicationPasswordInput,
  ListApplicationPasswordsInput,
  UpdateApplicationPasswordInput,
} from './application-passwords/types.ts';
import { searchBlockDirectoryItemArgs } from './block-directory/args.ts';
import type { SearchBlockDirectoryItemInput } from './block-directory/types.ts';
import { listBlockPatternCategoriesArgs } from './block-pattern-categories/args.ts';
import type { ListBlockPatternCategoriesInput } from './block-pattern-categories/types.ts';
import { listBlockPatternsArgs } from './block-patterns/args.ts';
import type { ListBlockPatternsInput } from './block-patterns/types.ts';
import { renderRenderedBlockArgs } from './block-renderer/args.ts';
import type { RenderRenderedBlockInput } from './block-renderer/types.ts';
import {
  getBlockTypeArgs,
  listBlockTypesArgs,
  listNamespaceBlockTypeArgs,
} from './block-types/args.ts';
import type {
  GetBlockTypeInput,
  ListBlockTypesInput,
  ListNamespaceBlockTypeInput,
} from './block-types/types.ts';
import {
  createBlockArgs,
  deleteBlockArgs,
  getBlockArgs,
  listBlocksArgs,
  updateBlockArgs,
} from './blocks/args.ts';
import {
  createBlockAutosaveArgs,
  getBlockAutosaveArgs,
  listBlocksAutosavesArgs,
} from './blocks/autosaves/args.ts';
import type {
  CreateBlockAutosaveInput,
  GetBlockAutosaveInput,
  ListBlocksAutosavesInput,
} from './blocks/autosaves/types.ts';
import {
  deleteBlockRevisionArgs,
  getBlockRevisionArgs,
  listBlocksRevisionsArgs,
} from './blocks/revisions/args.ts';
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
import {
  createCategoryArgs,
  deleteCategoryArgs,
  getCategoryArgs,
  listCategoriesArgs,
  updateCategoryArgs,
} from './categories/args.ts';
import type {
  CreateCategoryInput,
  DeleteCategoryInput,
  GetCategoryInput,
  ListCategoriesInput,
  UpdateCategoryInput,
} from './categories/types.ts';
import {
  createCommentArgs,
  deleteCommentArgs,
  getCommentArgs,
  listCommentsArgs,
  updateCommentArgs,
} from './comments/args.ts';
import type {
  CreateCommentInput,
  DeleteCommentInput,
  GetCommentInput,
  ListCommentsInput,
  UpdateCommentInput,
} from './comments/types.ts';
import {
  getGlobalStylesArgs,
  themeGlobalStylesArgs,
  updateGlobalStylesArgs,
  variationsGlobalStylesArgs,
} from './global-styles/args.ts';
import type {
  GetGlobalStylesInput,
  ThemeGlobalStylesInput,
  UpdateGlobalStylesInput,
  VariationsGlobalStylesInput,
} from './global-styles/types.ts';
import {
  createAttachmentArgs,
  deleteAttachmentArgs,
  editAttachmentArgs,
  getAttachmentArgs,
  listMediaArgs,
  postProcessAttachmentArgs,
  updateAttachmentArgs,
} from './media/args.ts';
import type {
  CreateAttachmentInput,
  DeleteAttachmentInput,
  EditAttachmentInput,
  GetAttachmentInput,
  ListMediaInput,
  PostProcessAttachmentInput,
  UpdateAttachmentInput,
} from './media/types.ts';
import {
  createMenuItemArgs,
  deleteMenuItemArgs,
  getMenuItemArgs,
  listMenuItemsArgs,
  updateMenuItemArgs,
} from './menu-items/args.ts';
import {
  createMenuItemAutosaveArgs,
  getMenuItemAutosaveArgs,
  listMenuItemsAutosavesArgs,
} from './menu-items/autosaves/args.ts';
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
import { getMenuLocationArgs, listMenuLocationsArgs } from './menu-locations/args.ts';
import type { GetMenuLocationInput, ListMenuLocationsInput } from './menu-locations/types.ts';
import {
  createMenuArgs,
  deleteMenuArgs,
  getMenuArgs,
  listMenusArgs,
  updateMenuArgs,
} from './menus/args.ts';
import type {
  CreateMenuInput,
  DeleteMenuInput,
  GetMenuInput,
  ListMenusInput,
  UpdateMenuInput,
} from './menus/types.ts';
import {
  createNavigationMenuArgs,
  deleteNavigationMenuArgs,
  getNavigationMenuArgs,
  listNavigationArgs,
  updateNavigationMenuArgs,
} from './navigation/args.ts';
import {
  createNavigationMenuAutosaveArgs,
  getNavigationMenuAutosaveArgs,
  listNavigationAutosavesArgs,
} from './navigation/autosaves/args.ts';
import type {
  CreateNavigationMenuAutosaveInput,
  GetNavigationMenuAutosaveInput,
  ListNavigationAutosavesInput,
} from './navigation/autosaves/types.ts';
import {
  deleteNavigationMenuRevisionArgs,
  getNavigationMenuRevisionArgs,
  listNavigationRevisionsArgs,
} from './navigation/revisions/args.ts';
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
import { getEmbeddedViewArgs, proxyEmbeddedViewArgs } from './oembed/args.ts';
import type { GetEmbeddedViewInput, ProxyEmbeddedViewInput } from './oembed/types.ts';
import {
  createPageArgs,
  deletePageArgs,
  getPageArgs,
  listPagesArgs,
  updatePageArgs,
} from './pages/args.ts';
import {
  createPageAutosaveArgs,
  getPageAutosaveArgs,
  listPagesAutosavesArgs,
} from './pages/autosaves/args.ts';
import type {
  CreatePageAutosaveInput,
  GetPageAutosaveInput,
  ListPagesAutosavesInput,
} from './pages/autosaves/types.ts';
import {
  deletePageRevisionArgs,
  getPageRevisionArgs,
  listPagesRevisionsArgs,
} from './pages/revisions/args.ts';
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
import { searchPatternDirectoryItemArgs } from './pattern-directory/args.ts';
import type { SearchPatternDirectoryItemInput } from './pattern-directory/types.ts';
import {
  createPluginArgs,
  deletePluginArgs,
  getPluginArgs,
  listPluginsArgs,
  updatePluginArgs,
} from './plugins/args.ts';
import type {
  CreatePluginInput,
  DeletePluginInput,
  GetPluginInput,
  ListPluginsInput,
  UpdatePluginInput,
} from './plugins/types.ts';
import {
  createPostArgs,
  deletePostArgs,
  getPostArgs,
  listPostsArgs,
  updatePostArgs,
} from './posts/args.ts';
import {
  createPostAutosaveArgs,
  getPostAutosaveArgs,
  listPostsAutosavesArgs,
} from './posts/autosaves/args.ts';
import type {
  CreatePostAutosaveInput,
  GetPostAutosaveInput,
  ListPostsAutosavesInput,
} from './posts/autosaves/types.ts';
import {
  deletePostRevisionArgs,
  getPostRevisionArgs,
  listPostsRevisionsArgs,
} from './posts/revisions/args.ts';
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
import { listSearchArgs } from './search/args.ts';
import type { ListSearchInput } from './search/types.ts';
import { getSettingsArgs, updateSettingsArgs } from './settings/args.ts';
import type { GetSettingsInput, UpdateSettingsInput } from './settings/types.ts';
import { getSidebarArgs, listSidebarsArgs, updateSidebarArgs } from './sidebars/args.ts';
import type { GetSidebarInput, ListSidebarsInput, UpdateSidebarInput } from './sidebars/types.ts';
import { exportSiteEditorExportArgs } from './site-editor-export/args.ts';
import type { ExportSiteEditorExportInput } from './site-editor-export/types.ts';
import {
  authorizationHeaderSiteHealthTestArgs,
  backgroundUpdatesSiteHealthTestArgs,
  catalogueCommunicationSiteHealthTestArgs,
  directorySizesSiteHealthTestArgs,
  httpsStatusSiteHealthTestArgs,
  loopbackRequestsSiteHealthTestArgs,
  pageCacheSiteHealthTestArgs,
} from './site-health/args.ts';
import type {
  AuthorizationHeaderSiteHealthTestInput,
  BackgroundUpdatesSiteHealthTestInput,
  CatalogueCommunicationSiteHealthTestInput,
  DirectorySizesSiteHealthTestInput,
  HttpsStatusSiteHealthTestInput,
  LoopbackRequestsSiteHealthTestInput,
  PageCacheSiteHealthTestInput,
} from './site-health/types.ts';
import { getStatusArgs, listStatusesArgs } from './statuses/args.ts';
import type { GetStatusInput, ListStatusesInput } from './statuses/types.ts';
import {
  createTagArgs,
  deleteTagArgs,
  getTagArgs,
  listTagsArgs,
  updateTagArgs,
} from './tags/args.ts';
import type {
  CreateTagInput,
  DeleteTagInput,
  GetTagInput,
  ListTagsInput,
  UpdateTagInput,
} from './tags/types.ts';
import { getTaxonomyArgs, listTaxonomiesArgs } from './taxonomies/args.ts';
import type { GetTaxonomyInput, ListTaxonomiesInput } from './taxonomies/types.ts';
import {
  createTemplatePartArgs,
  deleteTemplatePartArgs,
  getTemplatePartArgs,
  listTemplatePartsArgs,
  lookupTemplatePartArgs,
  updateTemplatePartArgs,
} from './template-parts/args.ts';
import {
  createTemplatePartAutosaveArgs,
  getTemplatePartAutosaveArgs,
  listTemplatePartsAutosavesArgs,
} from './template-parts/autosaves/args.ts';
import type {
  CreateTemplatePartAutosaveInput,
  GetTemplatePartAutosaveInput,
  ListTemplatePartsAutosavesInput,
} from './template-parts/autosaves/types.ts';
import {
  deleteTemplatePartRevisionArgs,
  getTemplatePartRevisionArgs,
  listTemplatePartsRevisionsArgs,
} from './template-parts/revisions/args.ts';
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
import {
  createTemplateArgs,
  deleteTemplateArgs,
  getTemplateArgs,
  listTemplatesArgs,
  lookupTemplateArgs,
  updateTemplateArgs,
} from './templates/args.ts';
import {
  createTemplateAutosaveArgs,
  getTemplateAutosaveArgs,
  listTemplatesAutosavesArgs,
} from './templates/autosaves/args.ts';
import type {
  CreateTemplateAutosaveInput,
  GetTemplateAutosaveInput,
  ListTemplatesAutosavesInput,
} from './templates/autosaves/types.ts';
import {
  deleteTemplateRevisionArgs,
  getTemplateRevisionArgs,
  listTemplatesRevisionsArgs,
} from './templates/revisions/args.ts';
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
import { getThemeArgs, listThemesArgs } from './themes/args.ts';
import type { GetThemeInput, ListThemesInput } from './themes/types.ts';
import { getTypeArgs, listTypesArgs } from './types/args.ts';
import type { GetTypeInput, ListTypesInput } from './types/types.ts';
import { getUrlDetailsArgs } from './url-details/args.ts';
import type { GetUrlDetailsInput } from './url-details/types.ts';
import {
  createUserArgs,
  deleteMeUserArgs,
  deleteUserArgs,
  getUserArgs,
  listUsersArgs,
  meUserArgs,
  updateMeUserArgs,
  updateUserArgs,
} from './users/args.ts';
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
import {
  encodeWidgetTypeArgs,
  getWidgetTypeArgs,
  listWidgetTypesArgs,
  renderWidgetTypeArgs,
} from './widget-types/args.ts';
import type {
  EncodeWidgetTypeInput,
  GetWidgetTypeInput,
  ListWidgetTypesInput,
  RenderWidgetTypeInput,
} from './widget-types/types.ts';
import {
  createWidgetArgs,
  deleteWidgetArgs,
  getWidgetArgs,
  listWidgetsArgs,
  updateWidgetArgs,
} from './widgets/args.ts';
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
    list: listApplicationPasswordsArgs,
    create: createApplicationPasswordArgs,
    deleteAll: deleteAllApplicationPasswordArgs,
    introspect: introspectApplicationPasswordArgs,
    get: getApplicationPasswordArgs,
    update: updateApplicationPasswordArgs,
    delete: deleteApplicationPasswordArgs,
  },
  blockDirectory: {
    search: searchBlockDirectoryItemArgs,
  },
  blockPatternCategories: {
    list: listBlockPatternCategoriesArgs,
  },
  blockPatterns: {
    list: listBlockPatternsArgs,
  },
  blockRenderer: {
    render: renderRenderedBlockArgs,
  },
  blockTypes: {
    list: listBlockTypesArgs,
    listNamespace: listNamespaceBlockTypeArgs,
    get: getBlockTypeArgs,
  },
  blocks: {
    list: listBlocksArgs,
    create: createBlockArgs,
    get: getBlockArgs,
    update: updateBlockArgs,
    delete: deleteBlockArgs,
  },
  blocksAutosaves: {
    list: listBlocksAutosavesArgs,
    create: createBlockAutosaveArgs,
    get: getBlockAutosaveArgs,
  },
  blocksRevisions: {
    list: listBlocksRevisionsArgs,
    get: getBlockRevisionArgs,
    delete: deleteBlockRevisionArgs,
  },
  categories: {
    list: listCategoriesArgs,
    create: createCategoryArgs,
    get: getCategoryArgs,
    update: updateCategoryArgs,
    delete: deleteCategoryArgs,
  },
  comments: {
    list: listCommentsArgs,
    create: createCommentArgs,
    get: getCommentArgs,
    update: updateCommentArgs,
    delete: deleteCommentArgs,
  },
  globalStyles: {
    variations: variationsGlobalStylesArgs,
    theme: themeGlobalStylesArgs,
    get: getGlobalStylesArgs,
    update: updateGlobalStylesArgs,
  },
  media: {
    list: listMediaArgs,
    create: createAttachmentArgs,
    get: getAttachmentArgs,
    update: updateAttachmentArgs,
    delete: deleteAttachmentArgs,
    postProcess: postProcessAttachmentArgs,
    edit: editAttachmentArgs,
  },
  menuItems: {
    list: listMenuItemsArgs,
    create: createMenuItemArgs,
    get: getMenuItemArgs,
    update: updateMenuItemArgs,
    delete: deleteMenuItemArgs,
  },
  menuItemsAutosaves: {
    list: listMenuItemsAutosavesArgs,
    create: createMenuItemAutosaveArgs,
    get: getMenuItemAutosaveArgs,
  },
  menuLocations: {
    list: listMenuLocationsArgs,
    get: getMenuLocationArgs,
  },
  menus: {
    list: listMenusArgs,
    create: createMenuArgs,
    get: getMenuArgs,
    update: updateMenuArgs,
    delete: deleteMenuArgs,
  },
  navigation: {
    list: listNavigationArgs,
    create: createNavigationMenuArgs,
    get: getNavigationMenuArgs,
    update: updateNavigationMenuArgs,
    delete: deleteNavigationMenuArgs,
  },
  navigationAutosaves: {
    list: listNavigationAutosavesArgs,
    create: createNavigationMenuAutosaveArgs,
    get: getNavigationMenuAutosaveArgs,
  },
  navigationRevisions: {
    list: listNavigationRevisionsArgs,
    get: getNavigationMenuRevisionArgs,
    delete: deleteNavigationMenuRevisionArgs,
  },
  oembed: {
    get: getEmbeddedViewArgs,
    proxy: proxyEmbeddedViewArgs,
  },
  pages: {
    list: listPagesArgs,
    create: createPageArgs,
    get: getPageArgs,
    update: updatePageArgs,
    delete: deletePageArgs,
  },
  pagesAutosaves: {
    list: listPagesAutosavesArgs,
    create: createPageAutosaveArgs,
    get: getPageAutosaveArgs,
  },
  pagesRevisions: {
    list: listPagesRevisionsArgs,
    get: getPageRevisionArgs,
    delete: deletePageRevisionArgs,
  },
  patternDirectory: {
    search: searchPatternDirectoryItemArgs,
  },
  plugins: {
    list: listPluginsArgs,
    create: createPluginArgs,
    get: getPluginArgs,
    update: updatePluginArgs,
    delete: deletePluginArgs,
  },
  posts: {
    list: listPostsArgs,
    create: createPostArgs,
    get: getPostArgs,
    update: updatePostArgs,
    delete: deletePostArgs,
  },
  postsAutosaves: {
    list: listPostsAutosavesArgs,
    create: createPostAutosaveArgs,
    get: getPostAutosaveArgs,
  },
  postsRevisions: {
    list: listPostsRevisionsArgs,
    get: getPostRevisionArgs,
    delete: deletePostRevisionArgs,
  },
  search: {
    list: listSearchArgs,
  },
  settings: {
    get: getSettingsArgs,
    update: updateSettingsArgs,
  },
  sidebars: {
    list: listSidebarsArgs,
    get: getSidebarArgs,
    update: updateSidebarArgs,
  },
  siteEditorExport: {
    export: exportSiteEditorExportArgs,
  },
  siteHealth: {
    backgroundUpdates: backgroundUpdatesSiteHealthTestArgs,
    loopbackRequests: loopbackRequestsSiteHealthTestArgs,
    httpsStatus: httpsStatusSiteHealthTestArgs,
    catalogueCommunication: catalogueCommunicationSiteHealthTestArgs,
    authorizationHeader: authorizationHeaderSiteHealthTestArgs,
    directorySizes: directorySizesSiteHealthTestArgs,
    pageCache: pageCacheSiteHealthTestArgs,
  },
  statuses: {
    list: listStatusesArgs,
    get: getStatusArgs,
  },
  tags: {
    list: listTagsArgs,
    create: createTagArgs,
    get: getTagArgs,
    update: updateTagArgs,
    delete: deleteTagArgs,
  },
  taxonomies: {
    list: listTaxonomiesArgs,
    get: getTaxonomyArgs,
  },
  templateParts: {
    list: listTemplatePartsArgs,
    create: createTemplatePartArgs,
    lookup: lookupTemplatePartArgs,
    get: getTemplatePartArgs,
    update: updateTemplatePartArgs,
    delete: deleteTemplatePartArgs,
  },
  templatePartsAutosaves: {
    list: listTemplatePartsAutosavesArgs,
    create: createTemplatePartAutosaveArgs,
    get: getTemplatePartAutosaveArgs,
  },
  templatePartsRevisions: {
    list: listTemplatePartsRevisionsArgs,
    get: getTemplatePartRevisionArgs,
    delete: deleteTemplatePartRevisionArgs,
  },
  templates: {
    list: listTemplatesArgs,
    create: createTemplateArgs,
    lookup: lookupTemplateArgs,
    get: getTemplateArgs,
    update: updateTemplateArgs,
    delete: deleteTemplateArgs,
  },
  templatesAutosaves: {
    list: listTemplatesAutosavesArgs,
    create: createTemplateAutosaveArgs,
    get: getTemplateAutosaveArgs,
  },
  templatesRevisions: {
    list: listTemplatesRevisionsArgs,
    get: getTemplateRevisionArgs,
    delete: deleteTemplateRevisionArgs,
  },
  themes: {
    list: listThemesArgs,
    get: getThemeArgs,
  },
  types: {
    list: listTypesArgs,
    get: getTypeArgs,
  },
  urlDetails: {
    get: getUrlDetailsArgs,
  },
  users: {
    list: listUsersArgs,
    create: createUserArgs,
    get: getUserArgs,
    update: updateUserArgs,
    delete: deleteUserArgs,
    me: meUserArgs,
    updateMe: updateMeUserArgs,
    deleteMe: deleteMeUserArgs,
  },
  widgetTypes: {
    list: listWidgetTypesArgs,
    get: getWidgetTypeArgs,
    encode: encodeWidgetTypeArgs,
    render: renderWidgetTypeArgs,
  },
  widgets: {
    list: listWidgetsArgs,
    create: createWidgetArgs,
    get: getWidgetArgs,
    update: updateWidgetArgs,
    delete: deleteWidgetArgs,
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
