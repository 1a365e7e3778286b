/** The version of the API (9). */
export const REST_API_VERSION = '2.0';
