import { enableCompileCache, setSourceMapsSupport } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import type { serve } from '../src/app/host/main.ts';
import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../src/platform/env.ts';
import { build } from './build.ts';
import { isBuildCurrent } from './lib/build-stamp.ts';
import { formatUsage } from './lib/format-usage.ts';
import { isOperatorError } from './lib/is-operator-error.ts';
import { answerHelp } from './lib/read-command-line.ts';

answerHelp(
  formatUsage({
    summary: 'Builds the pages if their sources changed, then serves the sites.',
    calls: ['npm start'],
    notes: ['Reads its settings from environment variables: see docs/production.md.'],
    example: 'PORT=4000 npm start',
  }),
);

// React renders 2.6 times slower in development mode, so NODE_ENV is always production. FORECOURT_ENV tells development
// from production.
process.env.FORECOURT_ENV ??= process.env.NODE_ENV === 'production' ? 'production' : 'development';
process.env.NODE_ENV = 'production';

// At a terminal, prints only addresses and problems, not each request.
if (process.stdout.isTTY && process.env.FORECOURT_ENV !== 'production') process.env.LOG_LEVEL ??= 'warn';

// Threads that start from here on get a larger young generation than the main thread (ADR 109).
setFlagsFromString('--max-semi-space-size=16');

enableCompileCache();
setSourceMapsSupport(true);

const builtHost = new URL('../build/host/main.js', import.meta.url).href;

try {
  // Checks the folders first, because the build takes much longer.
  assertFoldersExist(readEnv());
  if (!isBuildCurrent()) {
    console.log('Building the pages ...');
    await build();
  }
  const host: { readonly serve: typeof serve } = await import(builtHost);
  await host.serve();
} catch (error) {
  if (!isOperatorError(error)) throw error;
  console.error(error.message);
  process.exit(1);
}
