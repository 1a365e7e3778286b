import type { MenuItem } from '../../../generated/menu-items/types.ts';
import { menuItemKeys as keys } from '../../domain/meta-keys.ts';
import type { KnownPost } from '../post-type/access.ts';

/** The target of a menu item, as stored. */
export interface Lead {
  readonly type: MenuItem['type'];
  /** Post type or taxonomy of what it leads to. */
  readonly object: string;
  readonly objectId: number;
  /** Where a link of no other kind leads. */
  readonly url: string;
}

/** Where a menu item leads, as it is kept. */
export function leadOf(post: KnownPost): Lead {
  return {
    type: typeOf(keptText(post, keys.type)),
    object: keptText(post, keys.object),
    objectId: Number(keptText(post, keys.objectId)),
    url: keptText(post, keys.url),
  };
}

/** A value of a menu item as text; empty for none. */
export function keptText({ meta }: KnownPost, key: string): string {
  const value = meta[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function typeOf(kept: string): MenuItem['type'] {
  return kept === 'taxonomy' || kept === 'post_type' || kept === 'post_type_archive'
    ? kept
    : 'custom';
}

/** Whether an item will lead somewhere else than it does, or is new: an item whose page is gone can still be changed. */
export function isMoved(lead: Lead, before: KnownPost | null): boolean {
  if (before === null) return true;
  const { type, object, objectId } = leadOf(before);
  return lead.type !== type || lead.object !== object || lead.objectId !== objectId;
}
