import { isUnbounded } from '../../../runtime/schema/readings.ts';
import type { Reading } from '../../../runtime/schema/readings.ts';
import { joined, literal, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { mapValues } from './dialect.ts';
import { kernel } from './steps.ts';

/** What a text of a form is told by, and what reads a text of any form: names of the kernel's functions. */
const FORMS = {
  'date-time': 'isDateAlone',
  'hex-color': 'isHexColor',
  ip: 'isIp',
  uuid: 'isUuid',
} as const;

const MADE = {
  email: 'readEmail',
  uri: 'readUrl',
  'text-field': 'readTextField',
  'textarea-field': 'readTextareaField',
} as const;

/** The most values of an `enum` that are compared one by one; more are looked up in a set. */
const MOST_COMPARED = 16;

/** Gives a function that is made once, when a module is loaded, a name. */
export type Constant = (value: Source) => Source;

/**
 * What says that `value` is not of the usual form, where sanitizing changes none that is; `null` where
 * it may.
 */
export function failureOf(reading: Reading, value: Source): Source | null {
  switch (reading.kind) {
    case 'text':
      return ts`typeof ${value} !== 'string'`;
    case 'oneOf':
      // A compiler walks a chain of `&&` by recursion: hundreds of values would exhaust its stack.
      return reading.values.length > MOST_COMPARED
        ? null
        : reading.values
            .map((one) => ts`${value} !== ${one}`)
            .reduce((before, next) => ts`${before} && ${next}`);
    case 'form':
      return ts`typeof ${value} !== 'string' || !${call(FORMS[reading.format], value)}`;
    case 'nullable': {
      const failure = failureOf(reading.text, value);
      return failure && ts`${value} !== null && (${failure})`;
    }
    default:
      return null;
  }
}

/** Whether `failureOf` calls a function of the kernel. */
export function usesKernel(reading: Reading): boolean {
  return reading.kind === 'nullable' ? usesKernel(reading.text) : reading.kind === 'form';
}

/** What is read of `value`: `undefined` when it is not of the usual form. */
export function readOf(reading: Reading, value: Source, constant: Constant): Source {
  switch (reading.kind) {
    case 'boolean':
      return call('readBoolean', value);
    case 'integers':
      return call('readIntegers', value);
    case 'texts':
      return call('readTexts', value);
    case 'textsOf':
      return call('readTextsOf', value, reading.values);
    case 'made':
      return call(MADE[reading.format], value);
    case 'integer':
      return call('readInteger', value, ...boundsOf(reading));
    default:
      return ts`${constant(readerOf(reading))}(${value})`;
  }
}

/** The reader as a function, for a value that stands in another. */
function readerOf(reading: Reading): Source {
  switch (reading.kind) {
    case 'text':
      return kernel('readText');
    case 'boolean':
      return kernel('readBoolean');
    case 'integers':
      return kernel('readIntegers');
    case 'texts':
      return kernel('readTexts');
    case 'made':
      return kernel(MADE[reading.format]);
    case 'oneOf':
      return call('readOneOf', reading.values);
    case 'form':
      return call('readForm', kernel(FORMS[reading.format]));
    case 'textsOf':
      return ts`(value: unknown) => ${call('readTextsOf', ts`value`, reading.values)}`;
    case 'integer':
      return isUnbounded(reading)
        ? kernel('readInteger')
        : ts`(value: unknown) => ${call('readInteger', ts`value`, ...boundsOf(reading))}`;
    case 'nullable':
      return call('readNullable', readerOf(reading.text));
    case 'map':
      return call('readMap', mapValues(reading.members, readerOf));
    case 'listOrMap': {
      const list = readerOf(reading.list);
      return reading.map ? call('readListOrMap', list, readerOf(reading.map)) : list;
    }
  }
}

function boundsOf({ least, most }: { least: number; most: number }): readonly Source[] {
  const from = least === -Infinity ? ts`-Infinity` : literal(least);
  if (most !== Infinity) return [from, literal(most)];
  return least === -Infinity ? [] : [from];
}

function call(name: string, ...args: readonly unknown[]): Source {
  return ts`${kernel(name)}(${joined(args.map(literal), ', ')})`;
}
