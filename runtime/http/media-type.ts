import { Recent } from '../shape/recent.ts';

/** A media type in small letters, without parameters; empty when none is named. */
export function mediaType(type: string | null | undefined): string {
  return type ? recentTypes.of(type) : '';
}

// All requests of a client name the same, and each is asked for it several times.
const recentTypes = new Recent((type) => {
  const [name = ''] = type.split(';');
  return name.trim().toLowerCase();
});
