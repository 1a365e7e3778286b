import { describe, expectTypeOf, test } from 'vitest';
import type { MediaHandlers } from '../../generated/media/handlers.ts';
import type { PostsHandlers } from '../../generated/posts/handlers.ts';
import type { PostsRevisionsHandlers } from '../../generated/posts/revisions/handlers.ts';
import type {
  CreatePostArgs,
  ListPostsArgs,
  Post,
  PostFacts,
} from '../../generated/posts/types.ts';
import { anyone, notImplemented } from '../../runtime/server/index.ts';

declare const post: Post;

describe('endpoints', () => {
  test('an endpoint is a permission and a handler', () => {
    const get: PostsHandlers['get'] = { permission: anyone, handle: () => post };
    expectTypeOf(get.handle).returns.toExtend<unknown>();
  });

  test('an endpoint without a permission does not compile', () => {
    // @ts-expect-error who may is always said
    const get: PostsHandlers['get'] = { handle: () => post };
    void get;
  });

  test('an endpoint with uploads but without a check before the body does not compile', () => {
    const create: MediaHandlers['create'] = {
      mayUpload: ({ args, user }) => {
        expectTypeOf(args.post).toEqualTypeOf<number | undefined>();
        return user !== null;
      },
      permission: anyone,
      handle: () => notImplemented('media.create'),
    };
    // @ts-expect-error anybody could fill the disk
    const open: MediaHandlers['create'] = { permission: anyone, handle: create.handle };
    void open;
  });

  test('the rest of a request has the types of the members that it copies', () => {
    const get: PostsHandlers['get'] = {
      permission: ({ args, ...rest }) => {
        expectTypeOf<keyof typeof rest>().toEqualTypeOf<'request' | 'wants'>();
        return args.id > 0 && rest.request.user !== null;
      },
      handle: (request) => {
        expectTypeOf({ ...request }).toHaveProperty('request');
        expectTypeOf({ ...request }).not.toHaveProperty('user');
        return post;
      },
    };
    void get;
  });

  test('a handler returns the whole item', () => {
    const { title, ...partial } = post;
    void title;
    // @ts-expect-error the title is missing
    const get: PostsHandlers['get'] = { permission: anyone, handle: () => partial };
    void get;
  });

  test('a page is items and the total of all pages', () => {
    const list: PostsHandlers['list'] = {
      permission: anyone,
      handle: () => ({ items: [post], total: 1 }),
    };
    // @ts-expect-error how many there are is missing
    const short: PostsHandlers['list'] = { permission: anyone, handle: () => ({ items: [post] }) };
    void [list, short];
  });

  test('a handler may return an error', () => {
    const get: PostsHandlers['get'] = {
      permission: () => false,
      handle: () => notImplemented('posts.get'),
    };
    void get;
  });

  test('an endpoint of a nested route without `parents` does not compile', () => {
    const get: PostsRevisionsHandlers['get'] = {
      parents: ({ args }) => ({ parent: args.id }),
      permission: anyone,
      handle: () => notImplemented('posts/revisions.get'),
    };
    // @ts-expect-error `parents` is missing
    const lacking: PostsRevisionsHandlers['get'] = {
      permission: get.permission,
      handle: get.handle,
    };
    // @ts-expect-error the group is called `parent`
    const misnamed: PostsRevisionsHandlers['get'] = { ...get, parents: () => ({ post: 1 }) };
    void [lacking, misnamed];
  });

  test('every endpoint is required', () => {
    // @ts-expect-error all but one are missing
    const handlers: PostsHandlers = { get: { permission: anyone, handle: () => post } };
    void handlers;
  });
});

describe('arguments', () => {
  test('an argument with a default is present, one without may be missing', () => {
    expectTypeOf<ListPostsArgs['page']>().toEqualTypeOf<number>();
    expectTypeOf<ListPostsArgs['order']>().toEqualTypeOf<'asc' | 'desc'>();
    expectTypeOf<ListPostsArgs['search']>().toEqualTypeOf<string | undefined>();
  });

  test('an argument without validation and sanitization is unknown', () => {
    expectTypeOf<CreatePostArgs['title']>().toEqualTypeOf<unknown>();
  });

  test('the context is not an argument of handlers', () => {
    expectTypeOf<ListPostsArgs>().not.toHaveProperty('context');
  });

  test('a handler that reads an unknown argument does not compile', () => {
    const get: PostsHandlers['get'] = {
      permission: anyone,
      // @ts-expect-error the endpoint has no such argument
      handle: ({ args }) => (args.slug ? post : post),
    };
    void get;
  });
});

test('facts are returned for the items of a response in their order', () => {
  expectTypeOf<Parameters<PostsHandlers['facts']>[0]>().toEqualTypeOf<readonly Post[]>();
  expectTypeOf<Awaited<ReturnType<PostsHandlers['facts']>>>().toEqualTypeOf<readonly PostFacts[]>();
});
