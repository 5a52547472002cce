// `npm run stock -- import | map`: imports stock feeds, and proposes how to read a dealer's own file.
import { reportErrors } from './lib/report-errors.ts';
import { mapUsage, runMap } from './stock/map-feed.ts';
import { importUsage, runImport } from './stock/run-import.ts';

const usage = `Imports stock feeds, and proposes how to read a dealer's own file.

${importUsage}

${mapUsage}`;

/** Each command takes the arguments after its name, and returns the exit code. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  import: runImport,
  map: runMap,
};

await reportErrors(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name === '--help' || name === '-h') return console.log(usage);
  const command = commands[name];
  if (command === undefined) throw new Error(usage);
  process.exitCode = await command(args);
});
