import type { SitePost } from '../store/index.ts';

/** A post of the sample site, without what most of them have in common. */
export interface Entry {
  readonly title: string;
  /** Local and UTC alike: the island keeps the time of Greenwich. */
  readonly date: string;
  /** Paragraphs. */
  readonly text: readonly string[];
  readonly slug?: string;
  readonly type?: string;
  readonly status?: string;
  readonly author?: number;
  readonly excerpt?: string;
  /** Used as it is, in place of `text`. */
  readonly content?: string;
  readonly modified?: string;
  readonly password?: string;
  readonly parent?: number;
  readonly menuOrder?: number;
  readonly comments?: 'open' | 'closed';
  readonly mimeType?: string;
  readonly sticky?: boolean;
  readonly terms?: Readonly<Record<string, readonly number[]>>;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The whole post that an entry is short for. */
export function post(id: number, entry: Entry): SitePost {
  const modified = entry.modified ?? entry.date;
  return {
    id,
    type: entry.type ?? 'post',
    status: entry.status ?? 'publish',
    author: entry.author ?? 1,
    date: entry.date,
    date_gmt: entry.date,
    modified,
    modified_gmt: modified,
    slug: entry.slug ?? slugOf(entry.title),
    title: entry.title,
    excerpt: entry.excerpt ?? '',
    content: entry.content ?? entry.text.map((text) => `<p>${text}</p>`).join('\n\n'),
    password: entry.password ?? '',
    parent: entry.parent ?? 0,
    menu_order: entry.menuOrder ?? 0,
    comment_status: entry.comments ?? 'closed',
    ping_status: 'closed',
    mime_type: entry.mimeType ?? '',
    guid: `{base_url}/?p=${id}`,
    sticky: entry.sticky ?? false,
    ...(entry.terms ? { terms: entry.terms } : {}),
    ...(entry.meta ? { meta: entry.meta } : {}),
  };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
