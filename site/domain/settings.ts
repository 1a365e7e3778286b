import { sanitizeUrl, stripTags } from '../../runtime/schema/index.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';

/** Names under which settings are stored that differ from their names in the API. */
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

/** How options are cleaned before they are stored. */
const CLEANED: { readonly [option: string]: (value: unknown) => unknown } = {
  blogname: (value) => escapeHtml(String(value)),
  blogdescription: (value) => escapeHtml(String(value)),
  siteurl: (value) => sanitizeUrl(String(value)).replace(/(?<!\/)\/+$/, ''),
  date_format: (value) => stripTags(String(value)),
  time_format: (value) => stripTags(String(value)),
  posts_per_page: (value) => pageSize(Number(value)),
};

/** Returns a setting as it is stored. */
export function storedSetting(option: string, value: unknown): unknown {
  const cleaned = CLEANED[option];
  return cleaned ? cleaned(value) : value;
}

/** Returns a number of posts per page: at least one, or -1 for all. */
function pageSize(size: number): number {
  if (size === 0) return 1;
  return size < -1 ? Math.abs(size) : size;
}
