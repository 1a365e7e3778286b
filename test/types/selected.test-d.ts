import { describe, expectTypeOf, test } from 'vitest';
import type { Answer, EmbeddedError, Selected } from '../../runtime/client/index.ts';

interface Deep {
  a: { b: { c: number; d: string }; e: boolean };
  f: string[];
  g: string | null;
}

describe('Selected', () => {
  test('each path selects its own property only', () => {
    expectTypeOf<Selected<Deep, 'a.b.c' | 'g'>>().toEqualTypeOf<{
      a: { b: { c: number } };
      g: string | null;
    }>();
  });

  test('a parent wins over its children', () => {
    expectTypeOf<Selected<Deep, 'a' | 'a.b.c'>>().toEqualTypeOf<Pick<Deep, 'a'>>();
  });

  test('optional properties stay optional', () => {
    expectTypeOf<Selected<{ a?: number; b: string }, 'a'>>().toEqualTypeOf<{ a?: number }>();
  });
});

/** A resource with 400 fields, 2 contexts and 40 relations: more than any real one. */
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Name = `field_${'a' | 'b' | 'c' | 'd'}${Digit}${Digit}`;
type Item = { readonly [N in Name]: { readonly raw: string; readonly rendered: string } };
interface Huge {
  data: { view: Item; edit: Item };
  fields: { view: Name | `${Name}.rendered`; edit: Name | `${Name}.raw` | `${Name}.rendered` };
  embeds: { readonly [R in `relation_${'a' | 'b' | 'c' | 'd'}${Digit}`]: Item };
}

declare function ask<
  C extends keyof Huge['data'] = 'view',
  const F extends readonly Huge['fields'][C][] = never,
  const E extends true | keyof Huge['embeds'] = never,
>(input?: { context?: C; _fields?: F; _embed?: E | readonly E[] }): Answer<Huge, C, F, E>;

test('a huge resource stays within the limits of the compiler', () => {
  const answer = ask({
    context: 'edit',
    _fields: ['field_a00', 'field_b11.raw', 'field_c22.rendered', 'field_d99'],
    _embed: ['relation_a0', 'relation_d9'],
  });
  expectTypeOf(answer.field_b11).toEqualTypeOf<{ readonly raw: string }>();
  const relation = answer._embedded?.relation_d9;
  expectTypeOf(relation).toEqualTypeOf<readonly (Item | EmbeddedError)[] | undefined>();
  // @ts-expect-error it was not asked for
  void answer.field_a01;
});
