import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../src/platform/env.ts';
import { reportErrors } from './lib/report-errors.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';
import { readSiteArguments } from './site/read-site-arguments.ts';

await reportErrors(async () => {
  const args = readSiteArguments(process.argv.slice(2));
  if (args.command === 'new' || args.command === 'check') {
    const env = readEnv();
    // Imports the command only now, because that takes seconds. Neither --help nor a wrong argument should wait for it.
    if (args.command === 'new') {
      const { newSite } = await import('./site/new/new-site.ts');
      return newSite(args, env);
    }
    assertFoldersExist({ ...env, SITES_SOURCE: 'folder' });
    const { checkSites } = await import('./site/check-sites.ts');
    process.exitCode = await checkSites(args, env);
    return;
  }
  await runAdminCommand({
    subject: 'The published sites',
    readArguments: () => args,
    run: async (_args, context, env) => {
      if (args.command === 'publish') {
        const { publishSites } = await import('./site/publish-sites.ts');
        process.exitCode = await publishSites(args, { ...context, env });
        return;
      }
      const { listSites, versionCommands } = await import('./site/version-commands.ts');
      if (args.command === 'list') await listSites(context);
      else await versionCommands[args.command](args, context);
    },
  });
});
