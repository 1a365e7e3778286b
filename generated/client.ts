// @generated from schemas/ by `npm run generate`. Do not edit. (580dc50f7e8d)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { BlocksClient } from './blocks/client.ts';
import { CategoriesClient } from './categories/client.ts';
import { CommentsClient } from './comments/client.ts';
import { NavigationClient } from './navigation/client.ts';
import { PagesClient } from './pages/client.ts';
import { PostsClient } from './posts/client.ts';
import { SettingsClient } from './settings/client.ts';
import { StatusesClient } from './statuses/client.ts';
import { TagsClient } from './tags/client.ts';
import { TaxonomiesClient } from './taxonomies/client.ts';
import { TypesClient } from './types/client.ts';
import { UsersClient } from './users/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly blocks: BlocksClient;
  readonly categories: CategoriesClient;
  readonly comments: CommentsClient;
  readonly navigation: NavigationClient;
  readonly pages: PagesClient;
  readonly posts: PostsClient;
  readonly settings: SettingsClient;
  readonly statuses: StatusesClient;
  readonly tags: TagsClient;
  readonly taxonomies: TaxonomiesClient;
  readonly types: TypesClient;
  readonly users: UsersClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.blocks = new BlocksClient(transport);
    this.categories = new CategoriesClient(transport);
    this.comments = new CommentsClient(transport);
    this.navigation = new NavigationClient(transport);
    this.pages = new PagesClient(transport);
    this.posts = new PostsClient(transport);
    this.settings = new SettingsClient(transport);
    this.statuses = new StatusesClient(transport);
    this.tags = new TagsClient(transport);
    this.taxonomies = new TaxonomiesClient(transport);
    this.types = new TypesClient(transport);
    this.users = new UsersClient(transport);
  }
}
