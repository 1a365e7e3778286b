// @generated from schemas/ by `npm run generate`. Do not edit. (616b8865994a)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { LettersClient } from './letters/client.ts';
import { PeopleClient } from './people/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly letters: LettersClient;
  readonly people: PeopleClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.letters = new LettersClient(transport);
    this.people = new PeopleClient(transport);
  }
}
