import type { ResourceFile } from '../load/project.ts';
import { linkEntries, linkRule } from '../../runtime/resource/index.ts';
import type { Link } from '../model/api.ts';

/** The links of a resource's items, in the file's order. */
export function lowerLinks({ spec, places }: ResourceFile): Link[] {
  return linkEntries(spec.links).map(({ rel, link, path }) => ({
    ...linkRule(rel, link),
    embeds: link.embeds ?? null,
    origin: () => places.at(path),
  }));
}
