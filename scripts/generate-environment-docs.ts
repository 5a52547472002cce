import { environmentGroups } from '../src/platform/env.ts';
import { buildEnvironmentPage } from './environment-docs/build-environment-page.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { writeOrCheck } from './lib/write-or-check.ts';

answerHelp(
  formatUsage({
    summary: 'Generates docs/production/environment.md from the variables that the server reads.',
    calls: ['npx node scripts/generate-environment-docs.ts [--check]'],
    options: { '--check': 'Writes nothing, and says whether the file is out of date' },
    example: 'npx node scripts/generate-environment-docs.ts --check',
    failure: 'an error; with --check, also a file that is out of date',
  }),
);

await writeOrCheck(
  new Map([['docs/production/environment.md', buildEnvironmentPage(environmentGroups)]]),
  'npx node scripts/generate-environment-docs.ts',
);
