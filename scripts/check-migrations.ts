// Checks that the version before each migration can keep serving while the migration runs (ADR 92).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatUsage } from './lib/format-usage.ts';
import { findBreakingStatements } from './lib/migrations/find-breaking-statements.ts';
import { answerHelp } from './lib/read-command-line.ts';

answerHelp(
  formatUsage({
    summary: 'Checks that no migration breaks the version before it.',
    calls: ['npx node scripts/check-migrations.ts'],
    notes: [
      'A statement that removes an old form is allowed after a comment that names the release that stopped using it: -- contract: 0.3.0 REASON.',
    ],
    example: 'npx node scripts/check-migrations.ts',
    failure: 'a problem was found',
  }),
);

const folder = 'src/platform/db/migrations';
/** Runs before any version of the app, so it can't break one. */
const first = '0000_tables.sql';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name !== first);
if (files.length === 0) throw new Error(`${folder} has no migrations.`);
const faults = files.flatMap((name) =>
  findBreakingStatements(readFileSync(join(folder, name), 'utf8'), version).map(
    ({ statement, why }) => `${name}: ${statement}\n  ${why}`,
  ),
);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
