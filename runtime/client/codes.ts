/** Codes of errors that any call may be answered with, whatever its endpoint. */
export type CommonCode =
  // The request: what it asks for, what it says, how large it is.
  | 'rest_no_route'
  | 'rest_missing_callback_param'
  | 'rest_invalid_param'
  | 'rest_invalid_json'
  | 'rest_body_too_large'
  // Who asks, and who may (5).
  | 'rest_cookie_invalid_nonce'
  | 'invalid_username'
  | 'invalid_email'
  | 'incorrect_password'
  | 'application_passwords_disabled_for_user'
  | 'rest_too_many_failed_logins'
  | 'rest_forbidden'
  | 'rest_forbidden_context'
  // `ifMatch`, and batches.
  | 'rest_precondition_failed'
  | 'rest_batch_not_allowed'
  | 'batch_not_run'
  // What went wrong on the other side; `http_error` is an answer that is none of the service.
  | 'rest_not_implemented'
  | 'internal_server_error'
  | 'rest_unavailable'
  | 'http_error';
