import { readFile } from 'node:fs/promises';

/** Whether a file or folder was not there, and nothing else was wrong. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The text of a file; undefined when there is none. */
export const readIfAny = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
