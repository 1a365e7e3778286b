/**
 * A file that came with a request. It lies in a private folder until the request is answered, and is
 * then removed: who wants to keep it moves it away (`keepFile`).
 */
export interface UploadedFile {
  /** The name of its field in a form, as it was written; `null`: the body as a whole is the file. */
  readonly field: string | null;
  /** What the client calls it, without folders; `null` when it says nothing that can be read. */
  readonly filename: string | null;
  /** The media type that the client claims, in small letters, without parameters; empty for none. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The digest of its bytes in hexadecimal digits; `null` unless the request came with `Content-MD5`. */
  readonly md5: string | null;
  /** Where it lies. The name there is ours and says nothing of the client's. */
  readonly path: string;
}
