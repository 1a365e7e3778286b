// @generated from schemas/ by `npm run generate`. Do not edit. (5dd69ce3a53d)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { NotesClient } from './notes/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly notes: NotesClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.notes = new NotesClient(transport);
  }
}
