// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (2e5e08a61967)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a plugin, in order. */
export const pluginLinks: LinkTable = [{ rel: 'self', href: '/{core}/plugins/{+plugin}' }];
