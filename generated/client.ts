// @generated from schemas/ by `npm run generate`. Do not edit. (9c333eb31bc3)

import { batch, connect } from '../runtime/client/index.ts';
import type {
  BatchOptions,
  Calls,
  ClientOptions,
  Outcomes,
  Transport,
} from '../runtime/client/index.ts';
import { ApplicationPasswordsClient } from './application-passwords/client.ts';
import { BlockDirectoryClient } from './block-directory/client.ts';
import { BlockPatternCategoriesClient } from './block-pattern-categories/client.ts';
import { BlockPatternsClient } from './block-patterns/client.ts';
import { BlockRendererClient } from './block-renderer/client.ts';
import { BlockTypesClient } from './block-types/client.ts';
import { BlocksAutosavesClient } from './blocks/autosaves/client.ts';
import { BlocksClient } from './blocks/client.ts';
import { BlocksRevisionsClient } from './blocks/revisions/client.ts';
import { CategoriesClient } from './categories/client.ts';
import { CommentsClient } from './comments/client.ts';
import { GlobalStylesClient } from './global-styles/client.ts';
import { MediaClient } from './media/client.ts';
import { MenuItemsAutosavesClient } from './menu-items/autosaves/client.ts';
import { MenuItemsClient } from './menu-items/client.ts';
import { MenuLocationsClient } from './menu-locations/client.ts';
import { MenusClient } from './menus/client.ts';
import { NavigationAutosavesClient } from './navigation/autosaves/client.ts';
import { NavigationClient } from './navigation/client.ts';
import { NavigationRevisionsClient } from './navigation/revisions/client.ts';
import { OembedClient } from './oembed/client.ts';
import { PagesAutosavesClient } from './pages/autosaves/client.ts';
import { PagesClient } from './pages/client.ts';
import { PagesRevisionsClient } from './pages/revisions/client.ts';
import { PatternDirectoryClient } from './pattern-directory/client.ts';
import { PluginsClient } from './plugins/client.ts';
import { PostsAutosavesClient } from './posts/autosaves/client.ts';
import { PostsClient } from './posts/client.ts';
import { PostsRevisionsClient } from './posts/revisions/client.ts';
import { SearchClient } from './search/client.ts';
import { SettingsClient } from './settings/client.ts';
import { SidebarsClient } from './sidebars/client.ts';
import { SiteEditorExportClient } from './site-editor-export/client.ts';
import { SiteHealthClient } from './site-health/client.ts';
import { StatusesClient } from './statuses/client.ts';
import { TagsClient } from './tags/client.ts';
import { TaxonomiesClient } from './taxonomies/client.ts';
import { TemplatePartsAutosavesClient } from './template-parts/autosaves/client.ts';
import { TemplatePartsClient } from './template-parts/client.ts';
import { TemplatePartsRevisionsClient } from './template-parts/revisions/client.ts';
import { TemplatesAutosavesClient } from './templates/autosaves/client.ts';
import { TemplatesClient } from './templates/client.ts';
import { TemplatesRevisionsClient } from './templates/revisions/client.ts';
import { ThemesClient } from './themes/client.ts';
import { TypesClient } from './types/client.ts';
import { UrlDetailsClient } from './url-details/client.ts';
import { UsersClient } from './users/client.ts';
import { WidgetTypesClient } from './widget-types/client.ts';
import { WidgetsClient } from './widgets/client.ts';

export { ApiError, embedded, outcomeOf } from '../runtime/client/index.ts';

/** The methods that can be part of a batch: those of routes with `allow_batch`. */
export interface BatchClient {
  readonly blocks: Pick<BlocksClient, 'create' | 'update' | 'delete'>;
  readonly categories: Pick<CategoriesClient, 'create' | 'update' | 'delete'>;
  readonly menuItems: Pick<MenuItemsClient, 'create' | 'update' | 'delete'>;
  readonly menus: Pick<MenusClient, 'create' | 'update' | 'delete'>;
  readonly navigation: Pick<NavigationClient, 'create' | 'update' | 'delete'>;
  readonly pages: Pick<PagesClient, 'create' | 'update' | 'delete'>;
  readonly posts: Pick<PostsClient, 'create' | 'update' | 'delete'>;
  readonly tags: Pick<TagsClient, 'create' | 'update' | 'delete'>;
  readonly widgets: Pick<WidgetsClient, 'create' | 'update' | 'delete'>;
}

/** The client of the service. Calls reject with an `ApiError` if the response is an error. */
export class Client {
  readonly applicationPasswords: ApplicationPasswordsClient;
  readonly blockDirectory: BlockDirectoryClient;
  readonly blockPatternCategories: BlockPatternCategoriesClient;
  readonly blockPatterns: BlockPatternsClient;
  readonly blockRenderer: BlockRendererClient;
  readonly blockTypes: BlockTypesClient;
  readonly blocks: BlocksClient;
  readonly blocksAutosaves: BlocksAutosavesClient;
  readonly blocksRevisions: BlocksRevisionsClient;
  readonly categories: CategoriesClient;
  readonly comments: CommentsClient;
  readonly globalStyles: GlobalStylesClient;
  readonly media: MediaClient;
  readonly menuItems: MenuItemsClient;
  readonly menuItemsAutosaves: MenuItemsAutosavesClient;
  readonly menuLocations: MenuLocationsClient;
  readonly menus: MenusClient;
  readonly navigation: NavigationClient;
  readonly navigationAutosaves: NavigationAutosavesClient;
  readonly navigationRevisions: NavigationRevisionsClient;
  readonly oembed: OembedClient;
  readonly pages: PagesClient;
  readonly pagesAutosaves: PagesAutosavesClient;
  readonly pagesRevisions: PagesRevisionsClient;
  readonly patternDirectory: PatternDirectoryClient;
  readonly plugins: PluginsClient;
  readonly posts: PostsClient;
  readonly postsAutosaves: PostsAutosavesClient;
  readonly postsRevisions: PostsRevisionsClient;
  readonly search: SearchClient;
  readonly settings: SettingsClient;
  readonly sidebars: SidebarsClient;
  readonly siteEditorExport: SiteEditorExportClient;
  readonly siteHealth: SiteHealthClient;
  readonly statuses: StatusesClient;
  readonly tags: TagsClient;
  readonly taxonomies: TaxonomiesClient;
  readonly templateParts: TemplatePartsClient;
  readonly templatePartsAutosaves: TemplatePartsAutosavesClient;
  readonly templatePartsRevisions: TemplatePartsRevisionsClient;
  readonly templates: TemplatesClient;
  readonly templatesAutosaves: TemplatesAutosavesClient;
  readonly templatesRevisions: TemplatesRevisionsClient;
  readonly themes: ThemesClient;
  readonly types: TypesClient;
  readonly urlDetails: UrlDetailsClient;
  readonly users: UsersClient;
  readonly widgetTypes: WidgetTypesClient;
  readonly widgets: WidgetsClient;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = connect(options);
    this.#transport = transport;
    this.applicationPasswords = new ApplicationPasswordsClient(transport);
    this.blockDirectory = new BlockDirectoryClient(transport);
    this.blockPatternCategories = new BlockPatternCategoriesClient(transport);
    this.blockPatterns = new BlockPatternsClient(transport);
    this.blockRenderer = new BlockRendererClient(transport);
    this.blockTypes = new BlockTypesClient(transport);
    this.blocks = new BlocksClient(transport);
    this.blocksAutosaves = new BlocksAutosavesClient(transport);
    this.blocksRevisions = new BlocksRevisionsClient(transport);
    this.categories = new CategoriesClient(transport);
    this.comments = new CommentsClient(transport);
    this.globalStyles = new GlobalStylesClient(transport);
    this.media = new MediaClient(transport);
    this.menuItems = new MenuItemsClient(transport);
    this.menuItemsAutosaves = new MenuItemsAutosavesClient(transport);
    this.menuLocations = new MenuLocationsClient(transport);
    this.menus = new MenusClient(transport);
    this.navigation = new NavigationClient(transport);
    this.navigationAutosaves = new NavigationAutosavesClient(transport);
    this.navigationRevisions = new NavigationRevisionsClient(transport);
    this.oembed = new OembedClient(transport);
    this.pages = new PagesClient(transport);
    this.pagesAutosaves = new PagesAutosavesClient(transport);
    this.pagesRevisions = new PagesRevisionsClient(transport);
    this.patternDirectory = new PatternDirectoryClient(transport);
    this.plugins = new PluginsClient(transport);
    this.posts = new PostsClient(transport);
    this.postsAutosaves = new PostsAutosavesClient(transport);
    this.postsRevisions = new PostsRevisionsClient(transport);
    this.search = new SearchClient(transport);
    this.settings = new SettingsClient(transport);
    this.sidebars = new SidebarsClient(transport);
    this.siteEditorExport = new SiteEditorExportClient(transport);
    this.siteHealth = new SiteHealthClient(transport);
    this.statuses = new StatusesClient(transport);
    this.tags = new TagsClient(transport);
    this.taxonomies = new TaxonomiesClient(transport);
    this.templateParts = new TemplatePartsClient(transport);
    this.templatePartsAutosaves = new TemplatePartsAutosavesClient(transport);
    this.templatePartsRevisions = new TemplatePartsRevisionsClient(transport);
    this.templates = new TemplatesClient(transport);
    this.templatesAutosaves = new TemplatesAutosavesClient(transport);
    this.templatesRevisions = new TemplatesRevisionsClient(transport);
    this.themes = new ThemesClient(transport);
    this.types = new TypesClient(transport);
    this.urlDetails = new UrlDetailsClient(transport);
    this.users = new UsersClient(transport);
    this.widgetTypes = new WidgetTypesClient(transport);
    this.widgets = new WidgetsClient(transport);
  }

  /** Sends the calls that `collect` returns in one request. Returns the outcome of each call. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
