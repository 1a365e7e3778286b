import { error, message, warning } from '../diagnostic.ts';

/** Diagnostics of arguments, routes, links, generated names and handler files. */
export const routeCodes = {
  'args/unknown-callback': error(
    message`Unknown callback "${'callback'}": neither built in nor exported by site/handlers/callbacks.ts.${'hint'}`,
    'Export a function with this name from site/handlers/callbacks.ts, or use a built-in callback.',
  ),
  'args/default-fails-schema': error(
    message`The default ${'value'} is invalid in its own schema: ${'problem'}`,
    'Use a default that a request could send, or widen the schema.',
  ),
  'args/type-order': warning(
    message`The value ${'sent'} of "${'name'}" reaches the handler as ${'received'}: the first type that accepts a value is used.`,
    'List "string" before "integer", "number" and "boolean", and "object" before "array"; in alternatives, list the stricter one first.',
  ),
  'args/readonly-required': error(
    message`"${'property'}" is both readonly and required: no request can send it.`,
    'Remove one of the two.',
  ),
  'args/unknown-set': error(
    message`Unknown argument set "${'set'}".${'hint'}`,
    'Name a file in schemas/args/, without its extension.',
  ),
  'args/unknown-source': error(
    message`Unknown resource "${'resource'}" in "$from".${'hint'}`,
    'Write "schema" for the item itself, or the name of a resource.',
  ),
  'routes/idle-answer-schema': warning(
    message`"answer_schema" of ${'name'} has no effect: with "answers": "${'answers'}" the response consists of items.`,
    'Remove it, or set "answers" to "any".',
  ),
  'routes/idle-uploads': error(
    message`${'name'} has "uploads", but a ${'method'} request has no body.`,
    'Use POST, PUT or PATCH, or remove "uploads".',
  ),
  'routes/duplicate': error(
    message`Duplicate route: ${'method'} ${'route'} is already handled by ${'first'}.`,
    'Handle each method of a route in one endpoint only.',
  ),
  'routes/shadowed': error(
    message`Unreachable route: ${'method'} ${'route'} is always matched by ${'first'} first.`,
    'Move the more specific route first, make the general pattern narrower, or declare it intended with "shadowed": true.',
  ),
  'routes/duplicate-endpoint': error(
    message`Duplicate endpoint "${'endpoint'}" in this resource.`,
    'Rename one of them. Handlers and client methods are named after endpoints.',
  ),
  'routes/bad-pattern': error(
    message`The route ${'pattern'} ${'problem'}.`,
    'Write variable parts as whole segments, as in /{id}, or as named groups, as in (?P<id>[0-9]+), in which every path can match in one way only. Without a "base", start with text.',
  ),
  'routes/namespace-slashes': error(
    message`${'value'} has a leading, trailing or double slash.`,
    'Write it without them: acme/v1.',
  ),
  'routes/no-namespace': error(
    message`A resource of a content API has a namespace.`,
    'Name a namespace, or set "profile": "plain" in schemas/api.json.',
  ),
  'routes/duplicate-operation': error(
    message`The operation ID "${'operation'}" is that of ${'first'}.`,
    'Use another one, or none: the default is unique.',
  ),
  'routes/param-not-in-pattern': warning(
    message`"${'arg'}" is an argument of the route, but ${'pattern'} has no such group.${'hint'}`,
    'Add the group to the pattern, or move the argument to the endpoints that accept it.',
  ),
  'routes/undeclared-group': warning(
    message`The group "${'group'}" of ${'pattern'} has no argument, so it is not validated and has no type.`,
    'Add it to "args" of the route.',
  ),
  'routes/unknown-scheme': error(
    message`Unknown security scheme "${'scheme'}".${'hint'}`,
    'Declare it in "securitySchemes" of schemas/api.json, or correct the name.',
  ),
  'routes/unknown-parent': error(
    message`"${'group'}" is not a group of ${'pattern'} with an argument in "args" of the route.${'hint'}`,
    'Use a group that has an argument in "args" of the route, or add the argument.',
  ),
  'routes/no-child': error(
    message`Every group of ${'pattern'} is a parent, so no group identifies the item.`,
    'Remove the group of the item from "under", or remove "nested".',
  ),
  'links/unknown-resource': error(
    message`Unknown resource "${'resource'}".${'hint'}`,
    'Name a resource in schemas/resources/. For other targets, replace "embeds" by "embeddable".',
  ),
  'links/unknown-route': warning(
    message`"${'resource'}" has no route for ${'href'}, so the link cannot be embedded.`,
    'Correct the URL, or the resource in "embeds".',
  ),
  'links/unknown-view': warning(
    message`${'href'} is embedded in the context "${'context'}", but "${'resource'}" has only ${'contexts'}.`,
    'Add "embed" to the contexts of the resource, or choose a context in the URL: ?context=view.',
  ),
  'links/param-not-in-schema': error(
    message`"${'param'}" is neither a field of the item nor a declared fact.${'hint'}`,
    'Use a field, {$fact} for a fact in "facts", or {core}.',
  ),
  'links/wrong-type': error(
    message`"${'param'}" has type ${'found'}, but a link requires ${'needed'}.`,
    'Use a member of it, as in {author.id}, or another field.',
  ),
  'links/unused-fact': warning(
    message`Unused fact "${'fact'}".`,
    'Remove it, so that handlers need not compute it.',
  ),
  'names/collision': error(
    message`Name collision: ${'name'} is generated for both ${'first'} and ${'second'}.`,
    'Rename one of them.',
  ),
  'handlers/missing-endpoint': warning(
    message`Missing handler for endpoint ${'endpoint'}.`,
    'Run `npm run generate` to add a stub that responds with 501, then implement it.',
  ),
  'handlers/orphan-endpoint': warning(
    message`Handler for unknown endpoint ${'endpoint'}.${'hint'}`,
    'Remove the handler, or restore the endpoint in its schema file.',
  ),
  'handlers/orphan-file': warning(
    message`Handlers for unknown resource "${'resource'}".${'hint'}`,
    'Delete the file, or restore the resource. Files that you wrote are never deleted by the generator.',
  ),
  'handlers/conflict': error(
    message`Unresolved merge conflict markers.`,
    'Keep one of the versions, or combine them, and delete the lines of the markers.',
  ),
  'handlers/no-permission': error(
    message`Endpoint ${'endpoint'} has no \`permission\`.`,
    'Add a `permission`: `anyone`, `loggedIn`, or a function that decides.',
  ),
  'handlers/open-context': warning(
    message`Anyone may call ${'endpoint'} in the context "${'context'}", which exposes fields that "view" does not: ${'fields'}.`,
    "Write `permission: loggedInFor('edit')` with the contexts that expose more, or a function that checks `request.context`.",
  ),
  'handlers/unrecognised': warning(
    message`No constant of the form \`export const ${'name'}: ${'type'} = { … }\`, so no stubs are added. Missing: ${'members'}.`,
    'Write the constant in this form, or a function that returns the object and has this return type; or add the members by hand.',
  ),
};
