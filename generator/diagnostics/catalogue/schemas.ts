/** What schemas, routes and links say. */

export const schema = {
  'schema/unknown-keyword': {
    cause: 'The dialect has a fixed list of keywords. A word of your own begins with `x-`.',
    wrong: '"title": { "type": "string", "maxlength": 80 }',
    right: '"title": { "type": "string", "maxLength": 80 }',
  },
  'schema/unknown-type': {
    cause: 'A type that is not known checks nothing.',
    wrong: '"title": { "type": "sting" }',
    right: '"title": { "type": "string" }',
  },
  'schema/unknown-format': {
    cause: 'A format that is not known checks nothing.',
    wrong: '"born": { "type": "string", "format": "date" }',
    right: '"born": { "type": "string", "format": "date-time" }',
  },
  'schema/unknown-context': {
    cause:
      'Nobody can ask for a context that the resource does not declare: the field would be hidden.',
    wrong: '"contexts": ["view", "edit"], … "title": { "context": ["veiw"] }',
    right: '"contexts": ["view", "edit"], … "title": { "context": ["view"] }',
  },
  'schema/bad-pattern': {
    cause:
      'The expression is none, or there are texts that it takes seconds to compare with: anybody could send one.',
    wrong: '"pattern": "^(a+)+$"',
    right: '"pattern": "^a+$"',
  },
  'schema/no-type': {
    cause:
      'Without a type a value is taken as it comes, and its TypeScript type is `unknown`: that of an argument too, whatever else is said of it, where it names no callback.',
    wrong: '"title": { "description": "What it is called." }',
    right: '"title": { "description": "What it is called.", "type": "string" }',
  },
  'schema/token-hidden': {
    cause:
      'The filters of contexts are made ahead of time, when nobody knows the token of the site: they would leave the property in.',
    wrong: '"{token}_id": { "type": "integer", "context": ["edit"] }',
    right: '"{token}_id": { "type": "integer", "context": ["view", "edit"] }',
  },
  'schema/idle-keyword': {
    cause: 'The keyword speaks of values of another type, so it never says anything.',
    wrong: '"pages": { "type": "integer", "maxLength": 8 }',
    right: '"pages": { "type": "integer", "maximum": 9999 }',
  },
  'schema/idle-context': {
    cause:
      'A value without "context" is shown whole in every context, and nobody looks for "context" within it.',
    wrong: '"price": { "properties": { "paid": { "context": ["edit"] } } }',
    right:
      '"price": { "context": ["view", "edit"], "properties": { "paid": { "context": ["edit"] } } }',
  },
  'schema/idle-readonly': {
    cause:
      'Arguments are made of the properties of an item, each as a whole: what is readonly within one is sent with it.',
    wrong: '"title": { "properties": { "rendered": { "readonly": true } } }',
    right:
      '"title": { "properties": { "rendered": { "readonly": true } }, "arg_options": { "sanitize_callback": "rawOf" } }',
  },
  'schema/idle-optional': {
    cause:
      'The word tells who reads answers that a member of an object may be missing. Nothing else can be missing.',
    wrong: '"tags": { "type": "array", "items": { "type": "string", "optional": true } }',
    right: '"tags": { "type": "array", "items": { "type": "string" } }',
  },
  'schema/idle-default': {
    cause:
      'A default stands in for an argument that is not sent. What is missing within one that is sent stays missing.',
    wrong: '"size": { "properties": { "unit": { "default": "cm" } } }',
    right: '"size": { "default": { "unit": "cm" }, "properties": { "unit": { … } } }',
  },
  'schema/lone-keyword': {
    cause: 'The keyword says whether a limit itself is allowed, and there is no limit.',
    wrong: '"price": { "type": "number", "exclusiveMinimum": true }',
    right: '"price": { "type": "number", "minimum": 0, "exclusiveMinimum": true }',
  },
  'schema/empty-range': {
    cause: 'No value passes, so no request can succeed.',
    wrong: '"minLength": 9, "maxLength": 8',
    right: '"minLength": 8, "maxLength": 9',
  },
  'schema/nothing-passes': {
    cause: 'Each of the keywords can be met, but not all of them at once: no request can succeed.',
    wrong: '"type": "integer", "multipleOf": 10, "minimum": 1, "maximum": 5',
    right: '"type": "integer", "multipleOf": 10, "minimum": 0, "maximum": 50',
  },
  'schema/unknown-required': {
    cause:
      'Every value without a member of this name is refused, and the name is usually a typing mistake: neither types nor documents describe such a member.',
    wrong: '"properties": { "street": { … } }, "required": ["strete"]',
    right: '"properties": { "street": { … } }, "required": ["street"]',
  },
  'schema/rounded-step': {
    cause:
      'A multiple is what leaves no remainder in floating point, where most decimal fractions are rounded: some multiples are refused.',
    wrong: '"price": { "type": "number", "multipleOf": 0.01 }',
    right: '"cents": { "type": "integer" }',
  },
  'schema/enum-fails-schema': {
    cause: 'The value is checked by all keywords of the schema, so nobody can ever send it.',
    wrong: '"type": "string", "enum": ["draft", 1]',
    right: '"type": "string", "enum": ["draft", "1"]',
  },
  'schema/inherited-name': {
    cause:
      'TypeScript takes what an object inherits for a member of it, so those without one of their own would be of the wrong type.',
    wrong: '"constructor": { "type": "string" }',
    right: '"team": { "type": "string" }',
  },
  'schema/reserved-name': {
    cause:
      'Both would be one: a field "context" that is sent would choose the audience of the answer, and links would stand over a field "_links".',
    wrong: '"context": { "type": "string" }',
    right: '"surroundings": { "type": "string" }',
  },
} as const;

export const routes = {
  'routes/idle-answer-schema': {
    cause:
      'What items look like is said once, in "schema"; an endpoint has a schema of its own for answers that are none.',
    wrong: '"list": { "answers": "list", "answer_schema": { "type": "object" } }',
    right: '"list": { "answers": "list" }',
  },
  'routes/idle-uploads': {
    cause: 'A file is sent as the body of a request or in a form, which is a body too.',
    wrong: '"scan": { "methods": "GET", "uploads": true }',
    right: '"scan": { "methods": "POST", "uploads": true }',
  },
  'routes/duplicate': {
    cause: 'The first endpoint of a method answers; the second one would never be called.',
    wrong: '"/": { "list": { "methods": "GET" }, "all": { "methods": "GET" } }',
    right: '"/": { "list": { "methods": "GET" } }, "/all": { "all": { "methods": "GET" } }',
  },
  'routes/shadowed': {
    cause:
      'Routes are tried in order, and an earlier one takes every request that this one is for.',
    wrong: '"/(?P<slug>[\\\\w-]+)": { … }, "/latest": { … }',
    right: '"/latest": { … }, "/(?P<slug>[\\\\w-]+)": { … }',
  },
  'routes/duplicate-endpoint': {
    cause: 'Handlers and client have one member for each endpoint, called like it.',
    wrong: '"/": { "list": { … } }, "/old": { "list": { … } }',
    right: '"/": { "list": { … } }, "/old": { "listOld": { … } }',
  },
  'routes/bad-pattern': {
    cause:
      'The expression is none, or nobody can write an address of it, or the index of the namespace has that address, or there are addresses that it takes seconds to compare with: anybody could send one.',
    wrong: '"/(?P<path>([a-z]+-?)+)": { … }, "/{id}": { … }',
    right: '"/(?P<path>[a-z-]+)": { … }, "/(?P<id>[0-9]+)": { … }',
  },
  'routes/namespace-slashes': {
    cause: 'Slashes are put between namespace, base and route by the tool.',
    wrong: '"namespace": "/acme/v1/"',
    right: '"namespace": "acme/v1"',
  },
  'routes/param-not-in-pattern': {
    cause: 'Arguments of a whole route are the groups of its pattern; this one comes from nowhere.',
    wrong: '"/(?P<id>[0-9]+)": { "args": { "idd": { "type": "integer" } } }',
    right: '"/(?P<id>[0-9]+)": { "args": { "id": { "type": "integer" } } }',
  },
  'routes/undeclared-group': {
    cause: 'Handlers get the part of the address as the text that it is, and no type for it.',
    wrong: '"/(?P<id>[0-9]+)": { "get": { … } }',
    right: '"/(?P<id>[0-9]+)": { "args": { "id": { "type": "integer" } }, "get": { … } }',
  },
  'routes/unknown-parent': {
    cause:
      'The server compares the parents of the item with the groups of the path, and handlers return them by these names.',
    wrong: '"/(?P<book>[0-9]+)/pages/(?P<id>[0-9]+)": { "nested": { "under": ["boook"], … } }',
    right: '"/(?P<book>[0-9]+)/pages/(?P<id>[0-9]+)": { "nested": { "under": ["book"], … } }',
  },
  'routes/no-child': {
    cause: 'A nested route names an item below its parents; this one names parents only.',
    wrong: '"/(?P<book>[0-9]+)/pages": { "nested": { "under": ["book"], … } }',
    right: '"/(?P<book>[0-9]+)/pages/(?P<id>[0-9]+)": { "nested": { "under": ["book"], … } }',
  },
} as const;

export const links = {
  'links/unknown-resource': {
    cause: 'Embedding needs to know what it embeds: its type, and where it is.',
    wrong: '"author": { "href": "/{core}/users/{author}", "embeds": "user" }',
    right: '"author": { "href": "/{core}/users/{author}", "embeds": "users" }',
  },
  'links/unknown-route': {
    cause: 'The address leads to no route of the resource, so embedding it would find nothing.',
    wrong: '"up": { "href": "/{core}/post/{post}", "embeds": "posts" }',
    right: '"up": { "href": "/{core}/posts/{post}", "embeds": "posts" }',
  },
  'links/unknown-view': {
    cause:
      'What is embedded is asked for in the context "embed", unless its address names another; an error would be embedded in place of the item.',
    wrong: '"contexts": ["view", "edit"]',
    right: '"contexts": ["view", "embed", "edit"]',
  },
  'links/param-not-in-schema': {
    cause: 'A link is made of the fields of an item and of its facts.',
    wrong: '"self": { "href": "/{core}/books/{ID}" }',
    right: '"self": { "href": "/{core}/books/{id}" }',
  },
  'links/wrong-type': {
    cause:
      'An object cannot be written in the text that an address is, and "each" makes a link of each item of a list.',
    wrong: '"author": { "href": "/{core}/users/{author}" }, "tag": { "each": "title", … }',
    right: '"author": { "href": "/{core}/users/{author.id}" }, "tag": { "each": "tags", … }',
  },
  'links/unused-fact': {
    cause: 'Handlers find out each fact for each item, which costs time.',
    wrong: '"facts": { "sold": { "type": "boolean" } }, "links": { }',
    right:
      '"facts": { "sold": { "type": "boolean" } }, "links": { "buy": { "href": "/buy", "when": "$sold" } }',
  },
} as const;
