// `npm run stock -- import --site SLUG FILE`; `npm run stock -- --help` says the rest.
import { mapUsage, runMap } from './stock/map-feed.ts';
import { importUsage, runImport } from './stock/run-import.ts';

const usage = `Usage:
  npm run stock -- import --site SLUG FILE   put a feed into a site's stock
  npm run stock -- map FILE [--site SLUG]    propose how a site reads a feed, and show ten rows of it

\`npm run stock -- import --help\` lists the options.`;

/** Each command takes what was typed after its name, and returns the exit code. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  import: runImport,
  map: runMap,
};

const run = async ([name, ...args]: readonly string[]): Promise<number> => {
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(usage);
    return 0;
  }
  const command = commands[name ?? ''];
  if (command === undefined) throw new Error(`${usage}\n\n${importUsage}\n\n${mapUsage}`);
  return command(args);
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
