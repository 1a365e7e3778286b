import type { ResourceFile } from '../load/project.ts';
import { linkEntries } from '../load/spec.ts';
import type { Link } from '../model/api.ts';

/** The links of a resource's items, in the file's order. */
export function lowerLinks({ spec, places }: ResourceFile): Link[] {
  return linkEntries(spec.links).map(({ rel, link, path }) => {
    const { href, when, always, attributes, embeds } = link;
    const embeddable = link.embeddable ?? embeds !== undefined;
    return {
      rel,
      href,
      ...(when !== undefined && { when }),
      ...(embeddable && { embeddable }),
      ...(always === true && { always }),
      ...(attributes && { attributes }),
      embeds: embeds ?? null,
      origin: places.at(path),
    };
  });
}
