export type { Accounts, ApplicationPassword, LoginSession, SessionStore } from './accounts.ts';
export type { LoginErrors } from './application-password.ts';
export { digestApplicationPassword } from './application-password.ts';
export { createLoginCookies, siteCookies } from './login-cookie.ts';
export type {
  IssuedLogin,
  LoginCookies,
  LoginParts,
  Session,
  CookieParts,
  SiteCookies,
} from './login-cookie.ts';
export { createLoginLimits } from './login-limits.ts';
export type { Attempt, AttemptResult, LoginLimits, LoginLimitSettings } from './login-limits.ts';
export { createNonces } from './nonce.ts';
export type { NoncePurpose, Nonces } from './nonce.ts';
export { randomText, systemRandom, seal, unseal } from './crypto.ts';
export type { Random } from './crypto.ts';
export { memorySessions } from './accounts.ts';
