import type { Entry } from './entry.ts';
import { categories, tags } from './people.ts';

type Tag = keyof typeof tags;

/** A post of the gazette in a category, with tags. */
export function article(
  title: string,
  date: string,
  author: number,
  category: keyof typeof categories,
  tagged: readonly Tag[],
  text: readonly string[],
  excerpt = '',
): Entry {
  const post_tag = tagged.map((tag) => tags[tag]);
  return {
    title,
    date,
    author,
    text,
    excerpt,
    comments: 'open',
    terms: {
      category: [categories[category]],
      ...(post_tag.length > 0 ? { post_tag } : {}),
    },
  };
}
