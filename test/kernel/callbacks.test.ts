import { describe, expect, test } from 'vitest';
import { callbackAliases, validateRequestArg } from '../../runtime/schema/index.ts';
import type { ArgDefinition } from '../../runtime/schema/index.ts';
import { callbacksOf } from '../../runtime/server/callbacks.ts';
import { argumentsRecord } from '../../runtime/server/endpoint-arguments.ts';
import { RestRequest } from '../../runtime/server/request.ts';

const definition: ArgDefinition = { type: 'integer', minimum: 1 };

/** A request to an endpoint with the argument `page`. */
function requestOf(): RestRequest {
  const request = new RestRequest();
  const page = { name: 'page', definition, isRequired: false, validate: null, sanitize: null };
  request.endpoint = {
    methods: ['GET'],
    args: argumentsRecord([page]),
    showInIndex: true,
    allowBatch: undefined,
    takesUploads: false,
    validate: null,
    permission: null,
    mayUpload: null,
    handle: null,
    response: null,
  };
  return request;
}

/** Returns what the callback of this name returns for the argument `page`. */
function call(name: string, value: unknown): unknown {
  const { sanitize } = callbacksOf({ ...definition, sanitize_callback: name }, {});
  if (!sanitize) throw new Error(`no such callback: ${name}`);
  return sanitize(value, 'page', new RestRequest());
}

describe('4.7: callbacks that use the definition of the argument', () => {
  test('validateRequestArg validates with it', () => {
    expect(call('validateRequestArg', '5')).toBeNull();
    expect(call('validateRequestArg', '0')).toHaveProperty('code', 'rest_out_of_bounds');
    expect(validateRequestArg('5', 'page', requestOf())).toBeNull();
    expect(validateRequestArg('0', 'page', requestOf())).toHaveProperty(
      'code',
      'rest_out_of_bounds',
    );
  });

  test('sanitizeRequestArg sanitizes with it', () => {
    expect(call('sanitizeRequestArg', '0')).toBe(0);
  });

  test('parseRequestArg validates and sanitizes with it', () => {
    expect(call('parseRequestArg', '5')).toBe(5);
    expect(call('parseRequestArg', '0')).toHaveProperty('code', 'rest_out_of_bounds');
  });

  test.each([
    ['an argument that is not registered', 'other', requestOf()],
    ['a request that reached no endpoint', 'page', new RestRequest()],
  ])('validateRequestArg accepts %s', (_what, param, request) => {
    expect(validateRequestArg('0', param, request)).toBeNull();
  });
});

test.each([
  ['absint', '-5 apples', 5],
  ['sanitizeTextField', ' a\n<b>b</b> ', 'a b'],
  ['sanitizeTextareaField', ' a\n<b>b</b> ', 'a\nb'],
  ['sanitizeKey', 'A b', 'ab'],
  ['sanitizeTitle', 'A b', 'a-b'],
  ['sanitizeEmail', ' a@b.cd', 'a@b.cd'],
  ['sanitizeUrl', 'a.b', 'http://a.b'],
])('4.7: the callback %s of %j returns %j', (name, value, sanitized) => {
  expect(call(name, value)).toBe(sanitized);
});

test('the callbacks have aliases for routes registered at run time', () => {
  expect(callbackAliases).toEqual({
    rest_validate_request_arg: 'validateRequestArg',
    rest_sanitize_request_arg: 'sanitizeRequestArg',
    rest_parse_request_arg: 'parseRequestArg',
    sanitize_text_field: 'sanitizeTextField',
    sanitize_textarea_field: 'sanitizeTextareaField',
    sanitize_key: 'sanitizeKey',
    sanitize_title: 'sanitizeTitle',
    sanitize_email: 'sanitizeEmail',
    sanitize_url: 'sanitizeUrl',
  });
});
