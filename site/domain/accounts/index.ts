/** Users, their passwords and their login sessions, over the store. */
export { accountsOf } from './accounts.ts';
export type { AccountSettings } from './accounts.ts';
export {
  inGroups,
  makeApplicationPassword,
  newApplicationPassword,
} from './application-passwords.ts';
export type { Application, MadeApplicationPassword } from './application-passwords.ts';
export { hashPassword, newPassword, verifyPasswordHash } from './passwords.ts';
export { sessionsOf } from './sessions.ts';
export { moment, timestamp } from './timestamp.ts';
export { userOf } from './users.ts';
