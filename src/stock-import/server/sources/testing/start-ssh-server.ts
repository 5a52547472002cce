import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { findSshServer } from './find-ssh-server.ts';

export interface SshServer {
  readonly port: number;
  readonly user: string;
  readonly privateKey: string;
  readonly hostKeySha256: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const makeKey = (path: string, type: string): void => {
  execFileSync('ssh-keygen', ['-q', '-t', type, '-N', '', '-f', path]);
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

const waitForServer = async (port: number, readLog: () => string): Promise<void> => {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (await isListening(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`sshd did not start:\n${readLog()}`);
};

export const startSshServer = async (): Promise<SshServer> => {
  const sshd = findSshServer();
  if (sshd === undefined) throw new Error('sshd is not installed (Debian: apt-get install openssh-server).');
  const folder = makeTemporaryFolder('ssh');
  const inFolder = (name: string): string => join(folder, name);
  makeKey(inFolder('host_key'), 'ed25519');
  makeKey(inFolder('user_key'), 'ed25519');
  const port = await findFreePort();
  const settings = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${inFolder('host_key')}`,
    `AuthorizedKeysFile ${inFolder('user_key.pub')}`,
    `PidFile none`,
    'StrictModes no',
    'UsePAM no',
    'PermitRootLogin prohibit-password',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'Subsystem sftp internal-sftp',
  ];
  writeFileSync(inFolder('sshd_config'), `${settings.join('\n')}\n`);
  // sshd needs this folder to confine itself. Debian creates it when the machine starts.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const server = endWithThisProcess(
    spawn(sshd, ['-D', '-e', '-f', inFolder('sshd_config')], { stdio: ['ignore', 'ignore', 'pipe'] }),
  );
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await waitForServer(port, () => log);
  const printed = execFileSync('ssh-keygen', ['-l', '-f', inFolder('host_key.pub')]).toString();
  return {
    port,
    user: userInfo().username,
    privateKey: readFileSync(inFolder('user_key'), 'utf8'),
    hostKeySha256: printed.split(' ')[1] ?? '',
    folder,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
};
