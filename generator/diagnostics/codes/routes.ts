import { error, warning } from '../diagnostic.ts';

/** Diagnostics of arguments, routes, links, generated names and handler files. */
export const routeCodes = {
  'args/unknown-callback':
    error`Unknown callback "${'callback'}": neither built in nor exported by site/handlers/callbacks.ts.${'hint'}`.fix(
      'Export a function with this name from site/handlers/callbacks.ts, or use a built-in callback.',
    ),
  'args/default-fails-schema':
    error`The default ${'value'} is invalid in its own schema: ${'problem'}`.fix(
      'Use a default that a request could send, or widen the schema.',
    ),
  'args/type-order':
    warning`The value ${'sent'} of "${'name'}" reaches the handler as ${'received'}: the first type that accepts a value is used.`.fix(
      'List "string" before "integer", "number" and "boolean", and "object" before "array"; in alternatives, list the stricter one first.',
    ),
  'args/readonly-required':
    error`"${'property'}" is both readonly and required: no request can send it.`.fix(
      'Remove one of the two.',
    ),
  'args/unknown-set': error`Unknown argument set "${'set'}".${'hint'}`.fix(
    'Name a file in schemas/args/, without its extension.',
  ),
  'args/unknown-source': error`Unknown resource "${'resource'}" in "$from".${'hint'}`.fix(
    'Write "schema" for the item itself, or the name of a resource.',
  ),
  'routes/idle-answer-schema':
    warning`"${'keyword'}" of ${'name'} has no effect: with "answers": "${'answers'}" the response consists of items.`.fix(
      'Remove it, or set "answers" to "any".',
    ),
  'routes/bad-response': error`The response ${'status'} of ${'name'} ${'problem'}.`.fix(
    'Remove "schema", "answers" or the header from the response, or use another status.',
  ),
  'routes/idle-uploads': error`${'name'} has "uploads", but a ${'method'} request has no body.`.fix(
    'Use POST, PUT or PATCH, or remove "uploads".',
  ),
  'routes/duplicate':
    error`Duplicate route: ${'method'} ${'route'} is already handled by ${'first'}.`.fix(
      'Handle each method of a route in one endpoint only.',
    ),
  'routes/shadowed':
    error`Unreachable route: ${'method'} ${'route'} is always matched by ${'first'} first.`.fix(
      'Move the more specific route first, make the general pattern narrower, or declare it intended with "shadowed": true.',
    ),
  'routes/duplicate-endpoint': error`Duplicate endpoint "${'endpoint'}" in this resource.`.fix(
    'Rename one of them. Handlers and client methods are named after endpoints.',
  ),
  'routes/bad-pattern': error`The route ${'pattern'} ${'problem'}.`.fix(
    'Write variable parts as whole segments, as in /{id}, or as named groups, as in (?P<id>[0-9]+), in which every path can match in one way only. Without a "base", start with text.',
  ),
  'routes/namespace-slashes': error`${'value'} has a leading, trailing or double slash.`.fix(
    'Write it without them: acme/v1.',
  ),
  'routes/no-namespace': error`A resource of a content API has a namespace.`.fix(
    'Name a namespace, or set "profile": "plain" in schemas/api.json.',
  ),
  'routes/duplicate-operation': error`The operation ID "${'operation'}" is that of ${'first'}.`.fix(
    'Use another one, or none: the default is unique.',
  ),
  'routes/param-not-in-pattern':
    warning`"${'arg'}" is an argument of the route, but ${'pattern'} has no such group.${'hint'}`.fix(
      'Add the group to the pattern, or move the argument to the endpoints that accept it.',
    ),
  'routes/undeclared-group':
    warning`The group "${'group'}" of ${'pattern'} has no argument, so it is not validated and has no type.`.fix(
      'Add it to "args" of the route.',
    ),
  'routes/unknown-scheme': error`Unknown security scheme "${'scheme'}".${'hint'}`.fix(
    'Declare it in "securitySchemes" of schemas/api.json, or correct the name.',
  ),
  'routes/unknown-parent':
    error`"${'group'}" is not a group of ${'pattern'} with an argument in "args" of the route.${'hint'}`.fix(
      'Use a group that has an argument in "args" of the route, or add the argument.',
    ),
  'routes/no-child':
    error`Every group of ${'pattern'} is a parent, so no group identifies the item.`.fix(
      'Remove the group of the item from "under", or remove "nested".',
    ),
  'links/unknown-resource': error`Unknown resource "${'resource'}".${'hint'}`.fix(
    'Name a resource in schemas/resources/. For other targets, replace "embeds" by "embeddable".',
  ),
  'links/unknown-route':
    warning`"${'resource'}" has no route for ${'href'}, so the link cannot be embedded.`.fix(
      'Correct the URL, or the resource in "embeds".',
    ),
  'links/unknown-view':
    warning`${'href'} is embedded in the context "${'context'}", but "${'resource'}" has only ${'contexts'}.`.fix(
      'Add "embed" to the contexts of the resource, or choose a context in the URL: ?context=view.',
    ),
  'links/param-not-in-schema':
    error`"${'param'}" is neither a field of the item nor a declared fact.${'hint'}`.fix(
      'Use a field, {$fact} for a fact in "facts", or {core}.',
    ),
  'links/wrong-type': error`"${'param'}" has type ${'found'}, but a link requires ${'needed'}.`.fix(
    'Use a member of it, as in {author.id}, or another field.',
  ),
  'links/unused-fact': warning`Unused fact "${'fact'}".`.fix(
    'Remove it, so that handlers need not compute it.',
  ),
  'names/collision':
    error`Name collision: ${'name'} is generated for both ${'first'} and ${'second'}.`.fix(
      'Rename one of them.',
    ),
  'handlers/missing-endpoint': warning`Missing handler for endpoint ${'endpoint'}.`.fix(
    'Run `npm run generate` to add a stub that responds with 501, then implement it.',
  ),
  'handlers/orphan-endpoint': warning`Handler for unknown endpoint ${'endpoint'}.${'hint'}`.fix(
    'Remove the handler, or restore the endpoint in its schema file.',
  ),
  'handlers/orphan-file': warning`Handlers for unknown resource "${'resource'}".${'hint'}`.fix(
    'Delete the file, or restore the resource. Files that you wrote are never deleted by the generator.',
  ),
  'handlers/conflict': error`Unresolved merge conflict markers.`.fix(
    'Keep one of the versions, or combine them, and delete the lines of the markers.',
  ),
  'handlers/no-permission': error`Endpoint ${'endpoint'} has no \`permission\`.`.fix(
    'Add a `permission`: `anyone`, `loggedIn`, or a function that decides.',
  ),
  'handlers/open-context':
    warning`Anyone may call ${'endpoint'} in the context "${'context'}", which exposes fields that "view" does not: ${'fields'}.`.fix(
      "Write `permission: loggedInFor('edit')` with the contexts that expose more, or a function that checks `request.context`.",
    ),
  'handlers/unrecognised':
    warning`No constant of the form \`export const ${'name'}: ${'type'} = { … }\`, so no stubs are added. Missing: ${'members'}.`.fix(
      'Write the constant in this form, or a function that returns the object and has this return type; or add the members by hand.',
    ),
};
