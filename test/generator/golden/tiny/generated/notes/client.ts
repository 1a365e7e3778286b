// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (44c2c8347bbd)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `notes`, as a client sees it. */
export interface Notes {
  data: { view: types.NoteView };
  fields: { view: keyof types.NoteView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `notes`. */
export class NotesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/notes` (schemas/resources/notes.json:25) */
  list<const F extends readonly Notes['fields']['view'][] = never>(
    input?: types.ListNotesInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<Notes, 'view', F, never>[]> {
    return this.#transport.call('GET', '/{core}/notes', input, options);
  }

  /** `POST /cms/v2/notes` (schemas/resources/notes.json:38) */
  create<const F extends readonly Notes['fields']['view'][] = never>(
    input: types.CreateNoteInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Notes, 'view', F, never>> {
    return this.#transport.call('POST', '/{core}/notes', input, options);
  }
}
