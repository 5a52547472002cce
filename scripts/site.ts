// `npm run site`: adds sites and checks their files.
import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../src/platform/env.ts';
import { reportErrors } from './lib/report-errors.ts';
import { readSiteArguments } from './site/read-site-arguments.ts';

await reportErrors(async () => {
  const args = readSiteArguments(process.argv.slice(2));
  const env = readEnv();
  assertFoldersExist(env);
  // Loaded only now: --help and a wrong argument are answered without the seconds that these take.
  if (args.command === 'new') {
    const { newSite } = await import('./site/new/new-site.ts');
    await newSite(args, env);
    return;
  }
  const { checkSites } = await import('./site/check-sites.ts');
  process.exitCode = await checkSites(args, env);
});
