import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { User } from '../../../generated/users/types.ts';
import { capabilitiesOf } from '../../domain/permissions/roles.ts';
import { avatarUrls } from '../../domain/avatars.ts';
import { shownDate } from '../../domain/dates.ts';
import type { UserRow } from '../../store/index.ts';
import { currentSite } from '../../context.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import type { Scope } from '../scope.ts';

/** Returns the response items of users. */
export async function userItems(
  scope: Scope,
  users: readonly UserRow[],
  request: HandlerRequest<unknown>,
): Promise<User[]> {
  const { store, permalinks, options, keys } = scope;
  const registered = registeredMeta('user');
  const wantsMeta = (request.context === 'edit' || registered.length > 0) && request.wants('meta');
  const ids = users.map(({ id }) => id);
  const metas = wantsMeta ? await store.meta.of('user', ids) : null;
  const avatarsOf = avatarUrls(scope);
  // Shown in the edit context only; fields that were added at run time may read them.
  const hasCapabilities = request.context === 'edit' || currentSite().hasAddedFields('user');
  return users.map((user) => {
    const preferences = metas?.get(user.id)?.[keys.preferences] ?? {};
    return {
      id: user.id,
      username: user.username,
      name: user.name,
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      url: user.url,
      description: user.description,
      link: permalinks.author(user.id, user.slug),
      // A stored language that is not in the schema is shown unchanged.
      locale: (user.locale || options.locale) as User['locale'],
      nickname: user.nickname,
      slug: user.slug,
      roles: [...user.roles],
      registered_date: `${shownDate(user.registered)}+00:00`,
      capabilities: hasCapabilities ? named(capabilitiesOf(user.roles)) : {},
      extra_capabilities: hasCapabilities ? named(user.roles) : {},
      avatar_urls: avatarsOf(user),
      // Validated before it was stored; it may be absent.
      meta: {
        persisted_preferences: preferences,
        ...shownMeta(registered, metas?.get(user.id)),
      } as User['meta'],
    };
  });
}

/** Returns capabilities as a map in which each has the value `true`. */
function named(capabilities: Iterable<string>): { [capability: string]: true } {
  return Object.fromEntries([...capabilities].map((capability) => [capability, true]));
}
