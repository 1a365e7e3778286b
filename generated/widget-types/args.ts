// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (17146084293c)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

const instanceParser = k.map({});

/** The arguments of `GET /cms/v2/widget-types`, and their parser. */
export const listWidgetTypesArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListWidgetTypesArgs: ArgsParser<typeof listWidgetTypesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listWidgetTypesArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/widget-types/{id}`, and their parser. */
export const getWidgetTypeArgs = {
  id: { description: 'Unique identifier of the type.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetWidgetTypeArgs: ArgsParser<typeof getWidgetTypeArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getWidgetTypeArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST /cms/v2/widget-types/{id}/encode`, and their parser. */
export const encodeWidgetTypeArgs = {
  id: { description: 'Unique identifier of the type.', type: 'string', required: true },
  instance: { description: 'Current settings, as `encoded` and `hash`.', type: 'object' },
  form_data: {
    description: 'URL-encoded form data, for example `widget-text[1][title]=News`.',
    type: 'string',
    sanitize_callback: 'sanitizeFormData',
  },
} satisfies ArgDefinitions;

export const parseEncodeWidgetTypeArgs: ArgsParser<typeof encodeWidgetTypeArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.instance !== undefined)
    args.instance = instanceParser(args.instance) ?? fail('instance');
};

/** The arguments of `POST /cms/v2/widget-types/{id}/render`, and their parser. */
export const renderWidgetTypeArgs = {
  id: encodeWidgetTypeArgs.id,
  instance: { description: 'Settings of the widget, as `encoded` and `hash`.', type: 'object' },
} satisfies ArgDefinitions;

export const parseRenderWidgetTypeArgs: ArgsParser<typeof renderWidgetTypeArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.string(args.id) ?? fail('id');
  if (args.instance !== undefined)
    args.instance = instanceParser(args.instance) ?? fail('instance');
};
