import type { MemoryLimits } from '../read-memory-limits.ts';

const megabytes = 1024 * 1024;

/** Shares of a small machine; on a large one, what a few hundred dealers need. */
export const chooseMemoryDefaults = ({ heapBytes, machineBytes }: MemoryLimits) => ({
  indexBytes: Math.floor(Math.min(512 * megabytes, heapBytes / 4)),
  pageBytes: Math.floor(Math.min(256 * megabytes, machineBytes / 8)),
});
