import { sanitizeUrl, stripTags } from '../../runtime/schema/index.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';
import type { Session } from '../store/index.ts';
import type { Zone } from './zones.ts';

/** The settings of a site that content depends on, read with one query. */
export interface SiteOptions {
  readonly zone: Zone;
  /** The permalink pattern of posts; empty for plain addresses. */
  readonly permalinks: string;
  readonly locale: string;
  readonly defaultCategory: number;
  /** Returns a setting as text; empty when it is not set. */
  text(name: string): string;
  /** Returns a setting that is on or off; `unset` is the value when it is not set. */
  flag(name: string, unset?: boolean): boolean;
  /** Returns a setting that is a whole number. */
  number(name: string, unset: number): number;
}

/** Reads the settings of the site: at most one query. */
export async function readOptions(store: Session): Promise<SiteOptions> {
  return siteOptions(await store.options.all());
}

/** Returns typed settings for the stored ones. */
export function siteOptions(stored: ReadonlyMap<string, unknown>): SiteOptions {
  const text = (name: string): string => {
    const value = stored.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const number = (name: string, unset: number): number => {
    const value = Number.parseInt(text(name), 10);
    return Number.isNaN(value) ? unset : value;
  };
  return {
    zone: zoneOf(text('timezone_string'), text('gmt_offset')),
    permalinks: text('permalink_structure'),
    locale: text('WPLANG') || 'en_US',
    defaultCategory: number('default_category', 0),
    text,
    number,
    flag(name, unset = false) {
      if (!stored.has(name)) return unset;
      const value = stored.get(name);
      return value !== '' && value !== '0' && Boolean(value);
    },
  };
}

function zoneOf(name: string, offset: string): Zone {
  if (name !== '') return { tz: name };
  const hours = Number(offset);
  return { gmtOffset: Number.isFinite(hours) ? hours : 0 };
}

/** The stored names of settings that differ from their names in the API. */
const OPTIONS: { readonly [setting: string]: string } = {
  title: 'blogname',
  description: 'blogdescription',
  url: 'siteurl',
  email: 'admin_email',
  timezone: 'timezone_string',
  language: 'WPLANG',
};

/** Returns the name under which a setting is stored. */
export function optionOf(setting: string): string {
  return OPTIONS[setting] ?? setting;
}

/** The functions that sanitize options before they are stored. */
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

/** Returns the id of the page that is the front page; 0 if that shows posts. */
export function frontPage(options: SiteOptions): number {
  return options.text('show_on_front') === 'page' ? options.number('page_on_front', 0) : 0;
}

/** Returns the name of the setting with the id of the privacy policy page. */
export function privacyPageOption(token: string): string {
  return `${token}_page_for_privacy_policy`;
}

/** Returns the id of the privacy policy page in the settings; 0 for none. */
export function privacyPageIn(options: ReadonlyMap<string, unknown>, token: string): number {
  const id = Number(options.get(privacyPageOption(token)) ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}

/** The slug of the privacy policy page in a site file whose settings name none. */
export const PRIVACY_PAGE_SLUG = 'privacy-policy';
