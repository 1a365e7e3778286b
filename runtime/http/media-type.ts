import { Recent } from '../shape/recent.ts';

/**
 * Returns the media type of a `Content-Type` header in small letters, without parameters; empty when none
 * is named. Some proxies join two headers with a comma; the first value counts.
 */
export function mediaType(type: string | null | undefined): string {
  return type ? recentTypes.of(type) : '';
}

// All requests of a client name the same, and each is asked for it several times.
const recentTypes = new Recent((type) => {
  const [name = ''] = type.split(/[;,]/, 1);
  return name.trim().toLowerCase();
});

/** Whether a media type, as `mediaType` returns it, is JSON: `application/json`, `…+json` or `…json+oembed`. */
export function isJsonType(type: string): boolean {
  return JSON_TYPE.test(type);
}

const JSON_TYPE = /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\+oembed)?$/;

/** Returns the parameter `charset` of a `Content-Type` header in small letters; `null` when there is none. */
export function charsetOf(type: string): string | null {
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(type);
  return (charset?.[1] ?? charset?.[2])?.trim().toLowerCase() ?? null;
}
