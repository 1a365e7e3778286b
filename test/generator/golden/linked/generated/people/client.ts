// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (691532155374)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { LetterEmbed } from '../letters/types.ts';
import type * as types from './types.ts';

/** `people`, as a client sees it. */
export interface People {
  data: { view: types.PersonView; embed: types.PersonEmbed };
  fields: { view: keyof types.PersonView; embed: keyof types.PersonEmbed };
  embeds: { 'cms:letters': readonly LetterEmbed[] };
}

/** Calls the endpoints of `people`. */
export class PeopleClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/people/{id}` (schemas/resources/people.json:73) */
  get<
    C extends keyof People['data'] = 'view',
    const F extends readonly People['fields'][C][] = never,
    const E extends true | keyof People['embeds'] = never,
  >(
    input: types.GetPersonInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<People, C, F, E>> {
    return this.#transport.call('GET', '/{core}/people/{id}', input, options);
  }

  /** `POST, PUT, PATCH /cms/v2/people/{id}` (schemas/resources/people.json:88) */
  update<
    const F extends readonly People['fields']['view'][] = never,
    const E extends true | keyof People['embeds'] = never,
  >(
    input: types.UpdatePersonInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<People, 'view', F, E>> {
    return this.#transport.call('POST', '/{core}/people/{id}', input, options);
  }
}
