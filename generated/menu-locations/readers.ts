// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (9544558ed5a0)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-locations` */
export const listMenuLocationsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/menu-locations/{location}` */
export const getMenuLocationReader = {
  reads: ['location', 'context'],
  read(sent, open) {
    const { location, context } = sent;
    if (location !== undefined && typeof location !== 'string') open.push('location');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;
