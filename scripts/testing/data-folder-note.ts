import { resolve } from 'node:path';

/**
 * Returns the file that names the data folder of the server on a port. Browser tests read text messages in that folder.
 */
export const dataFolderNote = (port: number): string => resolve(`test-results/data-folder-${port}`);
