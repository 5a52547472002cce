import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { getGuardedFolder } from './get-guarded-folder.ts';

/** The folder is removed once this process has ended, however it ends. */
export const makeTemporaryFolder = (name: string): string => mkdtempSync(join(getGuardedFolder(), `${name}-`));
