// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (c8dbb5f6a389)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `pattern-directory`, as a client sees it. */
export interface PatternDirectory {
  data: {
    view: types.PatternDirectoryItemView;
    embed: types.PatternDirectoryItemEmbed;
    edit: types.PatternDirectoryItemEdit;
  };
  fields: {
    view: keyof types.PatternDirectoryItemView;
    embed: PatternDirectory['fields']['view'] | keyof types.PatternDirectoryItemEmbed;
    edit: PatternDirectory['fields']['view'] | keyof types.PatternDirectoryItemEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `pattern-directory`. */
export class PatternDirectoryClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Searches the catalogue for patterns. `GET /cms/v2/pattern-directory/patterns` (schemas/resources/pattern-directory.json:63) */
  search<
    C extends keyof PatternDirectory['data'] = 'view',
    const F extends readonly PatternDirectory['fields'][C][] = never,
  >(
    input?: types.SearchPatternDirectoryItemInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<PatternDirectory, C, F, never>[], types.SearchPatternDirectoryItemError> {
    return this.#transport.call('GET', '/{core}/pattern-directory/patterns', input, options, [
      'slug',
    ]);
  }
}
