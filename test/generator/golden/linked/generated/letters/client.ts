// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (f5924859a147)

import { allOf } from '../../runtime/client/index.ts';
import type { Answer, Call, CallOptions, Page, Transport } from '../../runtime/client/index.ts';
import type { PersonEmbed, PersonView } from '../people/types.ts';
import type * as types from './types.ts';

/** `letters`, as a client sees it. */
export interface Letters {
  data: { view: types.LetterView; embed: types.LetterEmbed };
  fields: { view: keyof types.LetterView; embed: keyof types.LetterEmbed };
  embeds: { author: PersonEmbed; next: object; via: PersonView };
}

/** Calls the endpoints of `letters`. */
export class LettersClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /post/v1/letters` (schemas/resources/letters.json:97) */
  list<
    C extends keyof Letters['data'] = 'view',
    const F extends readonly Letters['fields'][C][] = never,
    const E extends true | keyof Letters['embeds'] = never,
  >(
    input?: types.ListLettersInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Page<Answer<Letters, C, F, E>>> {
    return this.#transport.page('GET', '/post/v1/letters', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /post/v1/letters` (schemas/resources/letters.json:97) */
  all<
    C extends keyof Letters['data'] = 'view',
    const F extends readonly Letters['fields'][C][] = never,
    const E extends true | keyof Letters['embeds'] = never,
  >(
    input?: types.ListLettersInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Letters, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/post/v1/letters', input, options);
  }

  /** `POST /post/v1/letters/sorted` (schemas/resources/letters.json:123) */
  sort(input: types.SortLetterInput, options?: CallOptions): Call<unknown> {
    return this.#transport.call('POST', '/post/v1/letters/sorted', input, options);
  }
}
