import { RestError } from '../errors/rest-error.ts';
import { isEmail, isSet } from '../schema/index.ts';
import type { User } from '../server/request.ts';
import type { Accounts, ApplicationPassword } from './accounts.ts';
import { digest, isSame } from './crypto.ts';
import type { LoginLimits } from './login-limits.ts';

/** The result of checking the application password of a request (5.2, step 1). */
export interface PasswordStatus {
  /** `null` if the request has none. */
  readonly status: User | RestError | null;
  /** The ID of the password. */
  readonly uuid: string | null;
  /** Seconds to wait after too many failed attempts. */
  readonly retryAfter?: number;
}

export const NO_PASSWORD: PasswordStatus = { status: null, uuid: null };

/**
 * The errors of a failed login: `detailed` has one for an unknown user and one for a wrong password, `uniform` has one
 * for both.
 */
export type LoginErrors = 'detailed' | 'uniform';

/** The name and password of a `Basic` authorization. */
interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Returns the credentials of an `Authorization` header; `null` for other schemes, and without a password. */
export function readCredentials(header: string | null): Credentials | null {
  const encoded = /^\s*basic\s+([A-Za-z0-9+/=_-]+)\s*$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 0 || colon === pair.length - 1) return null;
  return { name: pair.slice(0, colon), password: pair.slice(colon + 1) };
}

/**
 * Returns the user of the credentials, or an error without a status. Credentials are ignored where application
 * passwords are not available or not in use. After too many failures the error is
 * `rest_too_many_failed_logins`, status 429, and the password is not checked.
 */
export async function authenticate(
  credentials: Credentials,
  accounts: Accounts,
  limits: LoginLimits,
  errors: LoginErrors,
  ip: string | null,
): Promise<PasswordStatus> {
  if (!accounts.applicationPasswordsAvailable()) return NO_PASSWORD;
  if ((await accounts.applicationPasswordsInUse?.()) === false) return NO_PASSWORD;
  // Login names have no colon, so these failures are counted apart from those of the login page.
  const attempt = { account: `app:${credentials.name}`, ip };
  // Application passwords are too long to be guessed, so there is no limit per account.
  const wait = limits.wait(attempt);
  if (wait > 0) {
    const message = 'Too many failed login attempts. Try again later.';
    const error = new RestError('rest_too_many_failed_logins', message, { status: 429 });
    return { ...refused(error), retryAfter: wait };
  }
  const found = await check(credentials, accounts, ip);
  if (!(found.status instanceof RestError)) {
    limits.succeeded(attempt);
    return found;
  }
  limits.failed(attempt);
  if (errors === 'detailed') return found;
  const message = 'Incorrect username, email address or application password.';
  return refused(new RestError('incorrect_password', message));
}

async function check(
  { name, password }: Credentials,
  accounts: Accounts,
  ip: string | null,
): Promise<PasswordStatus> {
  const user = await accounts.findByLoginOrEmail(name);
  if (!user) {
    // As many queries as for an existing user, so that the time reveals nothing.
    await accounts.applicationPasswords(0);
    return refused(
      isEmail(name)
        ? new RestError('invalid_email', 'Unknown email address.')
        : new RestError('invalid_username', 'Unknown username.'),
    );
  }
  if (!accounts.applicationPasswordsAvailable(user.id))
    return refused(
      new RestError(
        'application_passwords_disabled_for_user',
        'Application passwords are disabled for this user.',
      ),
    );
  const match = findMatch(await accounts.applicationPasswords(user.id), password);
  if (!match)
    return refused(new RestError('incorrect_password', 'Incorrect application password.'));
  await accounts.recordUse(user.id, match.uuid, ip);
  return { status: user, uuid: match.uuid };
}

/** Returns the result of the check of application passwords (5.2, steps 2 to 5). */
export function checkApplicationPassword(incoming: unknown, recorded: unknown): unknown {
  if (isSet(incoming)) return incoming;
  if (recorded instanceof RestError) return withStatus(recorded);
  return recorded === null || recorded === undefined ? incoming : true;
}

/**
 * Returns the stored digest of an application password. The password is long and random, so a fast hash is enough.
 */
export function digestApplicationPassword(password: string): string {
  // Blanks and dashes only make it readable.
  return digest(password.replace(/[^A-Za-z0-9]/g, ''));
}

function findMatch(
  passwords: readonly ApplicationPassword[],
  password: string,
): ApplicationPassword | null {
  const given = digestApplicationPassword(password);
  // All are compared, so that the time reveals nothing.
  const matches = passwords.filter((known) => isSame(given, known.digest));
  return matches[0] ?? null;
}

function refused(status: RestError): PasswordStatus {
  return { status, uuid: null };
}

/** Returns the error with status 401, unless it has a status. */
function withStatus(error: RestError): RestError {
  const { code, message, data } = error;
  const known: { readonly status?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  if ((known.status ?? null) !== null) return error;
  return new RestError(code, message, { ...known, status: 401 });
}
