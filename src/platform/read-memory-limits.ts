import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';

export interface MemoryLimits {
  readonly heapBytes: number;
  readonly machineBytes: number;
}

export const readMemoryLimits = (): MemoryLimits => {
  const constrainedBytes = process.constrainedMemory();
  const machineBytes = totalmem();
  return {
    heapBytes: getHeapStatistics().heap_size_limit,
    machineBytes: constrainedBytes > 0 ? Math.min(constrainedBytes, machineBytes) : machineBytes,
  };
};
