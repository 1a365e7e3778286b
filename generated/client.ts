// @generated from schemas/ by `npm run generate`. Do not edit. (b90318cd1b37)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { ApplicationPasswordsClient } from './application-passwords/client.ts';
import { BlocksAutosavesClient } from './blocks/autosaves/client.ts';
import { BlocksClient } from './blocks/client.ts';
import { BlocksRevisionsClient } from './blocks/revisions/client.ts';
import { CategoriesClient } from './categories/client.ts';
import { CommentsClient } from './comments/client.ts';
import { MediaClient } from './media/client.ts';
import { MenuItemsAutosavesClient } from './menu-items/autosaves/client.ts';
import { MenuItemsClient } from './menu-items/client.ts';
import { MenuLocationsClient } from './menu-locations/client.ts';
import { MenusClient } from './menus/client.ts';
import { NavigationAutosavesClient } from './navigation/autosaves/client.ts';
import { NavigationClient } from './navigation/client.ts';
import { NavigationRevisionsClient } from './navigation/revisions/client.ts';
import { PagesAutosavesClient } from './pages/autosaves/client.ts';
import { PagesClient } from './pages/client.ts';
import { PagesRevisionsClient } from './pages/revisions/client.ts';
import { PostsAutosavesClient } from './posts/autosaves/client.ts';
import { PostsClient } from './posts/client.ts';
import { PostsRevisionsClient } from './posts/revisions/client.ts';
import { SettingsClient } from './settings/client.ts';
import { SidebarsClient } from './sidebars/client.ts';
import { SiteHealthClient } from './site-health/client.ts';
import { StatusesClient } from './statuses/client.ts';
import { TagsClient } from './tags/client.ts';
import { TaxonomiesClient } from './taxonomies/client.ts';
import { TypesClient } from './types/client.ts';
import { UrlDetailsClient } from './url-details/client.ts';
import { UsersClient } from './users/client.ts';
import { WidgetTypesClient } from './widget-types/client.ts';
import { WidgetsClient } from './widgets/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly applicationPasswords: ApplicationPasswordsClient;
  readonly blocks: BlocksClient;
  readonly blocksAutosaves: BlocksAutosavesClient;
  readonly blocksRevisions: BlocksRevisionsClient;
  readonly categories: CategoriesClient;
  readonly comments: CommentsClient;
  readonly media: MediaClient;
  readonly menuItems: MenuItemsClient;
  readonly menuItemsAutosaves: MenuItemsAutosavesClient;
  readonly menuLocations: MenuLocationsClient;
  readonly menus: MenusClient;
  readonly navigation: NavigationClient;
  readonly navigationAutosaves: NavigationAutosavesClient;
  readonly navigationRevisions: NavigationRevisionsClient;
  readonly pages: PagesClient;
  readonly pagesAutosaves: PagesAutosavesClient;
  readonly pagesRevisions: PagesRevisionsClient;
  readonly posts: PostsClient;
  readonly postsAutosaves: PostsAutosavesClient;
  readonly postsRevisions: PostsRevisionsClient;
  readonly settings: SettingsClient;
  readonly sidebars: SidebarsClient;
  readonly siteHealth: SiteHealthClient;
  readonly statuses: StatusesClient;
  readonly tags: TagsClient;
  readonly taxonomies: TaxonomiesClient;
  readonly types: TypesClient;
  readonly urlDetails: UrlDetailsClient;
  readonly users: UsersClient;
  readonly widgetTypes: WidgetTypesClient;
  readonly widgets: WidgetsClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.applicationPasswords = new ApplicationPasswordsClient(transport);
    this.blocks = new BlocksClient(transport);
    this.blocksAutosaves = new BlocksAutosavesClient(transport);
    this.blocksRevisions = new BlocksRevisionsClient(transport);
    this.categories = new CategoriesClient(transport);
    this.comments = new CommentsClient(transport);
    this.media = new MediaClient(transport);
    this.menuItems = new MenuItemsClient(transport);
    this.menuItemsAutosaves = new MenuItemsAutosavesClient(transport);
    this.menuLocations = new MenuLocationsClient(transport);
    this.menus = new MenusClient(transport);
    this.navigation = new NavigationClient(transport);
    this.navigationAutosaves = new NavigationAutosavesClient(transport);
    this.navigationRevisions = new NavigationRevisionsClient(transport);
    this.pages = new PagesClient(transport);
    this.pagesAutosaves = new PagesAutosavesClient(transport);
    this.pagesRevisions = new PagesRevisionsClient(transport);
    this.posts = new PostsClient(transport);
    this.postsAutosaves = new PostsAutosavesClient(transport);
    this.postsRevisions = new PostsRevisionsClient(transport);
    this.settings = new SettingsClient(transport);
    this.sidebars = new SidebarsClient(transport);
    this.siteHealth = new SiteHealthClient(transport);
    this.statuses = new StatusesClient(transport);
    this.tags = new TagsClient(transport);
    this.taxonomies = new TaxonomiesClient(transport);
    this.types = new TypesClient(transport);
    this.urlDetails = new UrlDetailsClient(transport);
    this.users = new UsersClient(transport);
    this.widgetTypes = new WidgetTypesClient(transport);
    this.widgets = new WidgetsClient(transport);
  }
}
