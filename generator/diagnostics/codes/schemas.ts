import { error, message, warning } from '../diagnostic.ts';

/** Diagnostics of the structure of schema files, which the meta schemas define, of bases, and of schemas. */
export const schemaCodes = {
  'shape/unknown-member': error(
    message`Unknown property "${'name'}".${'hint'}`,
    'Remove it, or correct its name.',
  ),
  'shape/missing-member': error(
    message`Missing property "${'name'}".`,
    'Add it, here or in the base that this file extends.',
  ),
  'shape/wrong-type': error(
    message`Expected ${'expected'}, found ${'found'}.${'hint'}`,
    'Use a value of the expected type.',
  ),
  'shape/not-allowed': error(
    message`${'value'} is not one of ${'allowed'}.${'hint'}`,
    'Use one of the allowed values.',
  ),
  'shape/bad-value': error(message`${'value'} ${'problem'}.`, 'Use a value of the described form.'),
  'shape/bad-name': error(message`Invalid name "${'name'}": ${'problem'}.`, 'Rename the member.'),
  'shape/file-name': error(
    message`The resource is named "${'resource'}", but its file is named "${'file'}".`,
    'Name the file after the resource.',
  ),
  'shape/format-version': error(
    message`Unsupported format ${'found'}: this version of restloom supports format ${'known'}.`,
    'Use the version of restloom that the file was written for, or convert the file.',
  ),
  'extends/unknown-file': error(
    message`Unknown base ${'file'}.${'hint'}`,
    'Name a file in schemas/bases/, relative to this file.',
  ),
  'extends/cycle': error(
    message`Bases extend each other in a cycle: ${'circle'}.`,
    'Remove one "$extends".',
  ),
  'extends/unknown-param': error(
    message`Unknown parameter \${${'param'}}.`,
    'Set it in "params" of the resource.',
  ),
  'extends/unknown-feature': error(
    message`Unknown feature "${'feature'}": no base has it.`,
    'Use a feature that a base has, as the value of a "$for".',
  ),
  'schema/unknown-keyword': error(
    message`"${'keyword'}" is not a supported keyword.${'hint'}`,
    'Use a supported keyword. Unsupported keywords would be ignored.',
  ),
  'schema/unknown-type': error(
    message`Unknown type ${'type'}; the types are ${'types'}.${'hint'}`,
    'Use one of the types, or a list of them.',
  ),
  'schema/unknown-format': error(
    message`Unknown format ${'format'}; the formats are ${'formats'}.${'hint'}`,
    'Use one of the formats, or a "pattern".',
  ),
  'schema/unknown-context': error(
    message`Unknown context "${'context'}"; the contexts are ${'contexts'}.${'hint'}`,
    'Use a context of the resource, or add it to "contexts".',
  ),
  'schema/bad-pattern': error(
    message`The pattern ${'pattern'} ${'problem'}.`,
    'Use a regular expression that is valid in JavaScript with flag u, and in which every text can match in one way only.',
  ),
  'schema/no-type': warning(
    message`The schema of ${'name'} has no type, so its values are not validated.`,
    'Add "type"; use a list if several types are valid.',
  ),
  'schema/token-hidden': error(
    message`"${'name'}" contains the product token, so it cannot be hidden in a context, here ${'contexts'}.`,
    'Show it in every context, or remove {token} from its name.',
  ),
  'schema/idle-keyword': warning(
    message`"${'keyword'}" has no effect on values of type ${'type'}.`,
    'Remove it, or correct the type.',
  ),
  'schema/idle-context': warning(
    message`"context" of ${'name'} has no effect: ${'around'} has no "context", so it is shown whole.`,
    'Add a "context" to the enclosing schema too.',
  ),
  'schema/idle-readonly': warning(
    message`"readonly" of ${'name'} has no effect on requests: the argument is the whole of "${'property'}".`,
    'Make the whole property readonly, or set a "sanitize_callback" in its "arg_options" that removes the member.',
  ),
  'schema/idle-optional': warning(
    message`"optional" of ${'name'} has no effect: it is not a property of a response.`,
    'Remove it. Arguments are optional unless they are "required", and a list can always have fewer items.',
  ),
  'schema/idle-default': warning(
    message`"default" of ${'name'} is never applied.`,
    'Set a default for the whole property or argument, or apply it in the handler and remove this one.',
  ),
  'schema/lone-keyword': warning(
    message`"${'keyword'}" has no effect without "${'other'}".`,
    'Add the missing keyword, or remove this one.',
  ),
  'schema/empty-range': error(
    message`No value is at least ${'least'} and at most ${'most'}: "${'lower'}" is greater than "${'upper'}".`,
    'Swap the two, or correct one of them.',
  ),
  'schema/nothing-passes': error(
    message`No value is valid: ${'reason'}.`,
    'Correct one of the keywords.',
  ),
  'schema/unknown-required': error(
    message`"required" contains "${'name'}", which is not a property of ${'schema'}.${'hint'}`,
    'Declare the property, or correct the name.',
  ),
  'schema/rounded-step': warning(
    message`"multipleOf" ${'step'} is rounded: ${'example'} is not accepted as a multiple of it.`,
    'Use an integer in the smallest unit (cents instead of euros), or a string with a "pattern".',
  ),
  'schema/enum-fails-schema': error(
    message`The value ${'value'} of "${'keyword'}" is invalid in its own schema: ${'problem'}`,
    'Remove the value, or correct the type or the limits of the schema.',
  ),
  'schema/inherited-name': error(
    message`"${'name'}" is a member of every JavaScript object.`,
    'Rename the property.',
  ),
  'schema/reserved-name': error(
    message`"${'name'}" is reserved: it ${'use'}.`,
    'Rename the property, or mark it "readonly" if clients do not send it.',
  ),
};
