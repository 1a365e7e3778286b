import type { PostFacts } from '../../generated/posts/types.ts';
import { serviceCurie } from '../../runtime/shape/index.ts';
import type { LinkAddresses, LinkConstants } from '../../runtime/shape/index.ts';

/** The address of the service. */
export const root = 'https://example.com/cms-json/';

export const settings: LinkConstants & LinkAddresses = {
  core: 'cms/v2',
  apiRel: 'https://api.example/',
  restUrl: (route) => root + route.replace(/^\/+/, ''),
};

export const curie = serviceCurie('cms', settings.apiRel);

/** The facts that the links of a post depend on, for an anonymous reader. */
export const facts: PostFacts = {
  can_use_unfiltered_html: false,
  can_assign_author: false,
  revision_count: 2,
  last_revision: 77,
  can_publish: false,
  can_make_sticky: false,
  can_assign_category: false,
  can_create_category: false,
  can_assign_post_tag: false,
  can_create_post_tag: false,
};
