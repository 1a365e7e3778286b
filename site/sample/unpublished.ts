import { article } from './article.ts';
import type { Entry } from './entry.ts';
import { ASIDE, categories } from './people.ts';

/** Posts that not everybody may read. */
export const unpublished: readonly Entry[] = [
  {
    ...article(
      'A second bench',
      '2025-04-10 10:00:00',
      1,
      'light',
      [],
      ['On the hundredth step, this time with a window.'],
    ),
    status: 'draft',
  },
  {
    ...article(
      'Seals, a beginning',
      '2025-04-12 11:00:00',
      2,
      'sea',
      ['birds'],
      ['They are no birds, but who else would count them?'],
    ),
    status: 'draft',
  },
  {
    ...article(
      'Song of the engine',
      '2025-04-14 12:00:00',
      3,
      'boats',
      [],
      ['It goes: tock, tock, tock, and then it does not.'],
    ),
    status: 'draft',
  },
  {
    ...article(
      'Ledger of lost gloves',
      '2025-04-16 13:00:00',
      1,
      'unsorted',
      ['volunteers'],
      ['Fourteen, all left hands.'],
    ),
    status: 'draft',
  },
  {
    ...article(
      'Terns on the roof',
      '2025-04-18 08:00:00',
      4,
      'island',
      ['birds'],
      ['Eleven pairs, and none of them polite.'],
    ),
    status: 'pending',
  },
  {
    ...article(
      'What gulls eat',
      '2025-04-19 08:30:00',
      4,
      'island',
      ['birds', 'recipes'],
      ['Everything. The list is shorter the other way round.'],
    ),
    status: 'pending',
  },
  {
    ...article(
      'Costs of the new roof',
      '2025-01-20 20:00:00',
      1,
      'unsorted',
      ['repairs'],
      ['More than we have, less than we feared.'],
    ),
    status: 'private',
  },
  {
    ...article(
      'Rota for the night watch',
      '2025-02-20 20:00:00',
      2,
      'lamp',
      ['night'],
      ['Ida until two, Noor until six, then whoever smells the coffee.'],
    ),
    status: 'private',
  },
  {
    ...article(
      'Where the spare key is',
      '2025-03-20 20:00:00',
      3,
      'unsorted',
      [],
      ['Not under the mat. Under the other mat.'],
    ),
    status: 'private',
  },
  {
    ...article(
      'A hundred and fifty years',
      '2090-06-21 06:00:00',
      1,
      'light',
      ['history'],
      ['On this day the lamp was lit for the first time.'],
    ),
    status: 'future',
  },
  {
    ...article(
      'Combination of the chest',
      '2025-03-28 18:30:00',
      2,
      'sea',
      ['maps'],
      ['Seven, thirty-one, seven.'],
      'Ask Tomas for the word.',
    ),
    password: 'haddock',
  },
  {
    ...article('An idea about goats', '2025-03-30 09:00:00', 1, 'unsorted', [], ['No.']),
    slug: 'an-idea-about-goats__trashed',
    status: 'trash',
    meta: {
      _cms_trash_meta_status: 'publish',
      _cms_trash_meta_time: '1743411600',
      _cms_desired_post_slug: 'an-idea-about-goats',
    },
  },
  {
    ...article(
      'Wind from the west, kettle on',
      '2025-04-20 16:00:00',
      2,
      'weather',
      [],
      ['That is all for today.'],
    ),
    terms: { category: [categories.weather], post_format: [ASIDE] },
  },
];
