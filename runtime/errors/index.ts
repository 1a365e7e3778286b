export { errorBody, errorStatus } from './body.ts';
export type { ErrorBody, ErrorEntry } from './body.ts';
export {
  noticeText,
  onNotice,
  reportDeprecatedArgument,
  reportDeprecatedFunction,
  reportMisuse,
  withNotices,
  withNoticesNow,
} from './notices.ts';
export type { Notice, NoticeListener } from './notices.ts';
export { RestError, isError } from './rest-error.ts';
export type { Wording, Words } from './rest-error.ts';
