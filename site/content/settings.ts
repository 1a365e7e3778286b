import { isEmail, sanitizeUrl } from '../../runtime/schema/index.ts';
import { escapeHtml } from '../../runtime/schema/text/escape-html.ts';

/** What settings are stored as, where that is not their name. */
const OPTIONS: { readonly [setting: string]: string } = {
  title: 'blogname',
  description: 'blogdescription',
  url: 'siteurl',
  email: 'admin_email',
  timezone: 'timezone_string',
  language: 'WPLANG',
};

/** The name under which a setting is stored. */
export function optionOf(setting: string): string {
  return OPTIONS[setting] ?? setting;
}

/** How options are cleaned before they are stored; a value that cannot be taken leaves the old one. */
const CLEANED: { readonly [option: string]: (value: unknown, before: unknown) => unknown } = {
  blogname: (value) => escapeHtml(String(value)),
  blogdescription: (value) => escapeHtml(String(value)),
  siteurl: (value, before) =>
    /^https?:\/\//i.test(String(value))
      ? sanitizeUrl(String(value)).replace(/(?<!\/)\/+$/, '')
      : before,
  admin_email: (value, before) => (isEmail(String(value)) ? value : before),
  timezone_string: (value, before) => (isZone(String(value)) ? value : before),
  posts_per_page: (value) => pageSize(Number(value)),
  start_of_week: (value) => Math.abs(Number(value)),
  default_category: (value) => Math.abs(Number(value)),
  page_on_front: (value) => Math.abs(Number(value)),
  page_for_posts: (value) => Math.abs(Number(value)),
  site_icon: (value) => Math.abs(Number(value)),
  site_logo: (value) => Math.abs(Number(value)),
};

/** A setting as it is stored. */
export function storedSetting(option: string, value: unknown, before: unknown): unknown {
  return CLEANED[option]?.(value, before) ?? value;
}

/** A page holds one post at least; -1 is no limit. */
function pageSize(size: number): number {
  if (size === 0) return 1;
  return size < -1 ? Math.abs(size) : size;
}

function isZone(name: string): boolean {
  if (name === '') return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
