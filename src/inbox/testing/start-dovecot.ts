import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithThisProcess } from '#src/platform/testing/end-with-this-process.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';

export interface ImapServer {
  readonly url: string;
  readonly deliver: (raw: string) => void;
  /** Returns each email's flags in order of arrival. 'S' is seen, 'FS' is flagged and seen. */
  readonly listFlags: () => readonly string[];
  readonly close: () => Promise<void>;
}

const program = '/usr/sbin/dovecot';

export const hasDovecot = existsSync(program);

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const writeSettings = (folder: string, port: number): string => {
  const { uid, gid } = userInfo();
  // When started as root, Dovecot serves mail only as a non-root user.
  const [mailUid, mailGid] = uid === 0 ? [65534, 65534] : [uid, gid];
  const user = uid === 0 ? 'dovenull' : userInfo().username;
  const path = join(folder, 'dovecot.conf');
  writeFileSync(
    path,
    `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
first_valid_uid = 0
default_internal_user = ${uid === 0 ? 'dovecot' : user}
default_login_user = ${user}
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${mailUid} gid=${mailGid} home=${folder}
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`,
  );
  return path;
};

export const startDovecot = async (): Promise<ImapServer> => {
  const folder = makeTemporaryFolder('imap');
  const port = await findPort();
  for (const part of ['mail', 'mail/new', 'mail/cur', 'mail/tmp']) mkdirSync(join(folder, part), { recursive: true });
  for (const part of ['', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) chmodSync(join(folder, part), 0o777);
  const settings = writeSettings(folder, port);
  const server = endWithThisProcess(spawn(program, ['-F', '-c', settings], { stdio: 'ignore' }));
  for (let tries = 0; tries < 200 && !(await isListening(port)); tries += 1) await wait(50);
  let delivered = 0;
  const listCurrent = () => readdirSync(join(folder, 'mail/cur'));
  return {
    url: `imap://desk:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => {
      delivered += 1;
      const path = join(folder, `mail/new/${Date.now()}.${delivered}.test`);
      writeFileSync(path, raw);
      chmodSync(path, 0o666);
    },
    listFlags: () =>
      listCurrent()
        .toSorted()
        .map((name) => /:2,(\w*)$/.exec(name)?.[1] ?? ''),
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
};
