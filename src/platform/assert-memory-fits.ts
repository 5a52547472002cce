import { type Env, EnvError } from './env.ts';
import type { MemoryLimits } from './read-memory-limits.ts';

const megabytes = 1024 * 1024;
/** Heap bytes needed per byte of SEARCH_INDEX_BYTES, measured on sites of 100 cars. Sites of 1,000 cars need half. */
const heapPerIndexByte = 0.6;
const takenPerIndexByte = 1.15;
const usableShare = 0.75;

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / megabytes)} MB`;

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
        `which is enough for ${mostIndexBytes}. Set a lower value, or NODE_OPTIONS=--max-old-space-size=${neededMegabytes}.`,
    );
  }
  const neededBytes = indexBytes * takenPerIndexByte + pageBytes;
  if (neededBytes > machineBytes * usableShare) {
    faults.push(
      `SEARCH_INDEX_BYTES=${indexBytes} and PAGE_CACHE_BYTES=${pageBytes} together are not allowed: they take ` +
        `${inMegabytes(neededBytes)} of the ${inMegabytes(machineBytes)} that this machine or container has, and at most ` +
        `${inMegabytes(machineBytes * usableShare)} can be used. Set lower values, or add memory.`,
    );
  }
  return faults;
};

/**
 * Throws EnvError if the search indexes could outgrow this process's heap or, together with the page cache, the
 * machine's memory.
 */
export const assertMemoryFits = (
  env: Pick<Env, 'SEARCH_INDEX_BYTES' | 'PAGE_CACHE_BYTES'>,
  limits: MemoryLimits,
): void => {
  const faults = describeFaults(env, limits);
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
};
