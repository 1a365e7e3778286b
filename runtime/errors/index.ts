export { errorBody, errorStatus, RestError, isError } from './rest-error.ts';
export type { ErrorBody, ErrorEntry, Wording, Words } from './rest-error.ts';
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
