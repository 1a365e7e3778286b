import { isEmail, sanitizeUrl, stripTags } from '../../runtime/schema/index.ts';
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
  // The service speaks no other language than its own, which is named by nothing.
  WPLANG: (value, before) => (value === '' ? value : before),
  date_format: (value) => stripTags(String(value)),
  time_format: (value) => stripTags(String(value)),
  posts_per_page: (value) => pageSize(Number(value)),
  start_of_week: (value) => Math.abs(Number(value)),
  default_category: (value) => Math.abs(Number(value)),
  page_on_front: (value) => Math.abs(Number(value)),
  page_for_posts: (value) => Math.abs(Number(value)),
  site_icon: (value) => Math.abs(Number(value)),
};

/** A setting as it is stored; `before` where it cannot be taken. */
export function storedSetting(option: string, value: unknown, before: unknown): unknown {
  const cleaned = CLEANED[option];
  return cleaned ? cleaned(value, before) : value;
}

/** A page holds one post at least; -1 is no limit. */
function pageSize(size: number): number {
  if (size === 0) return 1;
  return size < -1 ? Math.abs(size) : size;
}

/** Whether this is the name of a zone whose time can be kept, an old name too; offsets are none. */
function isZone(name: string): boolean {
  if (name === '') return true;
  if (!/^[A-Z]/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Names are taken in any spelling there, and here as they are written.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}
