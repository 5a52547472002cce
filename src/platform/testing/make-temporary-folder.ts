import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { getGuardedFolder } from './get-guarded-folder.ts';

export const makeTemporaryFolder = (name: string): string => mkdtempSync(join(getGuardedFolder(), `${name}-`));
