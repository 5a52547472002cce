export interface StoredObject {
  readonly key: string;
  readonly sizeBytes: number;
}

/**
 * Files that all nodes share. Keys are paths such as 'media/5f3a'. Methods throw an ObjectStoreError when the store
 * can't be used.
 */
export interface ObjectStore {
  /** Address for messages, without credentials. */
  readonly name: string;
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** Stores the object in full or not at all. */
  readonly put: (key: string, data: Buffer) => Promise<void>;
  readonly list: (prefix: string) => AsyncIterable<StoredObject>;
}

/** The store couldn't be reached, or refused. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

/** Limit of an object in bytes, because an object is held in memory while it's read or written. */
export const maxObjectBytes = 200_000_000;
