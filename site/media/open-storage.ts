import { MediaBucket } from './bucket.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { MediaFolder } from './folder.ts';
import type { MediaStorage } from './storage.ts';

/** The settings of the storage of uploaded files. */
export interface MediaSettings {
  readonly dataDir: string;
  readonly baseUrl: string;
  readonly token: string;
  /** The object storage; absent or `null` for the folder in `dataDir`. */
  readonly bucket?: BucketSettings | null;
}

/** Returns the storage of the uploaded files of a site. */
export function mediaStorage(settings: MediaSettings): MediaStorage {
  const { bucket = null } = settings;
  return bucket === null ? MediaFolder.of(settings) : new MediaBucket(bucket, settings);
}
