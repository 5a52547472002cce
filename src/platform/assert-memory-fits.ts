import { type Env, EnvError } from './env.ts';
import type { MemoryLimits } from './read-memory-limits.ts';

const megabytes = 1024 * 1024;
/**
 * Heap that a byte of SEARCH_INDEX_BYTES takes: documents and most of an index are JavaScript's own objects, of which the
 * engine knows the size roughly (measured: 130 MB by its count were 179).
 */
const heapPerIndexByte = 1.5;
/** What bounds may take of a limit: the rest is for the work itself and for garbage not yet collected. */
const usableShare = 0.75;

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / megabytes)} MB`;

/** Rendered pages are buffers: they count for the machine, not for the heap. */
const describeFaults = (
  { SEARCH_INDEX_BYTES: indexBytes, PAGE_CACHE_BYTES: pageBytes }: Pick<Env, 'SEARCH_INDEX_BYTES' | 'PAGE_CACHE_BYTES'>,
  { heapBytes, machineBytes }: MemoryLimits,
): string[] => {
  const faults: string[] = [];
  const mostIndexBytes = Math.floor((heapBytes * usableShare) / heapPerIndexByte);
  if (indexBytes > mostIndexBytes) {
    const neededMegabytes = Math.ceil((indexBytes * heapPerIndexByte) / usableShare / megabytes);
    faults.push(
      `SEARCH_INDEX_BYTES=${indexBytes} is not allowed: the heap of this process holds ${inMegabytes(heapBytes)}, ` +
        `which is enough for ${mostIndexBytes}. Set less, or NODE_OPTIONS=--max-old-space-size=${neededMegabytes}.`,
    );
  }
  const neededBytes = indexBytes * heapPerIndexByte + pageBytes;
  if (neededBytes > machineBytes * usableShare) {
    faults.push(
      `SEARCH_INDEX_BYTES=${indexBytes} and PAGE_CACHE_BYTES=${pageBytes} together are not allowed: they take ` +
        `${inMegabytes(neededBytes)} of the ${inMegabytes(machineBytes)} that this machine or container has, and at most ` +
        `${inMegabytes(machineBytes * usableShare)} are to be had. Set less, or give it more memory.`,
    );
  }
  return faults;
};

/** Throws EnvError where what may be kept in memory is more than this process can hold: it would be killed one day. */
export const assertMemoryFits = (
  env: Pick<Env, 'SEARCH_INDEX_BYTES' | 'PAGE_CACHE_BYTES'>,
  limits: MemoryLimits,
): void => {
  const faults = describeFaults(env, limits);
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
};
