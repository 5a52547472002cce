import { resolve } from 'node:path';

export const dataFolderNote = (port: number): string => resolve(`test-results/data-folder-${port}`);
