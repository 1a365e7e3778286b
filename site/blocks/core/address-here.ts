import type { Scope } from '../../handlers/scope.ts';
import type { RenderRequest } from '../block-type.ts';
import { addressOf } from './published.ts';
import { whole } from './query-of.ts';

const OF_BLOCKS = /^(?:query-(?:\d+-)?|comments-)page$/;

/**
 * The address of what is shown, with the pages that other blocks on it are at, and one of them at another
 * page. Where no page is shown it is that of the post.
 */
export async function addressHere(
  scope: Scope,
  post: RenderRequest['post'],
): Promise<(parameter: string, page: number) => string> {
  const { page: shown, permalinks } = scope;
  const own = shown
    ? permalinks.later(shown.link, shown.page)
    : ((post && (await addressOf(scope, post))) ?? permalinks.home());
  return (parameter, page) => {
    const url = new URL(own);
    for (const [name, value] of Object.entries(shown?.query ?? {}))
      if (OF_BLOCKS.test(name) && whole(value) > 1)
        url.searchParams.set(name, String(whole(value)));
    if (page > 1) url.searchParams.set(parameter, String(page));
    else url.searchParams.delete(parameter);
    return url.href;
  };
}

/** The page of a block that the address asks for, from 1. */
export function pageAsked({ page }: Scope, parameter: string, most: number): number {
  return Math.min(Math.max(1, whole(page?.query[parameter])), most);
}
