import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const withTemporaryFolder = async <Result>(run: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-image-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
