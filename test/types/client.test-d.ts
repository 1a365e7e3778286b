import { describe, expectTypeOf, test } from 'vitest';
import { Client, embedded } from '../../generated/client.ts';
import type { CategoryEmbed } from '../../generated/categories/types.ts';
import type { CommentEmbed } from '../../generated/comments/types.ts';
import type { Post, PostEmbed, PostView } from '../../generated/posts/types.ts';
import type { AttachmentEmbed } from '../../generated/media/types.ts';
import type { TagEmbed } from '../../generated/tags/types.ts';
import type { TaxonomyEmbed } from '../../generated/taxonomies/types.ts';
import type { UserEmbed } from '../../generated/users/types.ts';
import type { ClientOptions, EmbeddedError, Transport } from '../../runtime/client/index.ts';

declare const client: Client;

/** Unwraps the result of a call. */
declare function answerOf<T>(call: Promise<T>): T;

/** Unwraps one item of a page. */
declare function itemOf<T>(call: Promise<{ readonly items: readonly T[] }>): T;

describe('the constructor of the client accepts', () => {
  test('options or a transport', () => {
    const make = (options: ClientOptions | Transport) => new Client(options);
    expectTypeOf(make).returns.toEqualTypeOf<Client>();
    // @ts-expect-error without an address
    void (() => new Client({ timeout: 3 }));
    // @ts-expect-error a transport spread out has lost what makes it one
    void ((transport: Transport) => new Client({ ...transport }));
  });
});

describe('fields', () => {
  test('of a response that is a map cannot be selected', () => {
    const all = answerOf(client.taxonomies.list({ context: 'embed' }));
    expectTypeOf(all).toEqualTypeOf<{ readonly [name: string]: TaxonomyEmbed }>();
    // @ts-expect-error would answer no taxonomy
    void (() => client.taxonomies.list({ _fields: ['name'] }));
    // @ts-expect-error a map embeds nothing
    void (() => client.menuLocations.list({ _embed: true }));
  });

  test('selected fields narrow the response to exactly those', () => {
    const post = itemOf(client.posts.list({ _fields: ['id', 'title.rendered'] }));
    expectTypeOf(post).toEqualTypeOf<{ id: number; title: { rendered: string } }>();
  });

  test('a selected parent keeps all of its children', () => {
    const call = client.posts.get({ id: 1, context: 'edit', _fields: ['title', 'title.raw'] });
    expectTypeOf(answerOf(call)).toEqualTypeOf<Pick<Post, 'title'>>();
  });

  test('an unknown field is refused', () => {
    // @ts-expect-error no item has it
    void client.posts.list({ _fields: ['titel'] });
    // @ts-expect-error a path does not lead through a list
    void client.posts.list({ _fields: ['tags.length'] });
  });
});

describe('contexts', () => {
  test('the context decides which fields exist', () => {
    expectTypeOf(itemOf(client.posts.list())).toEqualTypeOf<PostView>();
    expectTypeOf(itemOf(client.posts.list({ context: 'edit' }))).toEqualTypeOf<Post>();
    expectTypeOf(
      answerOf(client.posts.get({ id: 1, context: 'embed' })),
    ).toEqualTypeOf<PostEmbed>();
  });

  test('a field of `edit` only is refused in `view`', () => {
    void client.posts.list({ context: 'edit', _fields: ['title.raw'] });
    // @ts-expect-error `view` does not show the text as it is stored
    void client.posts.list({ _fields: ['title.raw'] });
    // @ts-expect-error nor does it when it is asked for by name
    void client.posts.list({ context: 'view', _fields: ['password'] });
  });

  test('an unknown context is refused', () => {
    // @ts-expect-error one of view, embed and edit
    void client.posts.list({ context: 'edti' });
  });

  test('the response to a write has the context edit', () => {
    expectTypeOf(answerOf(client.posts.update({ id: 1, title: 'Hi' }))).toEqualTypeOf<Post>();
  });
});

describe('embedding', () => {
  test('embedding adds the targets of the relation', () => {
    const post = itemOf(client.posts.list({ _fields: ['id'], _embed: ['author'] }));
    expectTypeOf<keyof typeof post>().toEqualTypeOf<'id' | '_embedded'>();
    expectTypeOf(post._embedded).toEqualTypeOf<
      { readonly author?: readonly (UserEmbed | EmbeddedError)[] } | undefined
    >();
  });

  test('`embedded` returns the embedded items without errors', () => {
    const post = itemOf(client.posts.list({ _embed: 'author' }));
    expectTypeOf(embedded(post, 'author')).toEqualTypeOf<UserEmbed[]>();
    // @ts-expect-error it was not requested
    embedded(post, 'replies');
    // @ts-expect-error it may be an error
    void post._embedded?.author?.[0]?.name;
  });

  test('`true` embeds every relation', () => {
    const post = answerOf(client.posts.get({ id: 1, _fields: ['id'], _embed: true }));
    expectTypeOf<keyof NonNullable<typeof post._embedded>>().toEqualTypeOf<
      'author' | 'replies' | 'cms:featuredmedia' | 'cms:term'
    >();
    expectTypeOf(embedded(post, 'cms:featuredmedia')).toEqualTypeOf<AttachmentEmbed[]>();
    // @ts-expect-error it is left out, or `true`
    void client.posts.list({ _embed: false });
  });

  test('a relation to collections embeds lists of items', () => {
    const post = answerOf(client.posts.get({ id: 1, _embed: ['cms:term', 'replies'] }));
    type Terms = readonly CategoryEmbed[] | readonly TagEmbed[];
    expectTypeOf(post._embedded).toEqualTypeOf<
      | {
          readonly 'cms:term'?: readonly (Terms | EmbeddedError)[];
          readonly replies?: readonly (readonly CommentEmbed[] | EmbeddedError)[];
        }
      | undefined
    >();
  });

  test('without `_embed` there is no `_embedded`', () => {
    expectTypeOf(answerOf(client.posts.get({ id: 1 }))).not.toHaveProperty('_embedded');
  });

  test('an unknown or not embeddable relation is refused', () => {
    // @ts-expect-error no such relation
    void client.posts.list({ _embed: ['autor'] });
    // @ts-expect-error nor by itself
    void client.posts.list({ _embed: 'autor' });
    // @ts-expect-error a link, but not an embeddable one
    void client.posts.list({ _embed: ['collection'] });
  });
});

describe('arguments', () => {
  test('an unknown argument is refused', () => {
    // @ts-expect-error spelt `per_page`
    void client.posts.list({ perPage: 3 });
    // @ts-expect-error a status that no post has
    void client.posts.create({ status: 'published' });
  });

  test('required arguments are required', () => {
    void client.users.create({ username: 'ada', email: 'ada@cms.test', password: 'secret' });
    // @ts-expect-error without an address and a password
    void client.users.create({ username: 'ada' });
    // @ts-expect-error without the number of the post
    void client.posts.get({});
    // @ts-expect-error nothing at all
    void client.posts.get();
  });

  test('a title may be sent as text or as an object', () => {
    void client.posts.create({ title: 'Hi' });
    void client.posts.create({ title: { raw: 'Hi' } });
    // @ts-expect-error a title is not a number
    void client.posts.create({ title: 1 });
  });

  test('a setting accepts null, which resets it', () => {
    void client.settings.update({ title: null, use_smilies: null });
    // @ts-expect-error a number, or null
    void client.settings.update({ posts_per_page: 'ten' });
  });

  test('a readonly property is not an argument', () => {
    // @ts-expect-error the service says what the link is
    void client.posts.update({ id: 1, link: 'http://cms.test/hi' });
  });
});

describe('calls', () => {
  test('options follow the input, and `file` is an option of upload endpoints only', () => {
    const { signal } = new AbortController();
    const post = answerOf(client.posts.get({ id: 1 }, { signal, timeout: 1000 }));
    void client.posts.update({ id: 1, title: 'Hi' }, { ifMatch: post, headers: { 'x-a': 'b' } });
    void client.settings.get(undefined, { retries: 0 });
    void client.media.create({ title: 'Hi' }, { file: new Blob([]), onProgress: () => {} });
    // @ts-expect-error posts do not take files
    void client.posts.create({ title: 'Hi' }, { file: new Blob([]) });
  });

  test('all pages have items of the type of one page', () => {
    const posts = client.posts.all({ _fields: ['id', 'title.rendered'], per_page: 100 });
    expectTypeOf(posts).toEqualTypeOf<
      AsyncGenerator<{ id: number; title: { rendered: string } }, void, undefined>
    >();
    // @ts-expect-error spelt `per_page`
    void client.posts.all({ perPage: 100 });
  });
});

describe('responses', () => {
  test('a page has its totals', () => {
    const page = answerOf(client.posts.list({ _fields: ['id'] }));
    expectTypeOf(page.total).toEqualTypeOf<number>();
    expectTypeOf(page.totalPages).toEqualTypeOf<number>();
  });

  test('a response that is not an item has the type of the response schema of its endpoint', () => {
    const { preview } = answerOf(client.widgetTypes.render({ id: 'text' }));
    expectTypeOf(preview).toEqualTypeOf<string>();
    const sizes = answerOf(client.siteHealth.directorySizes());
    expectTypeOf(sizes.raw).toEqualTypeOf<number>();
  });

  test('the response to a deletion is the item, or a record of the previous item', () => {
    const answer = answerOf(client.posts.delete({ id: 1, force: true }));
    if ('deleted' in answer) expectTypeOf(answer.previous).toEqualTypeOf<Post>();
    else expectTypeOf(answer).toEqualTypeOf<Post>();
  });
});

describe('fields that are known only at run time', () => {
  type Field = 'id' | 'title.rendered' | 'author';

  test('are optional', () => {
    const fields: readonly Field[] = [];
    expectTypeOf(itemOf(client.posts.list({ _fields: fields }))).toEqualTypeOf<{
      id?: number;
      title?: { rendered?: string };
      author?: number;
    }>();
    // @ts-expect-error it may not have been asked for
    void itemOf(client.posts.list({ _fields: fields })).title.rendered;
    const whole: 'title'[] = ['title'];
    const { title } = itemOf(client.posts.list({ _fields: whole }));
    expectTypeOf(title).toEqualTypeOf<PostView['title'] | undefined>();
    expectTypeOf(itemOf(client.posts.list({ _fields: ['id', ...fields] })).author).toEqualTypeOf<
      number | undefined
    >();
  });

  test('of one of two lists give a union of both responses', () => {
    const fields = Math.random() > 0.5 ? (['id'] as const) : (['author'] as const);
    expectTypeOf(itemOf(client.posts.list({ _fields: fields }))).toEqualTypeOf<
      { id: number } | { author: number }
    >();
  });

  test('of any text are refused; an empty list selects all', () => {
    // @ts-expect-error a field that there is not may be among them
    void ((fields: string[]) => client.posts.list({ _fields: fields }));
    expectTypeOf(itemOf(client.posts.list({ _fields: [] }))).toEqualTypeOf<PostView>();
  });

  test('in a constant are as good as literals', () => {
    const fields = ['id', 'title.raw'] as const;
    const post = answerOf(client.posts.get({ id: 1, context: 'edit', _fields: fields }));
    expectTypeOf(post).toEqualTypeOf<{ id: number; title: { raw: string } }>();
    // @ts-expect-error `view` has no such field
    void client.posts.get({ id: 1, _fields: fields });
  });

  test('with a context known only at run time give a union of the contexts', () => {
    const context = Math.random() > 0.5 ? 'view' : 'edit';
    expectTypeOf(itemOf(client.posts.list({ context }))).toEqualTypeOf<PostView | Post>();
    const post = itemOf(client.posts.list({ context, _fields: ['id', 'title.raw'] }));
    expectTypeOf(post).toEqualTypeOf<
      { id: number; title: Record<never, never> } | { id: number; title: { raw: string } }
    >();
  });
});
