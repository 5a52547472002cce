export interface StoredObject {
  readonly key: string;
  readonly sizeBytes: number;
}

/** Keys are paths such as 'media/5f3a'. Methods throw ObjectStoreError if the store can't be used. */
export interface ObjectStore {
  readonly name: string;
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  /** Stores the object in full or not at all. */
  readonly put: (key: string, data: Buffer) => Promise<void>;
  readonly list: (prefix: string) => AsyncIterable<StoredObject>;
}

export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

export const maxObjectBytes = 200_000_000;
