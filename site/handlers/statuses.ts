import type { StatusesHandlers } from '../../generated/statuses/handlers.ts';
import type { Status } from '../../generated/statuses/types.ts';
import { denied } from '../domain/permissions/caller.ts';
import type { Caller } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { postTypeOf, registeredType } from '../domain/post-types.ts';
import { isPostStatus, postStatus, postStatusNames } from '../domain/statuses.ts';
import { currentSite } from '../context.ts';
import { notFound } from './errors.ts';

export const statuses: StatusesHandlers = {
  list: {
    permission: ({ context, user }) =>
      context !== 'edit' ||
      canEditAnyType(user) ||
      denied(user, 'rest_cannot_view', 'You are not allowed to edit posts of any type.'),
    handle: ({ user }) =>
      Object.fromEntries(
        postStatusNames()
          .filter((name) => maySee(user, name))
          .map((name) => [name, statusItem(name)]),
      ),
  },

  get: {
    permission({ args, user }) {
      const { status } = args;
      if (!isPostStatus(status)) return unknownStatus();
      if (maySee(user, status)) return true;
      return denied(user, 'rest_cannot_read_status', 'You are not allowed to view this status.');
    },
    handle: ({ args }) => (isPostStatus(args.status) ? statusItem(args.status) : unknownStatus()),
  },

  facts: (items) => {
    const route = currentSite().derivedRoutes.postTypeItems(registeredType(postTypeOf('post')));
    return items.map(({ slug }) => ({
      // Lists show published posts by default.
      archives_route: slug === 'publish' ? route : `${route}?status=${slug}`,
    }));
  },
};

/** Everyone may see public statuses; others require the permission to edit posts of some type. */
function maySee(user: Caller, name: string): boolean {
  const { isPublic, isInternal } = postStatus(name);
  if (isPublic) return true;
  return (!isInternal || name === 'trash') && canEditAnyType(user);
}

function unknownStatus() {
  return notFound('rest_status_invalid', 'Invalid status.');
}

function statusItem(name: string): Status {
  const status = postStatus(name);
  return {
    name: status.label,
    private: status.isPrivate === true,
    protected: status.isProtected === true,
    public: status.isPublic === true,
    queryable: status.isPublic === true,
    show_in_list: !status.isInternal,
    slug: name,
    date_floating: status.isDateFloating === true,
  };
}
