import { byPassword } from './application-password.ts';
import type { PasswordAuthentication } from './application-password.ts';
import { byNonce } from './nonce.ts';
import type { NonceAuthentication } from './nonce.ts';
import { preloaded } from './preload.ts';
import type { PreloadedAnswers } from './preload.ts';
import type { Step } from './request.ts';
import { retrying } from './retry.ts';
import { Transport } from './transport.ts';
import type { TransportOptions } from './transport.ts';

/** Who calls: by application password (5.2), or with the cookies of a browser and a nonce (5.1). */
export type Authentication = PasswordAuthentication | NonceAuthentication;

export interface ClientOptions extends TransportOptions {
  readonly authentication?: Authentication | undefined;
  /** How often a request that only reads is repeated when the network or the service fails it. Default 2. */
  readonly retries?: number | undefined;
  /** Answers that the page has brought along, each used once in place of a request (4.8). */
  readonly preload?: PreloadedAnswers | undefined;
}

/**
 * A transport with every step that the options ask for; one that was put together by hand is taken as it is.
 * `ownToken` is the token of the service, for options that name none.
 */
export function connect(options: ClientOptions, ownToken = 'cms'): Transport {
  // Before anything is copied: of a transport only the fields would come along, and it has none to see.
  if (options instanceof Transport) return options;
  const { preload, retries = 2, steps = [], token = ownToken } = options;
  return new Transport({
    ...options,
    token,
    steps: [
      ...steps,
      ...(preload ? [preloaded(preload)] : []),
      retrying({ retries }),
      ...authenticated(options, token),
    ],
  });
}

function authenticated({ authentication: by, fetch }: ClientOptions, token: string): Step[] {
  if (!by) return [];
  if ('login' in by) return [byPassword(by)];
  return [byNonce(by, { header: `X-${token.toUpperCase()}-Nonce`, fetch })];
}
