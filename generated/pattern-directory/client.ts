// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (a8eed35904ba)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  PatternDirectoryItemEdit,
  PatternDirectoryItemEmbed,
  PatternDirectoryItemView,
  SearchPatternDirectoryItemError,
  SearchPatternDirectoryItemInput,
} from './types.ts';

/** `pattern-directory`, as a client sees it. */
export interface PatternDirectory {
  data: {
    view: PatternDirectoryItemView;
    embed: PatternDirectoryItemEmbed;
    edit: PatternDirectoryItemEdit;
  };
  fields: {
    view: keyof PatternDirectoryItemView;
    embed: PatternDirectory['fields']['view'] | keyof PatternDirectoryItemEmbed;
    edit: PatternDirectory['fields']['view'] | keyof PatternDirectoryItemEdit;
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
    input?: SearchPatternDirectoryItemInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<PatternDirectory, C, F, never>[], SearchPatternDirectoryItemError> {
    return this.#transport.call('GET', '/{core}/pattern-directory/patterns', input, options, [
      'slug',
    ]);
  }
}
