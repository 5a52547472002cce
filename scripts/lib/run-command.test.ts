import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { runCommand } from './run-command.ts';

it('returns the exit code, and the output with `quiet`', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const { exitCode, output } = await runCommand('node', ['-e', script], { quiet: true });
  expect(exitCode).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

it.each(['SIGINT', 'SIGTERM'] as const)('on %s, ends the command first, then itself by that signal', async (signal) => {
  const command =
    "process.once('SIGINT', () => { console.log('ended'); process.exit(); }); setInterval(() => {}, 1000); console.log('started');";
  const script = `import { runCommand } from '${new URL('run-command.ts', import.meta.url)}';
    await runCommand(process.execPath, ['-e', ${JSON.stringify(command)}]);
    console.log('went on');`;
  const runner = endWithThisProcess(spawn('node', ['--input-type=module', '-e', script]));
  let output = '';
  runner.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
  });
  await expect.poll(() => output, { timeout: 10_000 }).toBe('started\n');
  const closed = once(runner, 'close');
  runner.kill(signal);
  expect(await closed).toEqual([null, signal]);
  expect(output).toBe('started\nended\n');
});
