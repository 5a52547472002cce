import { runCommand } from '../lib/run-command.ts';

export const runTool = async (command: string, args: readonly string[]): Promise<string> => {
  const { exitCode, output } = await runCommand(command, args, { quiet: true }).catch((error: Error) => {
    throw new Error(`${command} could not be run: ${error.message}. Debian: apt-get install mmdebstrap buildah crun.`);
  });
  if (exitCode !== 0) throw new Error(`${command} ${args[0]} failed:\n${output.slice(-2000)}`);
  return output.trimEnd();
};
