import { isDateAlone } from './dates.ts';
import { isHexColor } from './formats/hex-color.ts';
import { isIp } from './formats/ip.ts';
import { isUuid } from './formats/uuid.ts';
import type { Reading } from './readings.ts';
import {
  readBoolean,
  readEmail,
  readForm,
  readInteger,
  readIntegers,
  readListOrMap,
  readMap,
  readNullable,
  readOneOf,
  readText,
  readTextField,
  readTextareaField,
  readTexts,
  readTextsOf,
  readUrl,
} from './unrolled/readers.ts';
import type { Reader } from './unrolled/readers.ts';

/** The reader of a reading, for routes that are registered at run time; the generator unrolls it. */
export function readerFor(reading: Reading): Reader {
  switch (reading.kind) {
    case 'text':
      return readText;
    case 'boolean':
      return readBoolean;
    case 'integers':
      return readIntegers;
    case 'texts':
      return readTexts;
    case 'textsOf':
      return (value) => readTextsOf(value, reading.values);
    case 'oneOf':
      return readOneOf(reading.values);
    case 'form':
      return readForm(FORMS[reading.format]);
    case 'made':
      return MADE[reading.format];
    case 'integer': {
      const { least, most } = reading;
      return (value) => readInteger(value, least, most);
    }
    case 'nullable':
      return readNullable(readerFor(reading.text));
    case 'map': {
      const members = Object.entries(reading.members);
      return readMap(Object.fromEntries(members.map(([name, of]) => [name, readerFor(of)])));
    }
    case 'listOrMap': {
      const list = readerFor(reading.list);
      return reading.map ? readListOrMap(list, readerFor(reading.map)) : list;
    }
  }
}

/** What tells texts of a form. */
const FORMS = {
  'date-time': isDateAlone,
  'hex-color': isHexColor,
  ip: isIp,
  uuid: isUuid,
} as const;

/** What makes a text of texts of any form. */
const MADE = {
  email: readEmail,
  uri: readUrl,
  'text-field': readTextField,
  'textarea-field': readTextareaField,
} as const;
