import { statfsSync } from 'node:fs';

/** Linux's file system in memory. */
const inMemory = '/dev/shm';
/** A whole run needs less than half of it. */
const neededBytes = 4 * 2 ** 30;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
};

/**
 * Puts the temporary files of tests into memory if there is room. Tests copy many databases, and on some disks making a thousand files
 * takes eight times as long.
 */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
};
