import { describe, expectTypeOf, test } from 'vitest';
import type { Client } from '../../generated/client.ts';
import type { CreateTagArgs, Tag, TagView } from '../../generated/tags/types.ts';

/** Module augmentation declares the type of a field that is added to tags at run time (2.4). */
declare module '../../generated/tags/types.ts' {
  interface Tag {
    /** Optional: the handler leaves it to the field that is added. */
    shelf?: number;
  }
  interface CreateTagArgs {
    shelf?: number;
  }
}

declare const client: Client;
declare function answerOf<T>(call: Promise<T>): T;

describe('2.4: a declared field that is added at run time', () => {
  test('is part of the items and of the arguments of a handler', () => {
    expectTypeOf<Tag['shelf']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<TagView['shelf']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<CreateTagArgs['shelf']>().toEqualTypeOf<number | undefined>();
  });

  test('can be selected by name, and sent', () => {
    const tag = answerOf(client.tags.get({ id: 1, _fields: ['id', 'shelf'] }));
    expectTypeOf(tag).toEqualTypeOf<{ id: number; shelf?: number }>();
    void client.tags.create({ name: 'New', shelf: 3 });
    // @ts-expect-error it is a number
    void client.tags.create({ name: 'New', shelf: 'top' });
  });

  test('is refused if it is not declared', () => {
    // @ts-expect-error the embedded tag was not declared to have it
    void client.tags.get({ id: 1, context: 'embed', _fields: ['shelf'] });
    // @ts-expect-error nor was a category
    void client.categories.get({ id: 1, _fields: ['shelf'] });
  });
});
