// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (f8884e5c8d14)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/global-styles/themes/{stylesheet}/variations`, and their parser. */
export const variationsGlobalStylesArgs = {
  stylesheet: { description: 'Folder name of the theme.', type: 'string' },
} satisfies ArgDefinitions;

export const parseVariationsGlobalStylesArgs: ArgsParser<typeof variationsGlobalStylesArgs> = (
  args,
  fail,
) => {
  if (args.stylesheet !== undefined)
    args.stylesheet = k.string(args.stylesheet) ?? fail('stylesheet');
};

/** The arguments of `GET /cms/v2/global-styles/themes/{stylesheet}`, and their parser. */
export const themeGlobalStylesArgs = {
  stylesheet: {
    description: 'Folder name of the theme.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
} satisfies ArgDefinitions;

/** The arguments of `GET /cms/v2/global-styles/{id}`, and their parser. */
export const getGlobalStylesArgs = {
  id: {
    description: 'Unique identifier of the global styles.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
  context: {
    description: 'Context of the response.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
} satisfies ArgDefinitions;

export const parseGetGlobalStylesArgs: ArgsParser<typeof getGlobalStylesArgs> = (args) => {
  if (args.context !== undefined) args.context = sanitizeTextField(args.context);
};

/** The arguments of `POST, PUT, PATCH /cms/v2/global-styles/{id}`, and their parser. */
export const updateGlobalStylesArgs = {
  id: {
    description: 'Unique identifier of the global styles.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: 'decodeEscapes',
  },
  styles: {
    description: 'Styles, by element and block.',
    type: ['object'],
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  settings: {
    description: 'Settings of the editor.',
    type: ['object'],
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  title: {
    description: 'Title of the global styles.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['view', 'edit', 'embed'] },
      rendered: {
        description: 'Title as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;
