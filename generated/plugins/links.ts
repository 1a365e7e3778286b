// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (2259c4a0fad4)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a plugin, in order. */
export const pluginLinks: LinkTable = [{ rel: 'self', href: '/{core}/plugins/{plugin}' }];
