import { LRUCache } from 'lru-cache';
import type { CopyStamp } from './copy-stamp.ts';
import type { SiteGeneration } from './site-generations.ts';

export interface PageCopy {
  readonly stamp: CopyStamp;
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export interface PageCopiesOptions {
  /** Includes URLs, headers and 1 kB per page; 0 disables the copies. */
  readonly maxBytes: number;
  readonly isCurrent: (copied: SiteGeneration) => boolean;
  readonly now?: () => number;
}

export interface CopyMemory {
  readonly pages: number;
  readonly bytes: number;
}

export interface PageCopies {
  readonly find: (key: string) => PageCopy | undefined;
  readonly keep: (key: string, copy: PageCopy) => void;
  readonly measure: () => CopyMemory;
}

const overheadBytes = 1024;

const sizeOf = ({ rawHeaders, body }: PageCopy, key: string): number =>
  rawHeaders.reduce((bytes, text) => bytes + text.length, body.length + key.length + overheadBytes);

export const createPageCopies = ({ maxBytes, isCurrent, now = Date.now }: PageCopiesOptions): PageCopies => {
  const copies = new LRUCache<string, PageCopy>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: sizeOf,
  });
  return {
    find: (key) => {
      const copy = copies.get(key);
      if (copy === undefined) return undefined;
      if (isCurrent(copy.stamp) && now() < copy.stamp.endMs) return copy;
      copies.delete(key);
      return undefined;
    },
    keep: (key, copy) => {
      if (maxBytes > 0) copies.set(key, copy);
    },
    measure: () => ({ pages: copies.size, bytes: copies.calculatedSize }),
  };
};
