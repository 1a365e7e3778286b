// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (bf0d63fea5e1)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template autosave, in order. */
export const templateAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
];
