import { describe, expectTypeOf, test } from 'vitest';
import { outcomeOf } from '../../generated/client.ts';
import type { ApiError, Client } from '../../generated/client.ts';
import type { Tag } from '../../generated/tags/types.ts';

declare const client: Client;
declare function resultOf<T>(promise: Promise<T>): T;

describe('errors by code', () => {
  test('an outcome is the response, or an error with the codes of the endpoint', () => {
    const outcome = resultOf(outcomeOf(client.posts.get({ id: 1, _fields: ['id'] })));
    if (outcome.ok) {
      expectTypeOf(outcome.value).toEqualTypeOf<{ id: number }>();
    } else if (outcome.error.is('rest_post_invalid_id')) {
      expectTypeOf(outcome.error.code).toEqualTypeOf<'rest_post_invalid_id'>();
    } else {
      expectTypeOf(outcome.error.status).toEqualTypeOf<number>();
      void outcome.error.is('rest_forbidden_context');
    }
  });

  test('a code that the endpoint does not declare is refused', () => {
    const outcome = resultOf(outcomeOf(client.posts.get({ id: 1 })));
    if (outcome.ok) return;
    // @ts-expect-error spelt `rest_post_invalid_id`
    void outcome.error.is('rest_post_invalid');
    // @ts-expect-error a code of terms
    void outcome.error.is('rest_term_invalid');
  });

  test('a caught error may have any code', () => {
    const caught = (error: ApiError): boolean => error.is('a_code_of_a_plugin');
    expectTypeOf(caught).returns.toEqualTypeOf<boolean>();
  });

  test('each call of a batch has its own outcome', () => {
    const [tag, post] = resultOf(
      client.batch((batch) => [
        batch.tags.create({ name: 'New' }),
        batch.posts.delete({ id: 1, force: true }),
      ]),
    );
    if (tag.ok) expectTypeOf(tag.value).toEqualTypeOf<Tag>();
    else void tag.error.is('term_exists');
    // @ts-expect-error a code of terms
    if (!post.ok) void post.error.is('term_exists');
  });

  test('a batch has the endpoints that allow batches only', () => {
    void client.batch((batch) => {
      expectTypeOf<keyof typeof batch.tags>().toEqualTypeOf<'create' | 'update' | 'delete'>();
      // @ts-expect-error it only reads
      void batch.tags.list;
      // @ts-expect-error no route of users allows it
      void batch.users;
      return [];
    });
  });
});
