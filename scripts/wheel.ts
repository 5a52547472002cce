// `npm run wheel -- list | odds | redeem | export`: what was drawn on the wheels of /spin-to-win, and the proof of it
import { runAdminCommand } from './lib/run-admin-command.ts';
import { readWheelArguments } from './wheel/read-wheel-arguments.ts';
import { wheelCommands } from './wheel/wheel-commands.ts';

await runAdminCommand({
  subject: 'The turns of the wheel',
  readArguments: readWheelArguments,
  run: (args, { database, env }) =>
    wheelCommands[args.command](args, { database, sitesDir: env.SITES_DIR, now: new Date(), print: console.log }),
});
