// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (0be85e8944d8)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/global-styles/themes/{stylesheet}/variations` */
export const variationsGlobalStylesArgs: ArgDefinitions = {
  stylesheet: {
    description: 'Name of the folder of the theme.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `GET /cms/v2/global-styles/themes/{stylesheet}` */
export const themeGlobalStylesArgs: ArgDefinitions = {
  stylesheet: {
    description: 'Name of the folder of the theme.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
};

/** `GET /cms/v2/global-styles/{id}` */
export const getGlobalStylesArgs: ArgDefinitions = {
  id: {
    description: 'Number of the styles.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
  context: {
    description: 'For whom the styles are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
};

/** `POST, PUT, PATCH /cms/v2/global-styles/{id}` */
export const updateGlobalStylesArgs: ArgDefinitions = {
  id: {
    description: 'Number of the styles.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: 'decodeEscapes',
  },
  styles: {
    description: 'How the site looks, by element and block.',
    type: ['object'],
    validate_callback: 'checkMapOrList',
    sanitize_callback: k.toBestOf({ object: k.toObject }),
  },
  settings: {
    description: 'What editors offer.',
    type: ['object'],
    validate_callback: 'checkMapOrList',
    sanitize_callback: k.toBestOf({ object: k.toObject }),
  },
  title: {
    description: 'What people call the styles.',
    type: ['object', 'string'],
    properties: {
      raw: {
        description: 'The title as it is stored.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
      },
      rendered: {
        description: 'The title as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: k.toBestOf({
      object: k.toObjectOf({ properties: { raw: k.toText, rendered: k.toText } }),
      string: k.toText,
    }),
  },
};
