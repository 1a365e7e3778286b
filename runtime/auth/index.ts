export type { Accounts, ApplicationPassword } from './accounts.ts';
export { digestApplicationPassword } from './application-password.ts';
export { createLoginCookies } from './login-cookie.ts';
export type { LoginCookies, Session } from './login-cookie.ts';
export { createNonces } from './nonce.ts';
export type { NoncePurpose, Nonces } from './nonce.ts';
export { randomText, randomUuid, systemRandom } from './random.ts';
export type { Random } from './random.ts';
export { refusalStatus } from './status.ts';
