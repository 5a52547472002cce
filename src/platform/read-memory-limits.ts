import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

/** What this process can hold, in bytes. */
export interface MemoryLimits {
  /** JavaScript's own objects: V8 ends the process that needs more. */
  readonly heapBytes: number;
  /** Of the machine, or of the container where one is set. */
  readonly machineBytes: number;
}

export const readMemoryLimits = (): MemoryLimits => {
  // 0, or more than any machine has, where no limit is set.
  const constrainedBytes = process.constrainedMemory();
  const machineBytes = totalmem();
  return {
    heapBytes: getHeapStatistics().heap_size_limit,
    machineBytes: constrainedBytes > 0 ? Math.min(constrainedBytes, machineBytes) : machineBytes,
  };
};
