// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (771398a3f4e8)

import type { Answer, Call, CallOptions, Transport } from '../../../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `members`, as a client sees it. */
export interface Members {
  data: { view: types.MemberView };
  fields: { view: keyof types.MemberView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `members`. */
export class MembersClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /members/{id}` (schemas/resources/members.json:23) */
  get<const F extends readonly Members['fields']['view'][] = never>(
    input: types.GetMemberInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Members, 'view', F, never>, types.GetMemberError> {
    return this.#transport.call('GET', '/members/{id}', input, options);
  }
}
