import type { Zone } from './zones.ts';
import type { Session } from '../store/index.ts';

/** The settings of a site that content depends on, read together. */
export interface SiteOptions {
  readonly zone: Zone;
  /** Pattern of the addresses of posts; empty for plain addresses. */
  readonly permalinks: string;
  readonly locale: string;
  readonly defaultCategory: number;
  /** A setting as text; empty when it is not set. */
  text(name: string): string;
  /** A setting that is on or off; `unset` tells which of the two it is when it is not set. */
  flag(name: string, unset?: boolean): boolean;
  /** A setting that is a whole number. */
  number(name: string, unset: number): number;
}

/** Reads the settings of the site: one query. */
export async function readOptions(store: Session): Promise<SiteOptions> {
  return siteOptions(await store.options.all());
}

/** Settings by name as they are stored, with a meaning. */
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
