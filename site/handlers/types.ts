import type { TypesHandlers } from '../../generated/types/handlers.ts';
import type { Type } from '../../generated/types/types.ts';
import { can, denied } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import { postTypeLabels } from '../domain/labels.ts';
import { findPostType, registeredType, shownPostTypes } from '../domain/post-types.ts';
import type { PostCapabilities, PostType } from '../domain/post-types.ts';
import { findTaxonomy } from '../domain/taxonomies.ts';
import { currentSite } from '../context.ts';
import { notFound } from './errors.ts';

export const types: TypesHandlers = {
  list: {
    permission({ context, user }) {
      if (context !== 'edit' || canEditAnyType(user)) return true;
      return denied(user, 'rest_cannot_view', 'You are not allowed to edit posts of any type.');
    },
    handle({ context, user }) {
      const seen = shownPostTypes().filter(
        (type) => context !== 'edit' || can(user, type.capabilities.edit),
      );
      return Object.fromEntries(seen.map((type) => [type.name, typeItem(type)]));
    },
  },

  get: {
    // `handle` checks the caller, because an unknown type is reported first.
    permission: () => true,
    handle({ args, context, user }) {
      const type = currentSite().types.postType(args.type);
      if (!type) return notFound('rest_type_invalid', 'Invalid post type.');
      if (!type.isShown)
        return denied(user, 'rest_cannot_read_type', 'The post type is not available in the API.');
      if (context === 'edit' && !can(user, type.capabilities.edit))
        return denied(user, 'rest_forbidden_context', 'You are not allowed to edit these posts.');
      return typeItem(type);
    },
  },

  facts: (items) => {
    const { derivedRoutes } = currentSite();
    return items.map(({ slug }) => {
      const type = findPostType(slug);
      return { items_route: derivedRoutes.postTypeItems(type ? registeredType(type) : null) };
    });
  },
};

function typeItem(type: PostType): Type {
  const { label, supports, taxonomies } = type;
  return {
    capabilities: shownCapabilities(type.capabilities),
    description: type.description,
    hierarchical: type.isHierarchical,
    has_archive: type.archive,
    visibility: { ...type.visibility },
    viewable: type.isViewable,
    labels: postTypeLabels(label, type),
    name: label.plural,
    slug: type.name,
    icon: type.icon,
    supports: Object.fromEntries([...supports].map((feature) => [feature, true])),
    taxonomies: taxonomies.filter((name) => findTaxonomy(name)),
    rest_base: type.base,
    rest_namespace: type.namespace ?? currentSite().types.core,
  };
}

function shownCapabilities(capabilities: PostCapabilities): Type['capabilities'] {
  return {
    edit_post: capabilities.editOne,
    read_post: capabilities.readOne,
    delete_post: capabilities.deleteOne,
    edit_posts: capabilities.edit,
    edit_others_posts: capabilities.editOthers,
    delete_posts: capabilities.delete,
    publish_posts: capabilities.publish,
    read_private_posts: capabilities.readPrivate,
    read: capabilities.read,
    delete_private_posts: capabilities.deletePrivate,
    delete_published_posts: capabilities.deletePublished,
    delete_others_posts: capabilities.deleteOthers,
    edit_private_posts: capabilities.editPrivate,
    edit_published_posts: capabilities.editPublished,
    create_posts: capabilities.create,
  };
}
