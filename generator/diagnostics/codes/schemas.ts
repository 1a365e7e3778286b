import { message } from '../diagnostic.ts';

/** Diagnostics of schemas, arguments, routes and links. */
export const schemaCodes = {
  'schema/unknown-keyword': {
    severity: 'error',
    message: message`"${'keyword'}" is not a keyword of the dialect.${'hint'}`,
    fix: 'Use a keyword that the service knows; others would silently do nothing.',
  },
  'schema/unknown-type': {
    severity: 'error',
    message: message`${'type'} is not one of the types ${'types'}.${'hint'}`,
    fix: 'Name a type of the dialect, or a list of them.',
  },
  'schema/unknown-format': {
    severity: 'error',
    message: message`${'format'} is not one of the formats ${'formats'}.${'hint'}`,
    fix: 'Name a format of the dialect, or say it with "pattern".',
  },
  'schema/unknown-context': {
    severity: 'error',
    message: message`"${'context'}" is not one of the contexts ${'contexts'}.${'hint'}`,
    fix: 'Name a context the resource declares, or add it to "contexts".',
  },
  'schema/bad-pattern': {
    severity: 'error',
    message: message`The pattern ${'pattern'} ${'problem'}.`,
    fix: 'Write it so that each text can match in one way only, and so that JavaScript reads it (flag u).',
  },
  'schema/no-type': {
    severity: 'warning',
    message: message`The schema of ${'name'} has no type, so nothing of it is checked.`,
    fix: 'Add "type"; a list of types where several are fine.',
  },
  'schema/token-hidden': {
    severity: 'error',
    message: message`"${'name'}" carries the product token in its name, so no context can leave it out: not ${'contexts'}.`,
    fix: 'Show it in every context, or give it a name without {token}.',
  },
  'schema/idle-keyword': {
    severity: 'warning',
    message: message`"${'keyword'}" does nothing for a value of type ${'type'}.`,
    fix: 'Remove it, or correct the type.',
  },
  'schema/idle-context': {
    severity: 'warning',
    message: message`"context" of ${'name'} hides nothing: ${'around'} has none, so it is shown as it is.`,
    fix: 'Give the schema around it a "context" too.',
  },
  'schema/idle-readonly': {
    severity: 'warning',
    message: message`"readonly" of ${'name'} keeps nobody from sending it: the argument is all of "${'property'}".`,
    fix: 'Make the whole property readonly, or name a "sanitize_callback" in its "arg_options" that leaves the member out.',
  },
  'schema/idle-optional': {
    severity: 'warning',
    message: message`"optional" of ${'name'} does nothing: it is no property of an answer.`,
    fix: 'Remove it. Arguments are optional unless they are "required"; a list may have fewer items anyway.',
  },
  'schema/idle-default': {
    severity: 'warning',
    message: message`"default" of ${'name'} is never filled in.`,
    fix: 'Give the whole property or argument a default, or fill it in where it is used and remove this one.',
  },
  'schema/lone-keyword': {
    severity: 'warning',
    message: message`"${'keyword'}" does nothing without "${'other'}".`,
    fix: 'Add the other one, or remove this one.',
  },
  'schema/empty-range': {
    severity: 'error',
    message: message`No value is at least ${'least'} and at most ${'most'}: "${'lower'}" is above "${'upper'}".`,
    fix: 'Swap the two, or correct one of them.',
  },
  'schema/nothing-passes': {
    severity: 'error',
    message: message`No value passes: ${'reason'}.`,
    fix: 'Correct one of the keywords.',
  },
  'schema/unknown-required': {
    severity: 'error',
    message: message`"required" names "${'name'}", which is not a property of ${'schema'}.${'hint'}`,
    fix: 'Declare the property, or correct the name.',
  },
  'schema/rounded-step': {
    severity: 'warning',
    message: message`"multipleOf" ${'step'} is rounded: ${'example'} does not count as a multiple of it.`,
    fix: 'Count in the smallest unit (cents, not euros) with a whole "multipleOf", or take a text with a "pattern".',
  },
  'schema/enum-fails-schema': {
    severity: 'error',
    message: message`${'value'} of "enum" does not pass its own schema: ${'problem'}`,
    fix: 'Remove the value, or correct the type or the limits beside "enum".',
  },
  'schema/inherited-name': {
    severity: 'error',
    message: message`"${'name'}" is what every object of JavaScript has already.`,
    fix: 'Give it another name.',
  },
  'schema/reserved-name': {
    severity: 'error',
    message: message`"${'name'}" is a name of the service, which ${'use'}.`,
    fix: 'Give it another name, or say "readonly" of what clients do not send.',
  },

  'args/unknown-callback': {
    severity: 'error',
    message: message`"${'callback'}" is neither a callback of the kernel nor exported by site/handlers/callbacks.ts.${'hint'}`,
    fix: 'Export a function of this name from site/handlers/callbacks.ts, or name a callback of the kernel.',
  },
  'args/default-fails-schema': {
    severity: 'error',
    message: message`The default ${'value'} does not pass its own schema: ${'problem'}`,
    fix: 'Give a default that a request could send, or widen the schema.',
  },
  'args/readonly-required': {
    severity: 'error',
    message: message`"${'property'}" is readonly and required: no request can send it.`,
    fix: 'Remove one of the two.',
  },
  'args/unknown-set': {
    severity: 'error',
    message: message`There is no argument set "${'set'}".${'hint'}`,
    fix: 'Name a file of schemas/args/, without its ending.',
  },
  'args/unknown-source': {
    severity: 'error',
    message: message`There is no resource "${'resource'}" to take arguments from.${'hint'}`,
    fix: 'Write "schema" for the item itself, or the name of a resource.',
  },

  'routes/idle-answer-schema': {
    severity: 'warning',
    message: message`"answer_schema" of ${'name'} does nothing: it answers ${'answers'}, which is made of items.`,
    fix: 'Remove it, or let the endpoint answer "any".',
  },
  'routes/idle-uploads': {
    severity: 'error',
    message: message`${'name'} takes "uploads", but a ${'method'} request has no body.`,
    fix: 'Use POST, PUT or PATCH, or remove "uploads".',
  },
  'routes/duplicate': {
    severity: 'error',
    message: message`${'method'} ${'route'} is served by ${'first'} already.`,
    fix: 'Give each method of a route to one endpoint only.',
  },
  'routes/shadowed': {
    severity: 'error',
    message: message`${'method'} ${'route'} is never reached: ${'first'} matches it first.`,
    fix: 'Put the narrower route before the wider one, make the wider pattern narrower, or say that it is meant so: "shadowed": true.',
  },
  'routes/duplicate-endpoint': {
    severity: 'error',
    message: message`The resource has an endpoint "${'endpoint'}" already.`,
    fix: 'Give each endpoint of a resource a name of its own; handlers and the client go by it.',
  },
  'routes/bad-pattern': {
    severity: 'error',
    message: message`The route ${'pattern'} ${'problem'}.`,
    fix: 'Write what varies as a named group, as in (?P<id>[0-9]+), so that each path can match in one way only; without a "base", begin with text.',
  },
  'routes/namespace-slashes': {
    severity: 'error',
    message: message`${'value'} begins or ends with a slash, or holds an empty part.`,
    fix: 'Write it without slashes around it: acme/v1.',
  },
  'routes/param-not-in-pattern': {
    severity: 'warning',
    message: message`"${'arg'}" is an argument of the whole route, but no group of ${'pattern'}.${'hint'}`,
    fix: 'Name a group of the pattern, or move the argument to the endpoints that take it.',
  },
  'routes/undeclared-group': {
    severity: 'warning',
    message: message`The group "${'group'}" of ${'pattern'} has no argument, so it is not checked and has no type.`,
    fix: 'Add it to "args" of the route.',
  },
  'routes/unknown-parent': {
    severity: 'error',
    message: message`"${'group'}" is not a group of ${'pattern'} that "args" of the route describes.${'hint'}`,
    fix: 'Name a group that is in "args" of the route, or add it there.',
  },
  'routes/no-child': {
    severity: 'error',
    message: message`Every group of ${'pattern'} names a parent, so no group is left for the item below them.`,
    fix: 'Remove the group of the item from "under", or remove "nested".',
  },

  'links/unknown-resource': {
    severity: 'error',
    message: message`"${'resource'}" is not a resource of schemas/resources/.${'hint'}`,
    fix: 'Name a resource that has a schema file; leave "embeds" out for others, and say "embeddable".',
  },
  'links/unknown-route': {
    severity: 'warning',
    message: message`No route of "${'resource'}" answers ${'href'}, so nothing can be embedded.`,
    fix: 'Correct the address, or the resource that "embeds" names.',
  },
  'links/unknown-view': {
    severity: 'warning',
    message: message`${'href'} is embedded in the context "${'context'}"; there "${'resource'}" answers only in ${'contexts'}.`,
    fix: 'Add "embed" to the contexts of the resource, or name one that it has in the address: ?context=view.',
  },
  'links/param-not-in-schema': {
    severity: 'error',
    message: message`"${'param'}" is neither a field of the item nor one of its facts.${'hint'}`,
    fix: 'Name a field, {$fact} for a fact that "facts" declares, or {core}.',
  },
  'links/wrong-type': {
    severity: 'error',
    message: message`"${'param'}" is of type ${'found'}, where a link needs ${'needed'}.`,
    fix: 'Name a member of it, as in {author.id}, or another field.',
  },
  'links/unused-fact': {
    severity: 'warning',
    message: message`No link uses the fact "${'fact'}".`,
    fix: 'Remove it, so that no handler has to find it out.',
  },
} as const;
