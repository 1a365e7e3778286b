// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (50a268237240)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a plugin, in order. */
export const pluginLinks = [{ rel: 'self', href: '/{core}/plugins/{plugin}' }] satisfies LinkTable;
