// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (1eddb83a5cbb)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-locations` */
export const listMenuLocationsReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/menu-locations/{location}` */
export const getMenuLocationReader: ArgsReader = {
  reads: ['location', 'context'],
  read(sent, open) {
    const { location, context } = sent;
    if (location !== undefined && typeof location !== 'string') open.push('location');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
