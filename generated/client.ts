// @generated from schemas/ by `npm run generate`. Do not edit. (faf82f6394bf)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { CategoriesClient } from './categories/client.ts';
import { CommentsClient } from './comments/client.ts';
import { MediaClient } from './media/client.ts';
import { PostsClient } from './posts/client.ts';
import { SettingsClient } from './settings/client.ts';
import { TagsClient } from './tags/client.ts';
import { UsersClient } from './users/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly categories: CategoriesClient;
  readonly comments: CommentsClient;
  readonly media: MediaClient;
  readonly posts: PostsClient;
  readonly settings: SettingsClient;
  readonly tags: TagsClient;
  readonly users: UsersClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.categories = new CategoriesClient(transport);
    this.comments = new CommentsClient(transport);
    this.media = new MediaClient(transport);
    this.posts = new PostsClient(transport);
    this.settings = new SettingsClient(transport);
    this.tags = new TagsClient(transport);
    this.users = new UsersClient(transport);
  }
}
