import type { Service } from '../runtime/http/index.ts';

/** A page of this site as anybody is shown it. */
export interface OwnPage {
  readonly status: number;
  readonly body: Uint8Array;
}

/** Reads a page of this site; `null` for an address of another one. */
export type ReadOwnPage = (url: URL) => Promise<OwnPage | null>;

/**
 * Reads pages of this site without asking for them over the network, which the site may not be able to do
 * at its own address: nobody is logged in, and no request from inside is mistaken for one from outside.
 */
export function ownPages(baseUrl: string, pages: Service): ReadOwnPage {
  return async (url) => {
    const base = new URL(baseUrl);
    const folder = base.pathname.replace(/\/*$/, '/');
    if (url.origin !== base.origin || !`${url.pathname}/`.startsWith(folder)) return null;
    const answer = await pages.answer({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host },
      body: new Uint8Array(),
      ip: null,
      connection: { isTls: url.protocol === 'https:', serverName: url.hostname },
    });
    return answer && { status: answer.status, body: Buffer.from(answer.body ?? '') };
  };
}
