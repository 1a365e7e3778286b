import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyContext,
  LinkBuilder,
  byValue,
  compactLinks,
  ContextFilter,
  serviceCurie,
} from '../../runtime/shape/index.ts';
import type { ContextRule, LinkRule } from '../../runtime/shape/index.ts';
import { values } from '../kernel/arbitraries.ts';

const rules = fc.letrec<{ rule: ContextRule }>((tie) => ({
  rule: fc.oneof(
    { depthSize: 'small' },
    { weight: 3, arbitrary: fc.constant(false as const) },
    fc.dictionary(fc.constantFrom('a', 'b', 'x_id', '__proto__', 'length', '0'), tie('rule')),
    fc.tuple(tie('rule')),
    fc.constant(byValue({ anyOf: [{ type: 'object', properties: { a: { context: [] } } }] }, 'x')),
  ),
})).rule;

test('a context filter equals `applyContext` for random rules and values', () => {
  fc.assert(
    fc.property(rules, fc.array(values, { maxLength: 12 }), (any, list) => {
      const filter = new ContextFilter(any);
      for (const value of [...list, ...list]) {
        const left = applyContext(any, value);
        expect(filter.apply(value)).toEqual(left);
        expect(JSON.stringify(filter.apply(value))).toBe(JSON.stringify(left));
      }
    }),
    { seed: 1, numRuns: 2000 },
  );
});

const apiRel = 'https://api.example/';
const settings = {
  core: 'cms/v2',
  apiRel,
  restUrl: (route: string) => `http://site.example/cms-json${route}`,
};
const curie = serviceCurie('cms', apiRel);

const names = [
  'a',
  'b',
  '$a',
  '$b',
  'a.b',
  '__proto__',
  'constructor',
  'core',
  'api_rel',
  'length',
];
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', 'x', '{', '}'),
      fc.constantFrom(...names).map((n) => `{${n}}`),
    ),
  )
  .map((parts) => parts.join(''));
const linkRules: fc.Arbitrary<LinkRule> = fc.record(
  {
    rel: fc.oneof(fc.constantFrom('up', '{api_rel}a', 'cms:a', 'curies', '__proto__'), texts),
    href: texts,
    when: fc.constantFrom(...names),
    embeddable: fc.boolean(),
    attributes: fc.dictionary(fc.constantFrom('n', '__proto__'), texts, { maxKeys: 2 }),
  },
  { requiredKeys: ['rel', 'href'] },
);

test('a link builder with a cache equals a new builder for random tables and items', () => {
  fc.assert(
    fc.property(fc.array(linkRules), fc.array(fc.tuple(values, values)), (table, given) => {
      const builder = new LinkBuilder(table, settings, curie);
      for (const [item, facts] of [...given, ...given]) {
        const links = new LinkBuilder(table, settings).build(item, facts, settings);
        expect(builder.build(item, facts, settings)).toEqual(links);
        const shown = builder.build(item, facts, settings, 'compact');
        expect(shown).toEqual(compactLinks(links, curie));
        expect(Object.keys(shown)).toEqual(Object.keys(compactLinks(links, curie)));
      }
    }),
    { seed: 1, numRuns: 500 },
  );
});
