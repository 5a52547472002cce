import { resolve } from 'node:path';

/** The file that names the data folder of the server on a port. Browser tests read its text messages. */
export const dataFolderNote = (port: number): string => resolve(`test-results/data-folder-${port}`);
