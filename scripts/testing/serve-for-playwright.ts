// Playwright's web server: `npm start` with its own data folder, until the test run ends.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyDemoFolder } from '#src/app/host/testing/start-server.ts';
import { areTemplatesShared } from '#src/platform/testing/copy-template.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { dataFolderNote } from './data-folder-note.ts';

const dataDir = makeTemporaryFolder('e2e-data');
const note = dataFolderNote(Number(process.env.PORT));
mkdirSync(dirname(note), { recursive: true });
writeFileSync(note, dataDir);
process.env.DATA_DIR = dataDir;
if (areTemplatesShared()) await copyDemoFolder(dataDir);
// Tests open the desk with the links that the server prints.
const print = console.log;
console.log = (...texts: readonly unknown[]): void => {
  appendFileSync(join(dataDir, 'printed.txt'), `${texts.join(' ')}\n`);
  print(...texts);
};
// stdin closes when the test run ends, even if the run is killed.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
await import('../start.ts');
