import { message } from '../diagnostic.ts';

/** Diagnostics of schemas of items and arguments. */
export const schemaCodes = {
  'schema/unknown-keyword': {
    severity: 'error',
    message: message`"${'keyword'}" is not a supported keyword.${'hint'}`,
    fix: 'Use a supported keyword. Unsupported keywords would be ignored.',
    cause: 'The set of keywords is fixed. Custom keywords start with `x-`.',
    wrong: '"title": { "type": "string", "maxlength": 80 }',
    right: '"title": { "type": "string", "maxLength": 80 }',
  },
  'schema/unknown-type': {
    severity: 'error',
    message: message`Unknown type ${'type'}; the types are ${'types'}.${'hint'}`,
    fix: 'Use one of the types, or a list of them.',
    cause: 'A value of an unknown type would not be validated.',
    wrong: '"title": { "type": "sting" }',
    right: '"title": { "type": "string" }',
  },
  'schema/unknown-format': {
    severity: 'error',
    message: message`Unknown format ${'format'}; the formats are ${'formats'}.${'hint'}`,
    fix: 'Use one of the formats, or a "pattern".',
    cause: 'An unknown format would not be validated.',
    wrong: '"born": { "type": "string", "format": "date" }',
    right: '"born": { "type": "string", "format": "date-time" }',
  },
  'schema/unknown-context': {
    severity: 'error',
    message: message`Unknown context "${'context'}"; the contexts are ${'contexts'}.${'hint'}`,
    fix: 'Use a context of the resource, or add it to "contexts".',
    cause:
      'A context that the resource does not declare cannot be requested, so the field would always be hidden.',
    wrong: '"contexts": ["view", "edit"], … "title": { "context": ["veiw"] }',
    right: '"contexts": ["view", "edit"], … "title": { "context": ["view"] }',
  },
  'schema/bad-pattern': {
    severity: 'error',
    message: message`The pattern ${'pattern'} ${'problem'}.`,
    fix: 'Use a regular expression that is valid in JavaScript with flag u, and in which every text can match in one way only.',
    cause:
      'The regular expression is invalid, or matching it can take seconds for some texts, which anyone could send.',
    wrong: '"pattern": "^(a+)+$"',
    right: '"pattern": "^a+$"',
  },
  'schema/no-type': {
    severity: 'warning',
    message: message`The schema of ${'name'} has no type, so its values are not validated.`,
    fix: 'Add "type"; use a list if several types are valid.',
    cause:
      'Without a type any value is accepted, and its TypeScript type is `unknown`. This also holds for an argument, unless it has a callback.',
    wrong: '"title": { "description": "Title of the book." }',
    right: '"title": { "description": "Title of the book.", "type": "string" }',
  },
  'schema/token-hidden': {
    severity: 'error',
    message: message`"${'name'}" contains the product token, so it cannot be hidden in a context, here ${'contexts'}.`,
    fix: 'Show it in every context, or remove {token} from its name.',
    cause:
      'Context filters are generated before the product token is known, so they cannot remove the property.',
    wrong: '"{token}_id": { "type": "integer", "context": ["edit"] }',
    right: '"{token}_id": { "type": "integer", "context": ["view", "edit"] }',
  },
  'schema/idle-keyword': {
    severity: 'warning',
    message: message`"${'keyword'}" has no effect on values of type ${'type'}.`,
    fix: 'Remove it, or correct the type.',
    cause: 'The keyword applies to values of another type.',
    wrong: '"pages": { "type": "integer", "maxLength": 8 }',
    right: '"pages": { "type": "integer", "maximum": 9999 }',
  },
  'schema/idle-context': {
    severity: 'warning',
    message: message`"context" of ${'name'} has no effect: ${'around'} has no "context", so it is shown whole.`,
    fix: 'Add a "context" to the enclosing schema too.',
    cause:
      'A value without "context" is shown whole in every context. A "context" inside it is ignored.',
    wrong: '"price": { "properties": { "paid": { "context": ["edit"] } } }',
    right:
      '"price": { "context": ["view", "edit"], "properties": { "paid": { "context": ["edit"] } } }',
  },
  'schema/idle-readonly': {
    severity: 'warning',
    message: message`"readonly" of ${'name'} has no effect on requests: the argument is the whole of "${'property'}".`,
    fix: 'Make the whole property readonly, or set a "sanitize_callback" in its "arg_options" that removes the member.',
    cause:
      'Arguments are derived from whole properties of an item, so a readonly member of a property can still be sent.',
    wrong: '"title": { "properties": { "rendered": { "readonly": true } } }',
    right:
      '"title": { "properties": { "rendered": { "readonly": true } }, "arg_options": { "sanitize_callback": "rawOf" } }',
  },
  'schema/idle-optional': {
    severity: 'warning',
    message: message`"optional" of ${'name'} has no effect: it is not a property of a response.`,
    fix: 'Remove it. Arguments are optional unless they are "required", and a list can always have fewer items.',
    cause:
      'The keyword states that a member of an object can be missing from responses. It applies to members of objects only.',
    wrong: '"tags": { "type": "array", "items": { "type": "string", "optional": true } }',
    right: '"tags": { "type": "array", "items": { "type": "string" } }',
  },
  'schema/idle-default': {
    severity: 'warning',
    message: message`"default" of ${'name'} is never applied.`,
    fix: 'Set a default for the whole property or argument, or apply it in the handler and remove this one.',
    cause:
      'A default replaces an argument that is not sent. It does not apply to members of an argument that is sent.',
    wrong: '"size": { "properties": { "unit": { "default": "cm" } } }',
    right: '"size": { "default": { "unit": "cm" }, "properties": { "unit": { … } } }',
  },
  'schema/lone-keyword': {
    severity: 'warning',
    message: message`"${'keyword'}" has no effect without "${'other'}".`,
    fix: 'Add the missing keyword, or remove this one.',
    cause: 'The keyword states whether a limit is exclusive, and the schema has no limit.',
    wrong: '"price": { "type": "number", "exclusiveMinimum": true }',
    right: '"price": { "type": "number", "minimum": 0, "exclusiveMinimum": true }',
  },
  'schema/empty-range': {
    severity: 'error',
    message: message`No value is at least ${'least'} and at most ${'most'}: "${'lower'}" is greater than "${'upper'}".`,
    fix: 'Swap the two, or correct one of them.',
    cause: 'No value is valid, so no request can succeed.',
    wrong: '"minLength": 9, "maxLength": 8',
    right: '"minLength": 8, "maxLength": 9',
  },
  'schema/nothing-passes': {
    severity: 'error',
    message: message`No value is valid: ${'reason'}.`,
    fix: 'Correct one of the keywords.',
    cause:
      'Each keyword can be satisfied, but not all of them together, so no request can succeed.',
    wrong: '"type": "integer", "multipleOf": 10, "minimum": 1, "maximum": 5',
    right: '"type": "integer", "multipleOf": 10, "minimum": 0, "maximum": 50',
  },
  'schema/unknown-required': {
    severity: 'error',
    message: message`"required" contains "${'name'}", which is not a property of ${'schema'}.${'hint'}`,
    fix: 'Declare the property, or correct the name.',
    cause:
      'Every value without this property is rejected. The name is usually misspelled, because types and documents do not describe the property.',
    wrong: '"properties": { "street": { … } }, "required": ["strete"]',
    right: '"properties": { "street": { … } }, "required": ["street"]',
  },
  'schema/rounded-step': {
    severity: 'warning',
    message: message`"multipleOf" ${'step'} is rounded: ${'example'} is not accepted as a multiple of it.`,
    fix: 'Use an integer in the smallest unit (cents instead of euros), or a string with a "pattern".',
    cause:
      'The remainder is computed in floating point, which rounds most decimal fractions, so some multiples are rejected.',
    wrong: '"price": { "type": "number", "multipleOf": 0.01 }',
    right: '"cents": { "type": "integer" }',
  },
  'schema/enum-fails-schema': {
    severity: 'error',
    message: message`The "enum" value ${'value'} is invalid in its own schema: ${'problem'}`,
    fix: 'Remove the value, or correct the type or the limits of the schema.',
    cause: 'Values must satisfy all keywords of the schema, so this value can never be sent.',
    wrong: '"type": "string", "enum": ["draft", 1]',
    right: '"type": "string", "enum": ["draft", "1"]',
  },
  'schema/inherited-name': {
    severity: 'error',
    message: message`"${'name'}" is a member of every JavaScript object.`,
    fix: 'Rename the property.',
    cause:
      'TypeScript finds the inherited member when an object does not have the property, so its type would be wrong.',
    wrong: '"constructor": { "type": "string" }',
    right: '"team": { "type": "string" }',
  },
  'schema/reserved-name': {
    severity: 'error',
    message: message`"${'name'}" is reserved: it ${'use'}.`,
    fix: 'Rename the property, or mark it "readonly" if clients do not send it.',
    cause:
      'The two would collide: a field "context" in a request would also choose the context of the response, and links would overwrite a field "_links".',
    wrong: '"context": { "type": "string" }',
    right: '"environment": { "type": "string" }',
  },
} as const;
