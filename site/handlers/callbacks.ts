import { RestError } from '../../runtime/errors/rest-error.ts';
import {
  isEmail,
  isNumeric,
  parseValue,
  sanitizeTitle,
  sanitizeUrl,
  sanitizeValue,
  stripTags,
  toArray,
  toText,
  validateValue,
} from '../../runtime/schema/index.ts';
import type {
  ArgDefinition,
  SanitizeCallback,
  ValidateCallback,
} from '../../runtime/schema/index.ts';
import type { RestRequest } from '../../runtime/server/index.ts';
import { can, denied } from '../domain/permissions/caller.ts';
import { removeAccents } from '../../runtime/schema/text/slug.ts';
import { isScalar } from '../../runtime/schema/values/containers.ts';
import { metaKeys } from '../domain/meta-keys.ts';
import { postTypeOfRoute } from '../domain/post-types.ts';
import type { PostType } from '../domain/post-types.ts';
import { attributesSchema } from '../blocks/attributes.ts';
import type { BlockType } from '../blocks/block-types.ts';
import { currentSite } from '../context.ts';
import { ANY_SUBTYPE, searchHandlerOf } from '../search/handlers.ts';
import { Templates } from '../themes/templates.ts';
import { badRequest } from './errors.ts';
import { menuPlaces } from './menus/extras.ts';
import { templateOf } from './post-type/items.ts';
import { decoded, isFilled } from './parameters.ts';

/** Checks the status of a post: one that clients may set, or the current one. */
export const checkStatus: ValidateCallback = (value, param, request) => {
  const failure = validateValue(value, definitionOf(request, param), param);
  // Most statuses are in the enum of the schema; the post is read only for the others.
  if (failure === null) return null;
  return postOf(request).then((post) =>
    post !== undefined && post.status === value ? null : failure,
  );
};

/** Returns the statuses of a query for posts. Statuses except the default require permission to edit posts. */
export const sanitizePostStatuses: SanitizeCallback = (value, param, request) => {
  const definition = definitionOf(request, param);
  const statuses = [...new Set(toArray(value).map(sanitizeTitle))];
  const capabilities = postTypeOfRoute(request.route)?.capabilities;
  const { user } = request;
  for (const status of statuses) {
    if (status === definition.default) continue;
    const isAllowed =
      capabilities !== undefined &&
      (can(user, capabilities.edit) ||
        (status === 'private' && can(user, capabilities.readPrivate)));
    if (!isAllowed)
      return denied(
        user,
        'rest_forbidden_status',
        'You are not allowed to list posts of this status.',
      );
    const failure = validateValue(status, definition, param);
    if (failure) return failure;
  }
  return statuses;
};

/** Checks the template of a post: none, the current one, or one that its post type offers. */
export const checkTemplate: ValidateCallback = async (value, param, request) => {
  // Clients clear a template with any empty value: `""`, `"0"`, `false`, `[]`.
  if (!isFilled(value)) return null;
  const post = await postOf(request);
  if (post && typeof value === 'string') {
    const { store, settings } = currentSite();
    const meta = (await store.meta.of('post', [post.id])).get(post.id);
    if (templateOf(meta?.[metaKeys(settings.token).template]) === value) return null;
  }
  if (await isTemplateFor(postTypeOfRoute(request.route), value)) return null;
  return new RestError('rest_invalid_param', `${param} is not a template of the theme.`);
};

async function isTemplateFor(type: PostType | undefined, slug: unknown): Promise<boolean> {
  const { store, themes, settings } = currentSite();
  // A post type without pages offers no templates.
  if (!type?.isViewable) return false;
  const templates = new Templates('templates', themes, settings.token);
  const chosen = await templates.list(store, { postType: type.name });
  return chosen.some((template) => template.slug === slug);
}

/** Returns the CSS classes of a text, without characters that a class cannot have. */
export function sanitizeClasses(value: unknown): readonly string[] {
  return toArray(value).map((word) =>
    toText(word)
      .replace(/%[a-f0-9]{2}/gi, '')
      .replace(/[^A-Za-z0-9_-]/g, ''),
  );
}

/** Checks the URL of a menu item, which may be empty. Other values are converted to text: 5 is `http://5`. */
export const checkMenuItemUrl: ValidateCallback = (value, param, request) => {
  if (!isScalar(value)) return validateValue(value, definitionOf(request, param), param);
  if (value === '' || sanitizeUrl(value) !== '') return null;
  return new RestError('rest_invalid_url', 'Invalid URL.');
};

/** Checks that the site has the locations of a menu. */
export const checkMenuLocations: ValidateCallback = async (value, param, request) => {
  const failure = validateValue(value, definitionOf(request, param), param);
  if (failure) return failure;
  const places = new Set((await menuPlaces(currentSite().store)).map(({ name }) => name));
  const unknown = toArray(value)
    .map(toText)
    .find((name) => !places.has(name));
  if (unknown === undefined) return null;
  return new RestError('rest_invalid_menu_location', `Invalid menu location: ${unknown}.`, {
    location: unknown,
  });
};

/** Validates a value by its schema, which also allows an object. A list is accepted unchecked; clients rely on this. */
export const checkMapOrList: ValidateCallback = (value, param, request) =>
  Array.isArray(value) ? null : validateValue(value, definitionOf(request, param), param);

/** Checks that meta values are an object; a list counts as one. */
export function checkMeta(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

// The characters that a login name cannot contain.
const NOT_IN_USERNAME = /[^a-z0-9 _.\-@]/gi;

/** Checks a login name: letters, digits, blanks and `_.-@`. */
export function checkUsername(value: unknown): string | RestError {
  const username = toText(value);
  const plain = removeAccents(stripTags(username))
    .replace(/%[0-9a-f]{2}/gi, '')
    .replace(NOT_IN_USERNAME, '')
    .trim()
    .replace(/\s+/g, ' ');
  if (isFilled(plain) && isSameName(plain, username)) return username;
  return badRequest('rest_user_invalid_username', 'The username contains invalid characters.');
}

// Numbers are compared by value: `+1` is accepted since only its sign is lost.
function isSameName(plain: string, sent: string): boolean {
  if (plain === sent) return true;
  return isNumeric(plain) && isNumeric(sent) && Number(plain) === Number(sent);
}

/** Checks a login password: not empty, and without backslashes. */
export function checkUserPassword(value: unknown): string | RestError {
  const password = toText(value);
  if (!isFilled(password))
    return badRequest('rest_user_invalid_password', 'Passwords cannot be empty.');
  if (password.includes('\\'))
    return badRequest('rest_user_invalid_password', 'Passwords cannot contain backslashes.');
  return password;
}

/** Returns the ID of the user who receives the posts of a deleted user, or `false` to delete them. */
export function checkReassign(value: unknown): unknown {
  if (isNumeric(value)) return value;
  if (!isFilled(value) || value === 'false') return false;
  return badRequest('rest_invalid_param', 'Invalid user ID.');
}

/** Checks the email address of a comment author. Returns empty text for an empty value. */
export function checkCommentAuthorEmail(value: unknown, param: string): string | RestError {
  const address = toText(value);
  if (!isFilled(address)) return '';
  if (!isEmail(address))
    return new RestError('rest_invalid_email', `${param} must be an email address.`);
  return address;
}

/** Sanitizes a setting by its schema; null resets it to its default. */
export const sanitizeSetting: SanitizeCallback = (value, param, request) =>
  value === null ? null : parseValue(value, definitionOf(request, param), param);

/** Checks the URL of a page to fetch: one of this site, or one that outgoing requests may use. */
export function checkOutgoingUrl(value: unknown): boolean {
  const address = toText(value);
  if (typeof value !== 'string' || !URL.canParse(address)) return false;
  const { outgoing, settings } = currentSite();
  const { baseUrl } = settings;
  const url = new URL(address);
  const isOwn = URL.canParse(baseUrl) && url.origin === new URL(baseUrl).origin;
  return isOwn || outgoing.destinations.allows(url);
}

/** Returns the format of an oEmbed response: XML if requested, otherwise JSON. */
export function ensureEmbedFormat(value: unknown): 'json' | 'xml' {
  return value === 'xml' ? 'xml' : 'json';
}

/** Returns the definition of an argument of the endpoint that handles the request. */
function definitionOf(request: RestRequest, param: string): ArgDefinition {
  return request.endpoint?.args.byName.get(param)?.definition ?? {};
}

/** Returns the post of the request; its type may differ from the type of the route. */
async function postOf(request: RestRequest) {
  const id = request.getParam('id');
  if (!isNumeric(id)) return undefined;
  const post = await currentSite().store.posts.byId(Number(id));
  return post?.type === postTypeOfRoute(request.route)?.name ? post : undefined;
}

/** Checks the subtypes of a search: `any`, or subtypes of the searched type. */
export const sanitizeSearchSubtypes: SanitizeCallback = (value, param, request) => {
  const named = [...new Set(toArray(value).map(sanitizeTitle))];
  const subtypes = parseValue(named, definitionOf(request, param), param);
  if (!Array.isArray(subtypes)) return subtypes;
  if (subtypes.includes(ANY_SUBTYPE)) return [ANY_SUBTYPE];
  const type = request.getParam('type');
  if (validateValue(type, definitionOf(request, 'type'), 'type'))
    return badRequest('rest_search_invalid_type', 'This type cannot be searched.');
  const known = searchHandlerOf(type)?.subtypes(currentSite().types) ?? [];
  return subtypes.filter((subtype) => known.includes(String(subtype)));
};

/** Returns a part of a URL, decoded. */
export function decodeEscapes(value: unknown): string {
  return decoded(toText(value));
}

/** Returns a template id in the form `theme//slug`; a single last slash is doubled. */
export function sanitizeTemplateId(value: unknown): string {
  const id = decoded(toText(value));
  const last = id.lastIndexOf('/');
  return last === -1 || id.charAt(last - 1) === '/' ? id : `${id.slice(0, last)}/${id.slice(last)}`;
}

/** Validates attributes by the schema of the block type. The endpoint reports an unknown type. */
export const checkBlockAttributes: ValidateCallback = (value, param, request) => {
  const type = blockTypeOf(request);
  return type ? validateValue(value, attributesSchema(type), param) : null;
};

export const sanitizeBlockAttributes: SanitizeCallback = (value, param, request) => {
  const type = blockTypeOf(request);
  return type ? sanitizeValue(value, attributesSchema(type), param) : value;
};

function blockTypeOf(request: RestRequest): BlockType | undefined {
  return currentSite().types.blocks.find(toText(request.getParam('name')));
}

export {
  sanitizeTextField as sanitizePlugin,
  sanitizeTitle as sanitizeSlug,
  toText as sanitizeFormData,
  // The default `context` of a rendered block is invalid, so every request has to send it; clients rely on this.
  validateRequestArg as checkRenderContext,
} from '../../runtime/schema/index.ts';

export { checkPlugin } from './plugins/items.ts';
