import type { PasswordStatus } from '../auth/application-password.ts';
import type { Session } from '../auth/login-cookie.ts';

/** How the caller of a request was found out, before anything was checked (5). */
export interface Caller {
  readonly session: Session;
  readonly password: PasswordStatus;
}
