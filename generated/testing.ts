// @generated from schemas/ by `npm run generate`. Do not edit. (679b4265c912)

import type { Server } from '../runtime/server/index.ts';
import { fixturesOf, mockServer as mockServerOf } from '../runtime/testing/index.ts';
import type { Fixtures, ItemTables, MockOptions } from '../runtime/testing/index.ts';
import { applicationPasswordContexts } from './application-passwords/contexts.ts';
import { applicationPasswordSchema } from './application-passwords/schema.ts';
import type {
  ApplicationPasswordEdit,
  ApplicationPasswordEmbed,
  ApplicationPasswordView,
} from './application-passwords/types.ts';
import { blockDirectoryItemContexts } from './block-directory/contexts.ts';
import { blockDirectoryItemSchema } from './block-directory/schema.ts';
import type { BlockDirectoryItemView } from './block-directory/types.ts';
import { blockPatternCategoryContexts } from './block-pattern-categories/contexts.ts';
import { blockPatternCategorySchema } from './block-pattern-categories/schema.ts';
import type {
  BlockPatternCategoryEdit,
  BlockPatternCategoryEmbed,
  BlockPatternCategoryView,
} from './block-pattern-categories/types.ts';
import { blockPatternContexts } from './block-patterns/contexts.ts';
import { blockPatternSchema } from './block-patterns/schema.ts';
import type {
  BlockPatternEdit,
  BlockPatternEmbed,
  BlockPatternView,
} from './block-patterns/types.ts';
import { renderedBlockContexts } from './block-renderer/contexts.ts';
import { renderedBlockSchema } from './block-renderer/schema.ts';
import type { RenderedBlockEdit } from './block-renderer/types.ts';
import { blockTypeContexts } from './block-types/contexts.ts';
import { blockTypeSchema } from './block-types/schema.ts';
import type { BlockTypeEdit, BlockTypeEmbed, BlockTypeView } from './block-types/types.ts';
import { blockAutosaveContexts } from './blocks/autosaves/contexts.ts';
import { blockAutosaveSchema } from './blocks/autosaves/schema.ts';
import type {
  BlockAutosaveEdit,
  BlockAutosaveEmbed,
  BlockAutosaveView,
} from './blocks/autosaves/types.ts';
import { blockContexts } from './blocks/contexts.ts';
import { blockRevisionContexts } from './blocks/revisions/contexts.ts';
import { blockRevisionSchema } from './blocks/revisions/schema.ts';
import type {
  BlockRevisionEdit,
  BlockRevisionEmbed,
  BlockRevisionView,
} from './blocks/revisions/types.ts';
import { blockSchema } from './blocks/schema.ts';
import type { BlockEdit, BlockEmbed, BlockView } from './blocks/types.ts';
import { categoryContexts } from './categories/contexts.ts';
import { categorySchema } from './categories/schema.ts';
import type { CategoryEdit, CategoryEmbed, CategoryView } from './categories/types.ts';
import { commentContexts } from './comments/contexts.ts';
import { commentSchema } from './comments/schema.ts';
import type { CommentEdit, CommentEmbed, CommentView } from './comments/types.ts';
import { globalStylesContexts } from './global-styles/contexts.ts';
import { globalStylesSchema } from './global-styles/schema.ts';
import type {
  GlobalStylesEdit,
  GlobalStylesEmbed,
  GlobalStylesView,
} from './global-styles/types.ts';
import { attachmentContexts } from './media/contexts.ts';
import { attachmentSchema } from './media/schema.ts';
import type { AttachmentEdit, AttachmentEmbed, AttachmentView } from './media/types.ts';
import { menuItemAutosaveContexts } from './menu-items/autosaves/contexts.ts';
import { menuItemAutosaveSchema } from './menu-items/autosaves/schema.ts';
import type {
  MenuItemAutosaveEdit,
  MenuItemAutosaveEmbed,
  MenuItemAutosaveView,
} from './menu-items/autosaves/types.ts';
import { menuItemContexts } from './menu-items/contexts.ts';
import { menuItemSchema } from './menu-items/schema.ts';
import type { MenuItemEdit, MenuItemEmbed, MenuItemView } from './menu-items/types.ts';
import { menuLocationContexts } from './menu-locations/contexts.ts';
import { menuLocationSchema } from './menu-locations/schema.ts';
import type {
  MenuLocationEdit,
  MenuLocationEmbed,
  MenuLocationView,
} from './menu-locations/types.ts';
import { menuContexts } from './menus/contexts.ts';
import { menuSchema } from './menus/schema.ts';
import type { MenuEdit, MenuEmbed, MenuView } from './menus/types.ts';
import { navigationMenuAutosaveContexts } from './navigation/autosaves/contexts.ts';
import { navigationMenuAutosaveSchema } from './navigation/autosaves/schema.ts';
import type {
  NavigationMenuAutosaveEdit,
  NavigationMenuAutosaveEmbed,
  NavigationMenuAutosaveView,
} from './navigation/autosaves/types.ts';
import { navigationMenuContexts } from './navigation/contexts.ts';
import { navigationMenuRevisionContexts } from './navigation/revisions/contexts.ts';
import { navigationMenuRevisionSchema } from './navigation/revisions/schema.ts';
import type {
  NavigationMenuRevisionEdit,
  NavigationMenuRevisionEmbed,
  NavigationMenuRevisionView,
} from './navigation/revisions/types.ts';
import { navigationMenuSchema } from './navigation/schema.ts';
import type {
  NavigationMenuEdit,
  NavigationMenuEmbed,
  NavigationMenuView,
} from './navigation/types.ts';
import { embeddedViewContexts } from './oembed/contexts.ts';
import { embeddedViewSchema } from './oembed/schema.ts';
import type { EmbeddedViewView } from './oembed/types.ts';
import { pageAutosaveContexts } from './pages/autosaves/contexts.ts';
import { pageAutosaveSchema } from './pages/autosaves/schema.ts';
import type {
  PageAutosaveEdit,
  PageAutosaveEmbed,
  PageAutosaveView,
} from './pages/autosaves/types.ts';
import { pageContexts } from './pages/contexts.ts';
import { pageRevisionContexts } from './pages/revisions/contexts.ts';
import { pageRevisionSchema } from './pages/revisions/schema.ts';
import type {
  PageRevisionEdit,
  PageRevisionEmbed,
  PageRevisionView,
} from './pages/revisions/types.ts';
import { pageSchema } from './pages/schema.ts';
import type { PageEdit, PageEmbed, PageView } from './pages/types.ts';
import { patternDirectoryItemContexts } from './pattern-directory/contexts.ts';
import { patternDirectoryItemSchema } from './pattern-directory/schema.ts';
import type {
  PatternDirectoryItemEdit,
  PatternDirectoryItemEmbed,
  PatternDirectoryItemView,
} from './pattern-directory/types.ts';
import { pluginContexts } from './plugins/contexts.ts';
import { pluginSchema } from './plugins/schema.ts';
import type { PluginEdit, PluginEmbed, PluginView } from './plugins/types.ts';
import { postAutosaveContexts } from './posts/autosaves/contexts.ts';
import { postAutosaveSchema } from './posts/autosaves/schema.ts';
import type {
  PostAutosaveEdit,
  PostAutosaveEmbed,
  PostAutosaveView,
} from './posts/autosaves/types.ts';
import { postContexts } from './posts/contexts.ts';
import { postRevisionContexts } from './posts/revisions/contexts.ts';
import { postRevisionSchema } from './posts/revisions/schema.ts';
import type {
  PostRevisionEdit,
  PostRevisionEmbed,
  PostRevisionView,
} from './posts/revisions/types.ts';
import { postSchema } from './posts/schema.ts';
import type { PostEdit, PostEmbed, PostView } from './posts/types.ts';
import { apiSettings, registerRoutes } from './routes.ts';
import { searchResultContexts } from './search/contexts.ts';
import { searchResultSchema } from './search/schema.ts';
import type { SearchResultEmbed, SearchResultView } from './search/types.ts';
import { settingsContexts } from './settings/contexts.ts';
import { settingsSchema } from './settings/schema.ts';
import type { SettingsView } from './settings/types.ts';
import { sidebarContexts } from './sidebars/contexts.ts';
import { sidebarSchema } from './sidebars/schema.ts';
import type { SidebarEdit, SidebarEmbed, SidebarView } from './sidebars/types.ts';
import { siteEditorExportContexts } from './site-editor-export/contexts.ts';
import { siteEditorExportSchema } from './site-editor-export/schema.ts';
import type { SiteEditorExportView } from './site-editor-export/types.ts';
import { siteHealthTestContexts } from './site-health/contexts.ts';
import { siteHealthTestSchema } from './site-health/schema.ts';
import type { SiteHealthTestView } from './site-health/types.ts';
import { statusContexts } from './statuses/contexts.ts';
import { statusSchema } from './statuses/schema.ts';
import type { StatusEdit, StatusEmbed, StatusView } from './statuses/types.ts';
import { tagContexts } from './tags/contexts.ts';
import { tagSchema } from './tags/schema.ts';
import type { TagEdit, TagEmbed, TagView } from './tags/types.ts';
import { taxonomyContexts } from './taxonomies/contexts.ts';
import { taxonomySchema } from './taxonomies/schema.ts';
import type { TaxonomyEdit, TaxonomyEmbed, TaxonomyView } from './taxonomies/types.ts';
import { templatePartAutosaveContexts } from './template-parts/autosaves/contexts.ts';
import { templatePartAutosaveSchema } from './template-parts/autosaves/schema.ts';
import type {
  TemplatePartAutosaveEdit,
  TemplatePartAutosaveEmbed,
  TemplatePartAutosaveView,
} from './template-parts/autosaves/types.ts';
import { templatePartContexts } from './template-parts/contexts.ts';
import { templatePartRevisionContexts } from './template-parts/revisions/contexts.ts';
import { templatePartRevisionSchema } from './template-parts/revisions/schema.ts';
import type {
  TemplatePartRevisionEdit,
  TemplatePartRevisionEmbed,
  TemplatePartRevisionView,
} from './template-parts/revisions/types.ts';
import { templatePartSchema } from './template-parts/schema.ts';
import type {
  TemplatePartEdit,
  TemplatePartEmbed,
  TemplatePartView,
} from './template-parts/types.ts';
import { templateAutosaveContexts } from './templates/autosaves/contexts.ts';
import { templateAutosaveSchema } from './templates/autosaves/schema.ts';
import type {
  TemplateAutosaveEdit,
  TemplateAutosaveEmbed,
  TemplateAutosaveView,
} from './templates/autosaves/types.ts';
import { templateContexts } from './templates/contexts.ts';
import { templateRevisionContexts } from './templates/revisions/contexts.ts';
import { templateRevisionSchema } from './templates/revisions/schema.ts';
import type {
  TemplateRevisionEdit,
  TemplateRevisionEmbed,
  TemplateRevisionView,
} from './templates/revisions/types.ts';
import { templateSchema } from './templates/schema.ts';
import type { TemplateEdit, TemplateEmbed, TemplateView } from './templates/types.ts';
import { themeContexts } from './themes/contexts.ts';
import { themeSchema } from './themes/schema.ts';
import type { ThemeView } from './themes/types.ts';
import { typeContexts } from './types/contexts.ts';
import { typeSchema } from './types/schema.ts';
import type { TypeEdit, TypeEmbed, TypeView } from './types/types.ts';
import { urlDetailsContexts } from './url-details/contexts.ts';
import { urlDetailsSchema } from './url-details/schema.ts';
import type { UrlDetailsEdit, UrlDetailsEmbed, UrlDetailsView } from './url-details/types.ts';
import { userContexts } from './users/contexts.ts';
import { userSchema } from './users/schema.ts';
import type { UserEdit, UserEmbed, UserView } from './users/types.ts';
import { widgetTypeContexts } from './widget-types/contexts.ts';
import { widgetTypeSchema } from './widget-types/schema.ts';
import type { WidgetTypeEdit, WidgetTypeEmbed, WidgetTypeView } from './widget-types/types.ts';
import { widgetContexts } from './widgets/contexts.ts';
import { widgetSchema } from './widgets/schema.ts';
import type { WidgetEdit, WidgetEmbed, WidgetView } from './widgets/types.ts';

/** The item of each resource, by context. */
export interface Items {
  readonly applicationPasswords: {
    view: ApplicationPasswordView;
    embed: ApplicationPasswordEmbed;
    edit: ApplicationPasswordEdit;
  };
  readonly blockDirectory: { view: BlockDirectoryItemView };
  readonly blockPatternCategories: {
    view: BlockPatternCategoryView;
    edit: BlockPatternCategoryEdit;
    embed: BlockPatternCategoryEmbed;
  };
  readonly blockPatterns: {
    view: BlockPatternView;
    edit: BlockPatternEdit;
    embed: BlockPatternEmbed;
  };
  readonly blockRenderer: { edit: RenderedBlockEdit };
  readonly blockTypes: { view: BlockTypeView; embed: BlockTypeEmbed; edit: BlockTypeEdit };
  readonly blocks: { view: BlockView; embed: BlockEmbed; edit: BlockEdit };
  readonly blocksAutosaves: {
    view: BlockAutosaveView;
    embed: BlockAutosaveEmbed;
    edit: BlockAutosaveEdit;
  };
  readonly blocksRevisions: {
    view: BlockRevisionView;
    embed: BlockRevisionEmbed;
    edit: BlockRevisionEdit;
  };
  readonly categories: { view: CategoryView; embed: CategoryEmbed; edit: CategoryEdit };
  readonly comments: { view: CommentView; embed: CommentEmbed; edit: CommentEdit };
  readonly globalStyles: {
    view: GlobalStylesView;
    embed: GlobalStylesEmbed;
    edit: GlobalStylesEdit;
  };
  readonly media: { view: AttachmentView; embed: AttachmentEmbed; edit: AttachmentEdit };
  readonly menuItems: { view: MenuItemView; embed: MenuItemEmbed; edit: MenuItemEdit };
  readonly menuItemsAutosaves: {
    view: MenuItemAutosaveView;
    embed: MenuItemAutosaveEmbed;
    edit: MenuItemAutosaveEdit;
  };
  readonly menuLocations: {
    view: MenuLocationView;
    embed: MenuLocationEmbed;
    edit: MenuLocationEdit;
  };
  readonly menus: { view: MenuView; embed: MenuEmbed; edit: MenuEdit };
  readonly navigation: {
    view: NavigationMenuView;
    embed: NavigationMenuEmbed;
    edit: NavigationMenuEdit;
  };
  readonly navigationAutosaves: {
    view: NavigationMenuAutosaveView;
    embed: NavigationMenuAutosaveEmbed;
    edit: NavigationMenuAutosaveEdit;
  };
  readonly navigationRevisions: {
    view: NavigationMenuRevisionView;
    embed: NavigationMenuRevisionEmbed;
    edit: NavigationMenuRevisionEdit;
  };
  readonly oembed: { view: EmbeddedViewView };
  readonly pages: { view: PageView; embed: PageEmbed; edit: PageEdit };
  readonly pagesAutosaves: {
    view: PageAutosaveView;
    embed: PageAutosaveEmbed;
    edit: PageAutosaveEdit;
  };
  readonly pagesRevisions: {
    view: PageRevisionView;
    embed: PageRevisionEmbed;
    edit: PageRevisionEdit;
  };
  readonly patternDirectory: {
    view: PatternDirectoryItemView;
    embed: PatternDirectoryItemEmbed;
    edit: PatternDirectoryItemEdit;
  };
  readonly plugins: { view: PluginView; embed: PluginEmbed; edit: PluginEdit };
  readonly posts: { view: PostView; embed: PostEmbed; edit: PostEdit };
  readonly postsAutosaves: {
    view: PostAutosaveView;
    embed: PostAutosaveEmbed;
    edit: PostAutosaveEdit;
  };
  readonly postsRevisions: {
    view: PostRevisionView;
    embed: PostRevisionEmbed;
    edit: PostRevisionEdit;
  };
  readonly search: { view: SearchResultView; embed: SearchResultEmbed };
  readonly settings: { view: SettingsView };
  readonly sidebars: { view: SidebarView; embed: SidebarEmbed; edit: SidebarEdit };
  readonly siteEditorExport: { view: SiteEditorExportView };
  readonly siteHealth: { view: SiteHealthTestView };
  readonly statuses: { view: StatusView; embed: StatusEmbed; edit: StatusEdit };
  readonly tags: { view: TagView; embed: TagEmbed; edit: TagEdit };
  readonly taxonomies: { view: TaxonomyView; embed: TaxonomyEmbed; edit: TaxonomyEdit };
  readonly templateParts: {
    view: TemplatePartView;
    embed: TemplatePartEmbed;
    edit: TemplatePartEdit;
  };
  readonly templatePartsAutosaves: {
    view: TemplatePartAutosaveView;
    embed: TemplatePartAutosaveEmbed;
    edit: TemplatePartAutosaveEdit;
  };
  readonly templatePartsRevisions: {
    view: TemplatePartRevisionView;
    embed: TemplatePartRevisionEmbed;
    edit: TemplatePartRevisionEdit;
  };
  readonly templates: { view: TemplateView; embed: TemplateEmbed; edit: TemplateEdit };
  readonly templatesAutosaves: {
    view: TemplateAutosaveView;
    embed: TemplateAutosaveEmbed;
    edit: TemplateAutosaveEdit;
  };
  readonly templatesRevisions: {
    view: TemplateRevisionView;
    embed: TemplateRevisionEmbed;
    edit: TemplateRevisionEdit;
  };
  readonly themes: { view: ThemeView };
  readonly types: { view: TypeView; embed: TypeEmbed; edit: TypeEdit };
  readonly urlDetails: { view: UrlDetailsView; edit: UrlDetailsEdit; embed: UrlDetailsEmbed };
  readonly users: { view: UserView; embed: UserEmbed; edit: UserEdit };
  readonly widgetTypes: { view: WidgetTypeView; embed: WidgetTypeEmbed; edit: WidgetTypeEdit };
  readonly widgets: { view: WidgetView; embed: WidgetEmbed; edit: WidgetEdit };
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
