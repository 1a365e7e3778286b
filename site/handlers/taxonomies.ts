import type { TaxonomiesHandlers } from '../../generated/taxonomies/handlers.ts';
import type { Taxonomy as Item } from '../../generated/taxonomies/types.ts';
import { denied } from '../domain/permissions/caller.ts';
import { canAssignTerms } from '../domain/permissions/terms.ts';
import { taxonomyLabels } from '../domain/labels.ts';
import { registeredType } from '../domain/post-types.ts';
import { findTaxonomy, shownTaxonomies } from '../domain/taxonomies.ts';
import type { Taxonomy } from '../domain/taxonomies.ts';
import { currentSite } from '../context.ts';
import { notFound } from './errors.ts';
import { hasParameter } from './parameters.ts';

export const taxonomies: TaxonomiesHandlers = {
  list: {
    permission(request) {
      const { args, context, user } = request;
      // For `Allow`, the arguments may not be validated.
      const type = hasParameter(request, 'type') ? args.type : undefined;
      const mayAssignAny = sorting(type).some((taxonomy) => canAssignTerms(user, taxonomy));
      if (context !== 'edit' || mayAssignAny) return true;
      return denied(user, 'rest_cannot_view', 'You are not allowed to view taxonomies.');
    },
    handle({ args, context, user }) {
      const seen = sorting(args.type).filter(
        (taxonomy) => context !== 'edit' || canAssignTerms(user, taxonomy),
      );
      return Object.fromEntries(seen.map((taxonomy) => [taxonomy.name, taxonomyItem(taxonomy)]));
    },
  },

  get: {
    permission({ args, context, user }) {
      const taxonomy = currentSite().types.taxonomy(args.taxonomy);
      // An unknown taxonomy is reported to every caller.
      if (!taxonomy) return true;
      if (!taxonomy.isShown) return false;
      if (context !== 'edit' || canAssignTerms(user, taxonomy)) return true;
      return denied(
        user,
        'rest_forbidden_context',
        'You are not allowed to assign terms of this taxonomy.',
      );
    },
    handle({ args }) {
      const taxonomy = findTaxonomy(args.taxonomy);
      if (!taxonomy) return notFound('rest_taxonomy_invalid', 'Invalid taxonomy.');
      return taxonomyItem(taxonomy);
    },
  },

  facts: (items) => {
    const { derivedRoutes } = currentSite();
    return items.map(({ slug }) => {
      const taxonomy = findTaxonomy(slug);
      const registered = taxonomy ? registeredType(taxonomy) : null;
      return { items_route: derivedRoutes.taxonomyItems(registered) };
    });
  },
};

/** Returns the taxonomies of a post type, or all taxonomies without one. */
function sorting(type: string | undefined): readonly Taxonomy[] {
  const all = shownTaxonomies();
  return type ? all.filter(({ postTypes }) => postTypes.includes(type)) : all;
}

function taxonomyItem(taxonomy: Taxonomy): Item {
  const { label, capabilities } = taxonomy;
  return {
    name: label.plural,
    slug: taxonomy.name,
    capabilities: {
      manage_terms: capabilities.manage,
      edit_terms: capabilities.edit,
      delete_terms: capabilities.delete,
      assign_terms: capabilities.assign,
    },
    description: taxonomy.description,
    labels: taxonomyLabels(label, taxonomy),
    types: [...taxonomy.postTypes],
    show_cloud: taxonomy.hasCloud,
    hierarchical: taxonomy.isHierarchical,
    rest_base: taxonomy.base,
    rest_namespace: taxonomy.namespace ?? currentSite().types.core,
    visibility: { ...taxonomy.visibility },
  };
}
