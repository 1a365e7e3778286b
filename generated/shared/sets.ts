// @generated from schemas/args/ by `npm run generate`. Do not edit. (2db9e530a1cb)

import type { ArgSets } from '../../runtime/resource/index.ts';

/** The argument sets, for resources that are registered at run time. */
export const argSets: ArgSets = {
  authors: {
    args: {
      author: {
        description: 'Only items by these authors; an empty list means no filter.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      author_exclude: {
        description: 'Exclude items by these authors.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
    },
  },
  collection: {
    args: {
      page: {
        description: 'Page of the collection, starting at 1.',
        type: 'integer',
        default: 1,
        minimum: 1,
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'absint',
      },
      per_page: {
        description: 'Maximum number of items per page.',
        type: 'integer',
        default: 10,
        minimum: 1,
        maximum: 100,
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'absint',
      },
      search: {
        description: 'Only items that contain this text.',
        type: 'string',
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'sanitizeTextField',
      },
    },
  },
  context: {
    args: {
      context: {
        description: 'Context of the response, which determines the fields that are included.',
        type: 'string',
        enum: { $from: 'contexts' },
        default: 'view',
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'sanitizeKey',
      },
    },
  },
  cursor: {
    args: {
      cursor: {
        description:
          'Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with.',
        type: 'string',
        maxLength: 2600,
        show_in_index: false,
        validate_callback: 'validateRequestArg',
      },
    },
  },
  force: {
    args: {
      force: {
        description:
          'Delete permanently instead of moving to the trash; required if the resource has no trash.',
        type: 'boolean',
        default: false,
      },
    },
  },
  modified: {
    args: {
      modified_after: {
        description: 'Only items modified after this date.',
        type: 'string',
        format: 'date-time',
      },
      modified_before: {
        description: 'Only items modified before this date.',
        type: 'string',
        format: 'date-time',
      },
    },
  },
  offset: {
    args: {
      offset: { description: 'Number of items to skip; replaces the page.', type: 'integer' },
    },
  },
  parents: {
    args: {
      parent: {
        description: 'Only items with one of these parents; 0 selects items without a parent.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      parent_exclude: {
        description: 'Exclude items with one of these parents.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
    },
  },
  password: {
    args: {
      password: {
        description: 'Password of the post, if it is password-protected.',
        type: 'string',
      },
    },
  },
  period: {
    args: {
      after: {
        description: 'Only items published after this date.',
        type: 'string',
        format: 'date-time',
      },
      before: {
        description: 'Only items published before this date.',
        type: 'string',
        format: 'date-time',
      },
    },
  },
  reassign: {
    args: {
      reassign: {
        description:
          'ID of the user to reassign the posts and links to; false leaves them without an author.',
        admin: { choices: { false: 'Nobody: the content is removed' } },
        type: 'integer',
        required: true,
        sanitize_callback: 'checkReassign',
      },
    },
  },
  selection: {
    args: {
      exclude: {
        description: 'Exclude the items with these IDs.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      include: {
        description: 'Only the items with these IDs; an empty list means no filter.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
    },
  },
  slugs: {
    args: {
      slug: {
        description: 'Only items with one of these slugs.',
        type: 'array',
        items: { type: 'string' },
      },
    },
  },
  statuses: {
    args: {
      status: {
        description:
          'Only items with one of these statuses. Statuses except `publish` require permission.',
        admin: {
          choices: {
            publish: 'Published',
            future: 'Scheduled',
            pending: 'Pending review',
            trash: 'In the bin',
            'auto-draft': false,
            inherit: false,
            'request-pending': false,
            'request-confirmed': false,
            'request-failed': false,
            'request-completed': false,
          },
        },
        type: 'array',
        items: {
          type: 'string',
          enum: [
            'publish',
            'future',
            'draft',
            'pending',
            'private',
            'trash',
            'auto-draft',
            'inherit',
            'request-pending',
            'request-confirmed',
            'request-failed',
            'request-completed',
            'any',
          ],
        },
        default: 'publish',
        sanitize_callback: 'sanitizePostStatuses',
      },
    },
  },
};
