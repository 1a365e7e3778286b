import { error, warning } from '../diagnostic.ts';

/** Diagnostics of the structure of schema files, which the meta schemas define, of bases, and of schemas. */
export const schemaCodes = {
  'shape/unknown-member': error`Unknown property "${'name'}".${'hint'}`.fix(
    'Remove it, or correct its name.',
  ),
  'shape/missing-member': error`Missing property "${'name'}".`.fix(
    'Add it, here or in the base that this file extends.',
  ),
  'shape/wrong-type': error`Expected ${'expected'}, found ${'found'}.${'hint'}`.fix(
    'Use a value of the expected type.',
  ),
  'shape/not-allowed': error`${'value'} is not one of ${'allowed'}.${'hint'}`.fix(
    'Use one of the allowed values.',
  ),
  'shape/bad-value': error`${'value'} ${'problem'}.`.fix('Use a value of the described form.'),
  'shape/bad-name': error`Invalid name "${'name'}": ${'problem'}.`.fix('Rename the member.'),
  'shape/file-name':
    error`The resource is named "${'resource'}", but its file is named "${'file'}".`.fix(
      'Name the file after the resource.',
    ),
  'shape/format-version':
    error`Unsupported format ${'found'}: this version of restloom supports format ${'known'}.`.fix(
      'Use the version of restloom that the file was written for, or convert the file.',
    ),
  'extends/unknown-file': error`Unknown base ${'file'}.${'hint'}`.fix(
    'Name a file in schemas/bases/, relative to this file.',
  ),
  'extends/cycle': error`Bases extend each other in a cycle: ${'circle'}.`.fix(
    'Remove one "$extends".',
  ),
  'extends/unknown-param': error`Unknown parameter \${${'param'}}.`.fix(
    'Set it in "params" of the resource.',
  ),
  'extends/unknown-feature': error`Unknown feature "${'feature'}": no base has it.`.fix(
    'Use a feature that a base has, as the value of a "$for".',
  ),
  'schema/unknown-keyword': error`"${'keyword'}" is not a supported keyword.${'hint'}`.fix(
    'Use a supported keyword. Unsupported keywords would be ignored.',
  ),
  'schema/unknown-type': error`Unknown type ${'type'}; the types are ${'types'}.${'hint'}`.fix(
    'Use one of the types, or a list of them.',
  ),
  'schema/unknown-format':
    error`Unknown format ${'format'}; the formats are ${'formats'}.${'hint'}`.fix(
      'Use one of the formats, or a "pattern".',
    ),
  'schema/unknown-context':
    error`Unknown context "${'context'}"; the contexts are ${'contexts'}.${'hint'}`.fix(
      'Use a context of the resource, or add it to "contexts".',
    ),
  'schema/bad-pattern': error`The pattern ${'pattern'} ${'problem'}.`.fix(
    'Use a regular expression that is valid in JavaScript with flag u, and in which every text can match in one way only.',
  ),
  'schema/no-type':
    warning`The schema of ${'name'} has no type, so its values are not validated.`.fix(
      'Add "type"; use a list if several types are valid.',
    ),
  'schema/token-hidden':
    error`"${'name'}" contains the product token, so it cannot be hidden in a context, here ${'contexts'}.`.fix(
      'Show it in every context, or remove {token} from its name.',
    ),
  'schema/idle-keyword': warning`"${'keyword'}" has no effect on values of type ${'type'}.`.fix(
    'Remove it, or correct the type.',
  ),
  'schema/unknown-relation': error`No resource with a list has the base "${'base'}".${'hint'}`.fix(
    'Use the "base" of a resource with a route "/".',
  ),
  'schema/hidden-column':
    error`${'name'} cannot be a column of the admin: no list shows it, because ${'reason'}.`.fix(
      'Remove "column", or show the property in "view" or "edit".',
    ),
  'schema/idle-context':
    warning`"context" of ${'name'} has no effect: ${'around'} has no "context", so it is shown whole.`.fix(
      'Add a "context" to the enclosing schema too.',
    ),
  'schema/idle-readonly':
    warning`"readonly" of ${'name'} has no effect on requests: the argument is the whole of "${'property'}".`.fix(
      'Make the whole property readonly, or set a "sanitize_callback" in its "arg_options" that removes the member.',
    ),
  'schema/bad-discriminator':
    error`The discriminator "${'name'}" cannot choose a schema: ${'problem'}.`.fix(
      'Require the member in each schema of "oneOf", with a "const" of its own.',
    ),
  'schema/enum-names':
    error`"${'keyword'}" has ${'count'} entries, but "enum" has ${'values'} values.`.fix(
      'Write one entry for each value, in the order of "enum".',
    ),
  'schema/idle-optional':
    warning`"optional" of ${'name'} has no effect: it is not a property of a response.`.fix(
      'Remove it. Arguments are optional unless they are "required", and a list can always have fewer items.',
    ),
  'schema/idle-default': warning`"default" of ${'name'} is never applied.`.fix(
    'Set a default for the whole property or argument, or apply it in the handler and remove this one.',
  ),
  'schema/lone-keyword': warning`"${'keyword'}" has no effect without "${'other'}".`.fix(
    'Add the missing keyword, or remove this one.',
  ),
  'schema/empty-range':
    error`No value is at least ${'least'} and at most ${'most'}: "${'lower'}" is greater than "${'upper'}".`.fix(
      'Swap the two, or correct one of them.',
    ),
  'schema/nothing-passes': error`No value is valid: ${'reason'}.`.fix(
    'Correct one of the keywords.',
  ),
  'schema/unknown-required':
    error`"required" contains "${'name'}", which is not a property of ${'schema'}.${'hint'}`.fix(
      'Declare the property, or correct the name.',
    ),
  'schema/rounded-step':
    warning`"multipleOf" ${'step'} is rounded: ${'example'} is not accepted as a multiple of it.`.fix(
      'Use an integer in the smallest unit (cents instead of euros), or a string with a "pattern".',
    ),
  'schema/enum-fails-schema':
    error`The value ${'value'} of "${'keyword'}" is invalid in its own schema: ${'problem'}`.fix(
      'Remove the value, or correct the type or the limits of the schema.',
    ),
  'types/unknown': error`Unknown type "${'type'}".${'hint'}`.fix(
    'Name a file in schemas/types/, or write the schema here.',
  ),
  'types/unused': warning`Nothing refers to the type "${'type'}".`.fix(
    'Refer to it with "$type", or delete the file.',
  ),
  'types/endless':
    error`Every value of the type "${'type'}" contains another one, without end.`.fix(
      'Put it into a list, or mark a property on the way "optional" or "nullable".',
    ),
  'types/foreign-keyword':
    error`"${'keyword'}" is a keyword of fields, not of types: a type is the same in every context.`.fix(
      'Write the keyword next to "$type".',
    ),
  'schema/inherited-name': error`"${'name'}" is a member of every JavaScript object.`.fix(
    'Rename the property.',
  ),
  'schema/reserved-name': error`"${'name'}" is reserved: it ${'use'}.`.fix(
    'Rename the property, or mark it "readonly" if clients do not send it.',
  ),
};
