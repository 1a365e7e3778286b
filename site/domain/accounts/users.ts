import type { User } from '../../../runtime/server/index.ts';
import { capabilitiesOf } from '../permissions/roles.ts';
import type { UserRow } from '../../store/index.ts';

/** A user as the service sees the caller: who it is, and what the roles allow. */
export function userOf(row: UserRow): User {
  const capabilities = capabilitiesOf(row.roles);
  return { id: row.id, login: row.username, can: (capability) => capabilities.has(capability) };
}
