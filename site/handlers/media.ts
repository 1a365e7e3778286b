import { anyone, notImplemented } from '../../runtime/server/index.ts';
import type { MediaHandlers } from '../../generated/media/handlers.ts';

export const media: MediaHandlers = {
  list: {
    permission: anyone,
    handle: () => notImplemented('media.list'),
  },

  create: {
    permission: anyone,
    handle: () => notImplemented('media.create'),
  },

  get: {
    permission: anyone,
    handle: () => notImplemented('media.get'),
  },

  update: {
    permission: anyone,
    handle: () => notImplemented('media.update'),
  },

  delete: {
    permission: anyone,
    handle: () => notImplemented('media.delete'),
  },

  postProcess: {
    permission: anyone,
    handle: () => notImplemented('media.postProcess'),
  },

  edit: {
    permission: anyone,
    handle: () => notImplemented('media.edit'),
  },

  facts: () => [],
};
