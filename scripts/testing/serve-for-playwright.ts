// Playwright's web server: `npm start` on a data folder of its own, until the run that started it has ended.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { dataFolderNote } from './data-folder-note.ts';

const dataDir = makeTemporaryFolder('e2e-data');
const note = dataFolderNote(Number(process.env.PORT));
mkdirSync(dirname(note), { recursive: true });
writeFileSync(note, dataDir);
process.env.DATA_DIR = dataDir;
// The run holds the other end of standard input: it closes when the run ends, however it ends.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
await import('../start.ts');
