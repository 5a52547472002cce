import { resolve } from 'node:path';

/** Where the server under test on a port notes its data folder: journeys read the text messages in it. */
export const dataFolderNote = (port: number): string => resolve(`test-results/data-folder-${port}`);
