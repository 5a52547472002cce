import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
/** Twice the space that a whole test run needs. */
const neededBytes = 4 * 2 ** 30;

const hasRoom = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
};

/** Tests copy many databases. On some disks, creating a thousand files takes eight times as long as in memory. */
export const keepTemporaryFilesInMemory = (): void => {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
};
