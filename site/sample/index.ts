import type { SiteFile, SitePost } from '../store/index.ts';
import { articles } from './articles.ts';
import { comments } from './comments.ts';
import { post } from './entry.ts';
import type { Entry } from './entry.ts';
import { design, menuItems, pages, versionsOf } from './pages.ts';
import { categories, terms, users } from './people.ts';
import { pictures } from './pictures.ts';
import { options } from './settings.ts';
import { unpublished } from './unpublished.ts';

/** The site that a first start begins with: a small gazette, with a bit of everything in it. */
export function sampleSite(): SiteFile {
  const posts = samplePosts();
  return {
    options,
    users,
    terms,
    posts,
    comments: comments((title) => idOf(posts, title)),
    application_passwords: [],
  };
}

function samplePosts(): readonly SitePost[] {
  const posts: SitePost[] = [];
  const add = (entry: Entry): number => {
    posts.push(post(posts.length + 1, entry));
    return posts.length;
  };
  pictures.forEach(add);
  articles.forEach((entry, index) => {
    // The first two carry the pictures.
    add(index < pictures.length ? { ...entry, meta: { _thumbnail_id: String(index + 1) } } : entry);
  });
  unpublished.forEach(add);
  for (const { above, ...page } of pages)
    add({ ...page, parent: above === undefined ? 0 : idOf(posts, above) });
  for (const entry of articles.slice(0, 1))
    versionsOf(idOf(posts, entry.title), entry.title).forEach(add);
  menuItems({ page: idOf(posts, 'About the light'), category: categories.light }).forEach(add);
  design.forEach(add);
  return posts;
}

function idOf(posts: readonly SitePost[], title: string): number {
  const found = posts.find((candidate) => candidate.title === title);
  if (!found) throw new Error(`the sample site has no post ${JSON.stringify(title)}`);
  return found.id;
}
