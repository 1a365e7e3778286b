export type { Accounts, ApplicationPassword } from './accounts.ts';
export { digestApplicationPassword } from './application-password.ts';
export { createLoginCookies } from './login-cookie.ts';
export type { LoginCookies, Session } from './login-cookie.ts';
export { createNonces } from './nonce.ts';
export type { NoncePurpose, Nonces } from './nonce.ts';
export { refusalStatus } from './status.ts';
export { createLoginThrottle } from './throttle.ts';
export type { Attempt, LoginThrottle, ThrottleSettings } from './throttle.ts';
