import { randomInt, randomUUID } from 'node:crypto';
import { digestApplicationPassword } from '../../runtime/auth/index.ts';
import type { ApplicationPasswordRow, Session } from '../store/index.ts';
import { timestamp } from './timestamp.ts';

const LENGTH = 24;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A random application password: 24 letters and digits, some 142 bits. */
export function newApplicationPassword(): string {
  const character = () => CHARACTERS.charAt(randomInt(CHARACTERS.length));
  return Array.from({ length: LENGTH }, character).join('');
}

/** In groups of four, as it is shown to people. Blanks do not count when it is given back. */
export function inGroups(password: string): string {
  return password.replace(/.{4}(?=.)/g, '$& ');
}

/** What is asked of a new application password. */
export interface Application {
  readonly name: string;
  readonly appId?: string;
}

/** A new application password: the only time that it can be read. */
export interface MadeApplicationPassword {
  readonly row: ApplicationPasswordRow;
  /** Without blanks. */
  readonly password: string;
}

/** Makes an application password for a user, and stores its digest. */
export async function makeApplicationPassword(
  store: Session,
  user: number,
  application: Application,
  now = new Date(),
): Promise<MadeApplicationPassword> {
  const password = newApplicationPassword();
  const row = await store.applicationPasswords.insert({
    uuid: randomUUID(),
    user,
    app_id: application.appId ?? '',
    name: application.name,
    created: timestamp(now),
    digest: digestApplicationPassword(password),
  });
  return { row, password };
}
