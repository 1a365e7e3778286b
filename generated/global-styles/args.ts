// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (e0dc741e01ba)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/global-styles/themes/{stylesheet}/variations`. */
export const variationsGlobalStylesArgs = {
  stylesheet: {
    description: 'Name of the folder of the theme.',
    type: 'string',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/global-styles/themes/{stylesheet}/variations`. */
export const parseVariationsGlobalStylesArgs: ArgsParser<typeof variationsGlobalStylesArgs> = (
  args,
  fail,
) => {
  if (args.stylesheet !== undefined)
    args.stylesheet = k.string(args.stylesheet) ?? fail('stylesheet');
};

/** The arguments of `GET /cms/v2/global-styles/themes/{stylesheet}`. */
export const themeGlobalStylesArgs = {
  stylesheet: {
    description: 'Name of the folder of the theme.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
} satisfies ArgDefinitions;

/** The arguments of `GET /cms/v2/global-styles/{id}`. */
export const getGlobalStylesArgs = {
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
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/global-styles/{id}`. */
export const parseGetGlobalStylesArgs: ArgsParser<typeof getGlobalStylesArgs> = (args) => {
  if (args.context !== undefined) args.context = sanitizeTextField(args.context);
};

/** The arguments of `POST, PUT, PATCH /cms/v2/global-styles/{id}`. */
export const updateGlobalStylesArgs = {
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
    sanitize_callback: 'sanitizeRequestArg',
  },
  settings: {
    description: 'What editors offer.',
    type: ['object'],
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
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
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;
