import { authenticating, type Authentication } from './authentication.ts';
import { preloaded, type PreloadedResponses } from './preload.ts';
import { retrying } from './retry.ts';
import { Transport, type TransportOptions } from './transport.ts';

export interface ClientOptions extends TransportOptions {
  /** A token, a function that returns one, an application password, or a nonce. */
  readonly auth?: Authentication | undefined;
  /** How often a failed request is repeated if it only reads. Default 2. */
  readonly retries?: number | undefined;
  /** Responses that came with the page; each is used once in place of a request (4.8). */
  readonly preload?: PreloadedResponses | undefined;
}

/** The options that a generated client has by itself. */
export type OwnOptions = Pick<TransportOptions, 'token' | 'methodOverride' | 'int64'>;

/**
 * Returns a transport with the steps that the options ask for; a transport is returned as it is. `own` are the options of the
 * generated client.
 */
export function connect(options: ClientOptions, own: OwnOptions = {}): Transport {
  if (options instanceof Transport) return options;
  const { token: ownToken = 'cms', ...others } = own;
  const { preload, retries = 2, steps = [], token = ownToken, auth, fetch } = options;
  const header = `X-${token.toUpperCase()}-Nonce`;
  return new Transport({
    ...others,
    ...options,
    token,
    steps: [
      ...steps,
      ...(preload ? [preloaded(preload)] : []),
      retrying({ retries }),
      ...(auth === undefined ? [] : [authenticating(auth, { header, fetch })]),
    ],
  });
}
