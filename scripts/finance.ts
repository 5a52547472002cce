import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { readFinanceArguments } from './finance/read-finance-arguments.ts';
import { runAdminCommand } from './lib/run-admin-command.ts';

await runAdminCommand({
  subject: 'The applications',
  readArguments: readFinanceArguments,
  run: async (args, context, env) => {
    const { financeCommands } = await import('./finance/finance-commands.ts');
    await financeCommands[args.command](args, { ...context, sealer: openSealer(env) });
  },
});
