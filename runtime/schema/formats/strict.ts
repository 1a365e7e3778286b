import { isIp } from './ip.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME =
  /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i;
const DURATION_DATE = /(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)/.source;
const DURATION_TIME = /T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)/.source;
const DURATION = new RegExp(`^P(?:\\d+W|${DURATION_TIME}|${DURATION_DATE}(?:${DURATION_TIME})?)$`);

/** Whether `text` is a `full-date` of RFC 3339: a day of the calendar. */
export function isFullDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (DATE.exec(text) ?? []).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
}

/** Whether `text` is a `full-time` of RFC 3339. Second 60 is accepted at 23:59 UTC only. */
export function isFullTime(text: string): boolean {
  const match = TIME.exec(text);
  if (!match) return false;
  const [, hour, minute, second, sign, offsetHour = 0, offsetMinute = 0] = match;
  if (second !== '60') return true;
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const utc = Number(hour) * 60 + Number(minute) - offset;
  return (utc + DAY) % DAY === DAY - 1;
}

/** Minutes of a day. */
const DAY = 24 * 60;

/** Whether `text` is a `date-time` of RFC 3339. */
export function isFullDateTime(text: string): boolean {
  return /^.{10}t/i.test(text) && isFullDate(text.slice(0, 10)) && isFullTime(text.slice(11));
}

/** Whether `text` is a duration of RFC 3339, appendix A: `P1DT12H`. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}

function lastDay(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const NAME = "(?:[\\w\\-.~!$&'()*+,;=]|%[\\da-f]{2})";
const CHARACTER = `(?:${NAME}|[:@])`;
const AUTHORITY = `(?:(?:${NAME}|:)*@)?(?:\\[([^\\]]*)\\]|${NAME}*)(?::\\d*)?`;
const PATH = `/?(?:${CHARACTER}+(?:/${CHARACTER}*)*)?`;
const END = `(?:\\?(?:${CHARACTER}|[/?])*)?(?:#(?:${CHARACTER}|[/?])*)?`;
const HIERARCHY = `(?://${AUTHORITY}(?:/${CHARACTER}*)*|${PATH})${END}`;
const URI = new RegExp(`^[a-z][a-z\\d+.-]*:${HIERARCHY}$`, 'i');
// The first segment of a relative path has no colon, which would end a scheme.
const RELATIVE = new RegExp(`^(?![^/?#]*:)${HIERARCHY}$`, 'i');

/** Whether `text` is a URI of RFC 3986 with a scheme. */
export function isUri(text: string): boolean {
  return hasForm(URI, text);
}

/** Whether `text` is a URI of RFC 3986, or a reference that is relative to one. */
export function isUriReference(text: string): boolean {
  return isUri(text) || hasForm(RELATIVE, text);
}

function hasForm(form: RegExp, text: string): boolean {
  const match = form.exec(text);
  if (!match) return false;
  const address = match[1];
  return address === undefined || isIpLiteral(address);
}

/** Whether a text is the address in the brackets of a host: IPv6 or a later version. */
function isIpLiteral(text: string): boolean {
  if (/^v/i.test(text))
    return new RegExp(`^v[\\da-f]+\\.(?:${NAME}|:)+$`, 'i').test(text) && !text.includes('%');
  return text.includes(':') && isIp(text);
}

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const HOSTNAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether `text` is a host name of RFC 1123: labels of up to 63 characters, 253 in all. */
export function isHostname(text: string): boolean {
  return text.length <= 253 && HOSTNAME.test(text);
}

/** Whether `text` is base64 of RFC 4648 with padding. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[a-z\d+/]*={0,2}$/i.test(text);
}

/** Whether `text` is an integer of 64 bits in decimal digits. */
export function isInt64(text: string): boolean {
  if (!/^(?:0|-?[1-9]\d{0,18})$/.test(text)) return false;
  const integer = BigInt(text);
  return BigInt.asIntN(64, integer) === integer;
}
