// @generated from schemas/ by `npm run generate`. Do not edit. (848be9d410b7)

import type { Registrar } from '../runtime/server/index.ts';
import {
  createApplicationPasswordArgs,
  deleteAllApplicationPasswordArgs,
  deleteApplicationPasswordArgs,
  getApplicationPasswordArgs,
  introspectApplicationPasswordArgs,
  listApplicationPasswordsArgs,
  updateApplicationPasswordArgs,
} from './application-passwords/args.ts';
import { applicationPasswordContexts } from './application-passwords/contexts.ts';
import type { ApplicationPasswordsHandlers } from './application-passwords/handlers.ts';
import { applicationPasswordLinks } from './application-passwords/links.ts';
import { applicationPasswordSchema } from './application-passwords/schema.ts';
import {
  createBlockArgs,
  deleteBlockArgs,
  getBlockArgs,
  listBlocksArgs,
  updateBlockArgs,
} from './blocks/args.ts';
import {
  createBlockAutosaveArgs,
  getBlockAutosaveArgs,
  listBlocksAutosavesArgs,
} from './blocks/autosaves/args.ts';
import { blockAutosaveContexts } from './blocks/autosaves/contexts.ts';
import type { BlocksAutosavesHandlers } from './blocks/autosaves/handlers.ts';
import { blockAutosaveLinks } from './blocks/autosaves/links.ts';
import { blockAutosaveSchema } from './blocks/autosaves/schema.ts';
import { blockContexts } from './blocks/contexts.ts';
import type { BlocksHandlers } from './blocks/handlers.ts';
import { blockLinks } from './blocks/links.ts';
import {
  deleteBlockRevisionArgs,
  getBlockRevisionArgs,
  listBlocksRevisionsArgs,
} from './blocks/revisions/args.ts';
import { blockRevisionContexts } from './blocks/revisions/contexts.ts';
import type { BlocksRevisionsHandlers } from './blocks/revisions/handlers.ts';
import { blockRevisionLinks } from './blocks/revisions/links.ts';
import { blockRevisionSchema } from './blocks/revisions/schema.ts';
import { blockSchema } from './blocks/schema.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createCategoryArgs,
  deleteCategoryArgs,
  getCategoryArgs,
  listCategoriesArgs,
  updateCategoryArgs,
} from './categories/args.ts';
import { categoryContexts } from './categories/contexts.ts';
import type { CategoriesHandlers } from './categories/handlers.ts';
import { categoryLinks } from './categories/links.ts';
import { categorySchema } from './categories/schema.ts';
import {
  createCommentArgs,
  deleteCommentArgs,
  getCommentArgs,
  listCommentsArgs,
  updateCommentArgs,
} from './comments/args.ts';
import { commentContexts } from './comments/contexts.ts';
import type { CommentsHandlers } from './comments/handlers.ts';
import { commentLinks } from './comments/links.ts';
import { commentSchema } from './comments/schema.ts';
import {
  createMenuItemArgs,
  deleteMenuItemArgs,
  getMenuItemArgs,
  listMenuItemsArgs,
  updateMenuItemArgs,
} from './menu-items/args.ts';
import {
  createMenuItemAutosaveArgs,
  getMenuItemAutosaveArgs,
  listMenuItemsAutosavesArgs,
} from './menu-items/autosaves/args.ts';
import { menuItemAutosaveContexts } from './menu-items/autosaves/contexts.ts';
import type { MenuItemsAutosavesHandlers } from './menu-items/autosaves/handlers.ts';
import { menuItemAutosaveLinks } from './menu-items/autosaves/links.ts';
import { menuItemAutosaveSchema } from './menu-items/autosaves/schema.ts';
import { menuItemContexts } from './menu-items/contexts.ts';
import type { MenuItemsHandlers } from './menu-items/handlers.ts';
import { menuItemLinks } from './menu-items/links.ts';
import { menuItemSchema } from './menu-items/schema.ts';
import { getMenuLocationArgs, listMenuLocationsArgs } from './menu-locations/args.ts';
import { menuLocationContexts } from './menu-locations/contexts.ts';
import type { MenuLocationsHandlers } from './menu-locations/handlers.ts';
import { menuLocationLinks } from './menu-locations/links.ts';
import { menuLocationSchema } from './menu-locations/schema.ts';
import {
  createMenuArgs,
  deleteMenuArgs,
  getMenuArgs,
  listMenusArgs,
  updateMenuArgs,
} from './menus/args.ts';
import { menuContexts } from './menus/contexts.ts';
import type { MenusHandlers } from './menus/handlers.ts';
import { menuLinks } from './menus/links.ts';
import { menuSchema } from './menus/schema.ts';
import {
  createNavigationMenuArgs,
  deleteNavigationMenuArgs,
  getNavigationMenuArgs,
  listNavigationArgs,
  updateNavigationMenuArgs,
} from './navigation/args.ts';
import {
  createNavigationMenuAutosaveArgs,
  getNavigationMenuAutosaveArgs,
  listNavigationAutosavesArgs,
} from './navigation/autosaves/args.ts';
import { navigationMenuAutosaveContexts } from './navigation/autosaves/contexts.ts';
import type { NavigationAutosavesHandlers } from './navigation/autosaves/handlers.ts';
import { navigationMenuAutosaveLinks } from './navigation/autosaves/links.ts';
import { navigationMenuAutosaveSchema } from './navigation/autosaves/schema.ts';
import { navigationMenuContexts } from './navigation/contexts.ts';
import type { NavigationHandlers } from './navigation/handlers.ts';
import { navigationMenuLinks } from './navigation/links.ts';
import {
  deleteNavigationMenuRevisionArgs,
  getNavigationMenuRevisionArgs,
  listNavigationRevisionsArgs,
} from './navigation/revisions/args.ts';
import { navigationMenuRevisionContexts } from './navigation/revisions/contexts.ts';
import type { NavigationRevisionsHandlers } from './navigation/revisions/handlers.ts';
import { navigationMenuRevisionLinks } from './navigation/revisions/links.ts';
import { navigationMenuRevisionSchema } from './navigation/revisions/schema.ts';
import { navigationMenuSchema } from './navigation/schema.ts';
import {
  createPageArgs,
  deletePageArgs,
  getPageArgs,
  listPagesArgs,
  updatePageArgs,
} from './pages/args.ts';
import {
  createPageAutosaveArgs,
  getPageAutosaveArgs,
  listPagesAutosavesArgs,
} from './pages/autosaves/args.ts';
import { pageAutosaveContexts } from './pages/autosaves/contexts.ts';
import type { PagesAutosavesHandlers } from './pages/autosaves/handlers.ts';
import { pageAutosaveLinks } from './pages/autosaves/links.ts';
import { pageAutosaveSchema } from './pages/autosaves/schema.ts';
import { pageContexts } from './pages/contexts.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { pageLinks } from './pages/links.ts';
import {
  deletePageRevisionArgs,
  getPageRevisionArgs,
  listPagesRevisionsArgs,
} from './pages/revisions/args.ts';
import { pageRevisionContexts } from './pages/revisions/contexts.ts';
import type { PagesRevisionsHandlers } from './pages/revisions/handlers.ts';
import { pageRevisionLinks } from './pages/revisions/links.ts';
import { pageRevisionSchema } from './pages/revisions/schema.ts';
import { pageSchema } from './pages/schema.ts';
import {
  createPostArgs,
  deletePostArgs,
  getPostArgs,
  listPostsArgs,
  updatePostArgs,
} from './posts/args.ts';
import {
  createPostAutosaveArgs,
  getPostAutosaveArgs,
  listPostsAutosavesArgs,
} from './posts/autosaves/args.ts';
import { postAutosaveContexts } from './posts/autosaves/contexts.ts';
import type { PostsAutosavesHandlers } from './posts/autosaves/handlers.ts';
import { postAutosaveLinks } from './posts/autosaves/links.ts';
import { postAutosaveSchema } from './posts/autosaves/schema.ts';
import { postContexts } from './posts/contexts.ts';
import type { PostsHandlers } from './posts/handlers.ts';
import { postLinks } from './posts/links.ts';
import {
  deletePostRevisionArgs,
  getPostRevisionArgs,
  listPostsRevisionsArgs,
} from './posts/revisions/args.ts';
import { postRevisionContexts } from './posts/revisions/contexts.ts';
import type { PostsRevisionsHandlers } from './posts/revisions/handlers.ts';
import { postRevisionLinks } from './posts/revisions/links.ts';
import { postRevisionSchema } from './posts/revisions/schema.ts';
import { postSchema } from './posts/schema.ts';
import { getSettingsArgs, updateSettingsArgs } from './settings/args.ts';
import { settingsContexts } from './settings/contexts.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { settingsLinks } from './settings/links.ts';
import { settingsSchema } from './settings/schema.ts';
import { getStatusArgs, listStatusesArgs } from './statuses/args.ts';
import { statusContexts } from './statuses/contexts.ts';
import type { StatusesHandlers } from './statuses/handlers.ts';
import { statusLinks } from './statuses/links.ts';
import { statusSchema } from './statuses/schema.ts';
import {
  createTagArgs,
  deleteTagArgs,
  getTagArgs,
  listTagsArgs,
  updateTagArgs,
} from './tags/args.ts';
import { tagContexts } from './tags/contexts.ts';
import type { TagsHandlers } from './tags/handlers.ts';
import { tagLinks } from './tags/links.ts';
import { tagSchema } from './tags/schema.ts';
import { getTaxonomyArgs, listTaxonomiesArgs } from './taxonomies/args.ts';
import { taxonomyContexts } from './taxonomies/contexts.ts';
import type { TaxonomiesHandlers } from './taxonomies/handlers.ts';
import { taxonomyLinks } from './taxonomies/links.ts';
import { taxonomySchema } from './taxonomies/schema.ts';
import { getTypeArgs, listTypesArgs } from './types/args.ts';
import { typeContexts } from './types/contexts.ts';
import type { TypesHandlers } from './types/handlers.ts';
import { typeLinks } from './types/links.ts';
import { typeSchema } from './types/schema.ts';
import {
  createUserArgs,
  deleteMeUserArgs,
  deleteUserArgs,
  getUserArgs,
  listUsersArgs,
  meUserArgs,
  updateMeUserArgs,
  updateUserArgs,
} from './users/args.ts';
import { userContexts } from './users/contexts.ts';
import type { UsersHandlers } from './users/handlers.ts';
import { userLinks } from './users/links.ts';
import { userSchema } from './users/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly applicationPasswords: ApplicationPasswordsHandlers;
  readonly blocks: BlocksHandlers;
  readonly blocksAutosaves: BlocksAutosavesHandlers;
  readonly blocksRevisions: BlocksRevisionsHandlers;
  readonly categories: CategoriesHandlers;
  readonly comments: CommentsHandlers;
  readonly menuItems: MenuItemsHandlers;
  readonly menuItemsAutosaves: MenuItemsAutosavesHandlers;
  readonly menuLocations: MenuLocationsHandlers;
  readonly menus: MenusHandlers;
  readonly navigation: NavigationHandlers;
  readonly navigationAutosaves: NavigationAutosavesHandlers;
  readonly navigationRevisions: NavigationRevisionsHandlers;
  readonly pages: PagesHandlers;
  readonly pagesAutosaves: PagesAutosavesHandlers;
  readonly pagesRevisions: PagesRevisionsHandlers;
  readonly posts: PostsHandlers;
  readonly postsAutosaves: PostsAutosavesHandlers;
  readonly postsRevisions: PostsRevisionsHandlers;
  readonly settings: SettingsHandlers;
  readonly statuses: StatusesHandlers;
  readonly tags: TagsHandlers;
  readonly taxonomies: TaxonomiesHandlers;
  readonly types: TypesHandlers;
  readonly users: UsersHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords', {
    schema: applicationPasswordSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listApplicationPasswordsArgs,
        endpoint: handlers.applicationPasswords.list,
        answers: 'list',
        context: 'view',
        shape: {
          contexts: applicationPasswordContexts,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createApplicationPasswordArgs,
        endpoint: handlers.applicationPasswords.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: applicationPasswordContexts,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteAllApplicationPasswordArgs,
        endpoint: handlers.applicationPasswords.deleteAll,
        answers: 'any',
        context: 'view',
        shape: {
          contexts: applicationPasswordContexts,
          links: applicationPasswordLinks,
          facts: handlers.applicationPasswords.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/introspect',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: introspectApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.introspect,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: applicationPasswordContexts,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(
    server.core,
    '/users/(?P<user_id>(?:[\\d]+|me))/application-passwords/(?P<uuid>[\\w\\-]+)',
    {
      schema: applicationPasswordSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.get,
          answers: 'item',
          context: 'view',
          shape: {
            contexts: applicationPasswordContexts,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: updateApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.update,
          answers: 'item',
          context: 'edit',
          shape: {
            contexts: applicationPasswordContexts,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
        {
          methods: 'DELETE',
          args: deleteApplicationPasswordArgs,
          endpoint: handlers.applicationPasswords.delete,
          answers: 'deleted',
          context: 'view',
          shape: {
            contexts: applicationPasswordContexts,
            links: applicationPasswordLinks,
            facts: handlers.applicationPasswords.facts,
          },
          callbacks,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/blocks', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksArgs,
        endpoint: handlers.blocks.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: blockContexts, links: blockLinks, facts: handlers.blocks.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBlockArgs,
        endpoint: handlers.blocks.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: blockContexts, links: blockLinks, facts: handlers.blocks.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)', {
    schema: blockSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getBlockArgs,
        endpoint: handlers.blocks.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: blockContexts, links: blockLinks, facts: handlers.blocks.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateBlockArgs,
        endpoint: handlers.blocks.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: blockContexts, links: blockLinks, facts: handlers.blocks.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBlockArgs,
        endpoint: handlers.blocks.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: blockContexts, links: blockLinks, facts: handlers.blocks.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)/autosaves', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksAutosavesArgs,
        endpoint: handlers.blocksAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: blockAutosaveContexts, links: blockAutosaveLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBlockAutosaveArgs,
        endpoint: handlers.blocksAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: { contexts: blockAutosaveContexts, links: blockAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getBlockAutosaveArgs,
        endpoint: handlers.blocksAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: blockAutosaveContexts, links: blockAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBlocksRevisionsArgs,
        endpoint: handlers.blocksRevisions.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: blockRevisionContexts, links: blockRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getBlockRevisionArgs,
        endpoint: handlers.blocksRevisions.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: blockRevisionContexts, links: blockRevisionLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBlockRevisionArgs,
        endpoint: handlers.blocksRevisions.delete,
        answers: 'deleted',
        context: 'view',
        shape: { contexts: blockRevisionContexts, links: blockRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/categories', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listCategoriesArgs,
        endpoint: handlers.categories.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: categoryContexts, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCategoryArgs,
        endpoint: handlers.categories.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: categoryContexts, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/categories/(?P<id>[\\d]+)', {
    schema: categorySchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getCategoryArgs,
        endpoint: handlers.categories.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: categoryContexts, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCategoryArgs,
        endpoint: handlers.categories.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: categoryContexts, links: categoryLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCategoryArgs,
        endpoint: handlers.categories.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: categoryContexts, links: categoryLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listCommentsArgs,
        endpoint: handlers.comments.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: commentContexts, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createCommentArgs,
        endpoint: handlers.comments.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: commentContexts, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/comments/(?P<id>[\\d]+)', {
    schema: commentSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getCommentArgs,
        endpoint: handlers.comments.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: commentContexts, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateCommentArgs,
        endpoint: handlers.comments.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: commentContexts, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteCommentArgs,
        endpoint: handlers.comments.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: commentContexts, links: commentLinks, facts: handlers.comments.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listMenuItemsArgs,
        endpoint: handlers.menuItems.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: menuItemContexts,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuItemArgs,
        endpoint: handlers.menuItems.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getMenuItemArgs,
        endpoint: handlers.menuItems.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: menuItemContexts,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMenuItemArgs,
        endpoint: handlers.menuItems.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMenuItemArgs,
        endpoint: handlers.menuItems.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: menuItemContexts,
          links: menuItemLinks,
          facts: handlers.menuItems.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)/autosaves', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMenuItemsAutosavesArgs,
        endpoint: handlers.menuItemsAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: menuItemAutosaveContexts, links: menuItemAutosaveLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuItemAutosaveArgs,
        endpoint: handlers.menuItemsAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: { contexts: menuItemAutosaveContexts, links: menuItemAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getMenuItemAutosaveArgs,
        endpoint: handlers.menuItemsAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: menuItemAutosaveContexts, links: menuItemAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-locations', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMenuLocationsArgs,
        endpoint: handlers.menuLocations.list,
        answers: 'map',
        context: 'view',
        shape: { contexts: menuLocationContexts, links: menuLocationLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-locations/(?P<location>[\\w-]+)', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getMenuLocationArgs,
        endpoint: handlers.menuLocations.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: menuLocationContexts, links: menuLocationLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menus', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listMenusArgs,
        endpoint: handlers.menus.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: menuContexts, links: menuLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuArgs,
        endpoint: handlers.menus.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: menuContexts, links: menuLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menus/(?P<id>[\\d]+)', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getMenuArgs,
        endpoint: handlers.menus.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: menuContexts, links: menuLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMenuArgs,
        endpoint: handlers.menus.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: menuContexts, links: menuLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMenuArgs,
        endpoint: handlers.menus.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: menuContexts, links: menuLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationArgs,
        endpoint: handlers.navigation.list,
        answers: 'page',
        context: 'view',
        shape: {
          contexts: navigationMenuContexts,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNavigationMenuArgs,
        endpoint: handlers.navigation.create,
        answers: 'created',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuArgs,
        endpoint: handlers.navigation.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: navigationMenuContexts,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateNavigationMenuArgs,
        endpoint: handlers.navigation.update,
        answers: 'item',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteNavigationMenuArgs,
        endpoint: handlers.navigation.delete,
        answers: 'deleted',
        context: 'edit',
        shape: {
          contexts: navigationMenuContexts,
          links: navigationMenuLinks,
          facts: handlers.navigation.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)/autosaves', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationAutosavesArgs,
        endpoint: handlers.navigationAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: navigationMenuAutosaveContexts, links: navigationMenuAutosaveLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createNavigationMenuAutosaveArgs,
        endpoint: handlers.navigationAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: { contexts: navigationMenuAutosaveContexts, links: navigationMenuAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuAutosaveArgs,
        endpoint: handlers.navigationAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: navigationMenuAutosaveContexts, links: navigationMenuAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listNavigationRevisionsArgs,
        endpoint: handlers.navigationRevisions.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: navigationMenuRevisionContexts, links: navigationMenuRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getNavigationMenuRevisionArgs,
        endpoint: handlers.navigationRevisions.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: navigationMenuRevisionContexts, links: navigationMenuRevisionLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteNavigationMenuRevisionArgs,
        endpoint: handlers.navigationRevisions.delete,
        answers: 'deleted',
        context: 'view',
        shape: { contexts: navigationMenuRevisionContexts, links: navigationMenuRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listPagesArgs,
        endpoint: handlers.pages.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: pageContexts, links: pageLinks, facts: handlers.pages.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPageArgs,
        endpoint: handlers.pages.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: pageContexts, links: pageLinks, facts: handlers.pages.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)', {
    schema: pageSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getPageArgs,
        endpoint: handlers.pages.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: pageContexts, links: pageLinks, facts: handlers.pages.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePageArgs,
        endpoint: handlers.pages.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: pageContexts, links: pageLinks, facts: handlers.pages.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePageArgs,
        endpoint: handlers.pages.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: pageContexts, links: pageLinks, facts: handlers.pages.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)/autosaves', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPagesAutosavesArgs,
        endpoint: handlers.pagesAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: pageAutosaveContexts, links: pageAutosaveLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPageAutosaveArgs,
        endpoint: handlers.pagesAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: { contexts: pageAutosaveContexts, links: pageAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPageAutosaveArgs,
        endpoint: handlers.pagesAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: pageAutosaveContexts, links: pageAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPagesRevisionsArgs,
        endpoint: handlers.pagesRevisions.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: pageRevisionContexts, links: pageRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPageRevisionArgs,
        endpoint: handlers.pagesRevisions.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: pageRevisionContexts, links: pageRevisionLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePageRevisionArgs,
        endpoint: handlers.pagesRevisions.delete,
        answers: 'deleted',
        context: 'view',
        shape: { contexts: pageRevisionContexts, links: pageRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listPostsArgs,
        endpoint: handlers.posts.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: postContexts, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPostArgs,
        endpoint: handlers.posts.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: postContexts, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)', {
    schema: postSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getPostArgs,
        endpoint: handlers.posts.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: postContexts, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updatePostArgs,
        endpoint: handlers.posts.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: postContexts, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePostArgs,
        endpoint: handlers.posts.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: postContexts, links: postLinks, facts: handlers.posts.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<id>[\\d]+)/autosaves', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPostsAutosavesArgs,
        endpoint: handlers.postsAutosaves.list,
        answers: 'list',
        context: 'view',
        shape: { contexts: postAutosaveContexts, links: postAutosaveLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createPostAutosaveArgs,
        endpoint: handlers.postsAutosaves.create,
        answers: 'item',
        context: 'edit',
        shape: { contexts: postAutosaveContexts, links: postAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: postAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPostAutosaveArgs,
        endpoint: handlers.postsAutosaves.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: postAutosaveContexts, links: postAutosaveLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPostsRevisionsArgs,
        endpoint: handlers.postsRevisions.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: postRevisionContexts, links: postRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/posts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: postRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getPostRevisionArgs,
        endpoint: handlers.postsRevisions.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: postRevisionContexts, links: postRevisionLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deletePostRevisionArgs,
        endpoint: handlers.postsRevisions.delete,
        answers: 'deleted',
        context: 'view',
        shape: { contexts: postRevisionContexts, links: postRevisionLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/settings', {
    schema: settingsSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getSettingsArgs,
        endpoint: handlers.settings.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, links: settingsLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateSettingsArgs,
        endpoint: handlers.settings.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, links: settingsLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/statuses', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listStatusesArgs,
        endpoint: handlers.statuses.list,
        answers: 'map',
        context: 'view',
        shape: { contexts: statusContexts, links: statusLinks, facts: handlers.statuses.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/statuses/(?P<status>[\\w-]+)', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getStatusArgs,
        endpoint: handlers.statuses.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: statusContexts, links: statusLinks, facts: handlers.statuses.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: listTagsArgs,
        endpoint: handlers.tags.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: tagContexts, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createTagArgs,
        endpoint: handlers.tags.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: tagContexts, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/tags/(?P<id>[\\d]+)', {
    schema: tagSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getTagArgs,
        endpoint: handlers.tags.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: tagContexts, links: tagLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateTagArgs,
        endpoint: handlers.tags.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: tagContexts, links: tagLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteTagArgs,
        endpoint: handlers.tags.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: tagContexts, links: tagLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/taxonomies', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTaxonomiesArgs,
        endpoint: handlers.taxonomies.list,
        answers: 'map',
        context: 'view',
        shape: {
          contexts: taxonomyContexts,
          links: taxonomyLinks,
          facts: handlers.taxonomies.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/taxonomies/(?P<taxonomy>[\\w-]+)', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTaxonomyArgs,
        endpoint: handlers.taxonomies.get,
        answers: 'item',
        context: 'view',
        shape: {
          contexts: taxonomyContexts,
          links: taxonomyLinks,
          facts: handlers.taxonomies.facts,
        },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/types', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listTypesArgs,
        endpoint: handlers.types.list,
        answers: 'map',
        context: 'view',
        shape: { contexts: typeContexts, links: typeLinks, facts: handlers.types.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/types/(?P<type>[\\w-]+)', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getTypeArgs,
        endpoint: handlers.types.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: typeContexts, links: typeLinks, facts: handlers.types.facts },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listUsersArgs,
        endpoint: handlers.users.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createUserArgs,
        endpoint: handlers.users.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/(?P<id>[\\d]+)', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getUserArgs,
        endpoint: handlers.users.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateUserArgs,
        endpoint: handlers.users.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteUserArgs,
        endpoint: handlers.users.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/users/me', {
    schema: userSchema,
    endpoints: [
      {
        methods: 'GET',
        args: meUserArgs,
        endpoint: handlers.users.me,
        answers: 'item',
        context: 'view',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateMeUserArgs,
        endpoint: handlers.users.updateMe,
        answers: 'item',
        context: 'edit',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteMeUserArgs,
        endpoint: handlers.users.deleteMe,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: userContexts, links: userLinks },
        callbacks,
      },
    ],
  });
}
