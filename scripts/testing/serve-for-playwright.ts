// Playwright's web server: `npm start` on a data folder of its own, until the run that started it has ended.
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';

process.env.DATA_DIR = makeTemporaryFolder('e2e-data');
// The run holds the other end of standard input: it closes when the run ends, however it ends.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'));
await import('../start.ts');
