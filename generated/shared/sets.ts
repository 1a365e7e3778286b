// @generated from schemas/args/ by `npm run generate`. Do not edit. (ce17fe1557c4)

import type { ArgSets } from '../../runtime/resource/index.ts';

/** The argument sets, for resources that are made at run time. */
export const argSets: ArgSets = {
  authors: {
    args: {
      author: {
        description: 'Only items written by these users; an empty list is no limit.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      author_exclude: {
        description: 'Leave out items written by these users.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
    },
  },
  collection: {
    args: {
      page: {
        description: 'Page to answer, from 1.',
        type: 'integer',
        default: 1,
        minimum: 1,
        validate_callback: 'validateRequestArg',
        sanitize_callback: 'absint',
      },
      per_page: {
        description: 'Most items on a page.',
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
        description: 'Audience of the answer; it decides which fields are shown.',
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
          'Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for.',
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
          'Delete for good instead of moving to the trash; needed where there is no trash.',
        type: 'boolean',
        default: false,
      },
    },
  },
  modified: {
    args: {
      modified_after: {
        description: 'Only items last changed after this moment.',
        type: 'string',
        format: 'date-time',
      },
      modified_before: {
        description: 'Only items last changed before this moment.',
        type: 'string',
        format: 'date-time',
      },
    },
  },
  offset: {
    args: {
      offset: {
        description: 'How many items to skip; it takes the place of the page.',
        type: 'integer',
      },
    },
  },
  parents: {
    args: {
      parent: {
        description:
          'Only items whose parent is one of these; 0 stands for those without a parent.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      parent_exclude: {
        description: 'Leave out items whose parent is one of these.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
    },
  },
  password: {
    args: {
      password: {
        description: 'Password of the post, where it is protected by one.',
        type: 'string',
      },
    },
  },
  period: {
    args: {
      after: {
        description: 'Only items published after this moment.',
        type: 'string',
        format: 'date-time',
      },
      before: {
        description: 'Only items published before this moment.',
        type: 'string',
        format: 'date-time',
      },
    },
  },
  reassign: {
    args: {
      reassign: {
        description:
          'User who takes over the posts and links of the deleted one; false gives them to nobody.',
        type: 'integer',
        required: true,
        sanitize_callback: 'checkReassign',
      },
    },
  },
  selection: {
    args: {
      exclude: {
        description: 'Leave out the items with these numbers.',
        type: 'array',
        items: { type: 'integer' },
        default: [],
      },
      include: {
        description: 'Only the items with these numbers; an empty list is no limit.',
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
};
