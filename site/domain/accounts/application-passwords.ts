import {
  digestApplicationPassword,
  randomText,
  randomUuid,
  systemRandom,
} from '../../../runtime/auth/index.ts';
import type { Random } from '../../../runtime/auth/index.ts';
import type { ApplicationPasswordRow, Session } from '../../store/index.ts';
import { timestamp } from './timestamp.ts';

const LENGTH = 24;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** A random application password: 24 letters and digits, some 142 bits. */
export function newApplicationPassword(random: Random = systemRandom): string {
  return randomText(random, LENGTH, CHARACTERS);
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
  random: Random = systemRandom,
): Promise<MadeApplicationPassword> {
  const password = newApplicationPassword(random);
  const row = await store.applicationPasswords.insert({
    uuid: randomUuid(random),
    user,
    app_id: application.appId ?? '',
    name: application.name,
    created: timestamp(now),
    digest: digestApplicationPassword(password),
  });
  return { row, password };
}
