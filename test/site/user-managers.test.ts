import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bothDatabases, siteOn } from './site-on.ts';
import type { SiteRequest, TestSite } from './site-of.ts';
import type { Databases } from './store-databases.ts';

/** At least one user who may manage users remains. */

const USERS = '/cms/v2/users';
const [ADMIN, EDITOR] = [1, 2];

describe.each(bothDatabases)('%s', (_kind, makeDatabases) => {
  let databases: Databases;
  let site: TestSite;
  beforeAll(async () => {
    databases = await makeDatabases();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    site = await siteOn(databases);
  });
  afterEach(() => site.close());

  async function outcomeOf(ask: SiteRequest): Promise<unknown[]> {
    const { status, body } = await site.ask({ user: 'admin', ...ask });
    const { code } = body as { code?: string };
    return code === undefined ? [status] : [status, code];
  }

  const remove = (route: string, reassign: string): SiteRequest => ({
    method: 'DELETE',
    route: `${USERS}/${route}`,
    query: { force: 'true', reassign },
  });
  const give = (user: number, roles: readonly string[]): SiteRequest => ({
    method: 'PUT',
    route: `${USERS}/${user}`,
    body: { roles },
  });
  const managers = async (): Promise<number[]> =>
    (await site.store.users.find({ roles: ['administrator'] })).rows.map(({ id }) => id);

  test('the only user who may manage users cannot be deleted', async () => {
    for (const route of ['me', String(ADMIN)])
      for (const reassign of ['2', 'false'])
        expect(await outcomeOf(remove(route, reassign))).toEqual([403, 'rest_user_cannot_delete']);
    expect(await managers()).toEqual([ADMIN]);
  });

  test('the only user who may manage users cannot lose this role', async () => {
    for (const roles of [[], ['editor'], ['author', 'contributor']])
      expect(await outcomeOf(give(ADMIN, roles))).toEqual([403, 'rest_user_invalid_role']);
    expect(await outcomeOf({ ...give(ADMIN, []), route: `${USERS}/me` })).toEqual([
      403,
      'rest_user_invalid_role',
    ]);
    expect(await managers()).toEqual([ADMIN]);
    expect(await outcomeOf(give(ADMIN, ['administrator']))).toEqual([200]);
  });

  test('a user who may manage users cannot give up all roles, also if another user may manage users', async () => {
    expect(await outcomeOf(give(EDITOR, ['administrator']))).toEqual([200]);
    const refused = [403, 'rest_user_invalid_role'];
    expect(await outcomeOf(give(ADMIN, []))).toEqual(refused);
    expect(await outcomeOf({ ...give(ADMIN, []), route: `${USERS}/me` })).toEqual(refused);
    expect(await managers()).toEqual([ADMIN, EDITOR]);
  });

  test('one of two users who may manage users can be deleted', async () => {
    expect(await outcomeOf(give(EDITOR, ['administrator', 'author']))).toEqual([200]);
    expect(await outcomeOf(remove('me', '2'))).toEqual([200]);
    expect(await managers()).toEqual([EDITOR]);
    expect(await outcomeOf({ ...remove('me', '3'), user: 'editor' })).toEqual([
      403,
      'rest_user_cannot_delete',
    ]);
  });

  test('if two administrators delete or demote each other concurrently, one remains', async () => {
    const changes = [
      [remove(String(EDITOR), 'false'), remove(String(ADMIN), 'false')],
      [give(EDITOR, []), give(ADMIN, [])],
      [remove(String(EDITOR), '3'), give(ADMIN, ['editor'])],
    ] as const;
    for (const [byAdmin, byEditor] of changes) {
      const fresh = await siteOn(databases);
      await fresh.store.users.update(EDITOR, { roles: ['administrator'] });
      // Both are authenticated before either request is handled.
      const users = await fresh.store.users.byIds([ADMIN, EDITOR]);
      const [one, other] = await Promise.all([
        fresh.ask({ user: users.get(ADMIN) ?? 0, ...byAdmin }),
        fresh.ask({ user: users.get(EDITOR) ?? 0, ...byEditor }),
      ]);
      expect([one.status, other.status].sort()).toEqual([200, 403]);
      const left = await fresh.store.users.find({ roles: ['administrator'] });
      expect(left.rows).toHaveLength(1);
      await fresh.close();
    }
  });
});
