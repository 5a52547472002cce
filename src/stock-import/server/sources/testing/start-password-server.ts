import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';

/** Doesn't use OpenSSH, whose server would check the passwords of the machine's users. */
export const startPasswordServer = async (user: string, password: string, content: Buffer) => {
  const { private: hostKey, public: publicKey } = ssh2.utils.generateKeyPairSync('ed25519');
  const { OPEN_MODE: modes, STATUS_CODE: status } = ssh2.utils.sftp;
  const attempts: string[] = [];
  const attributes = { mode: 0o100_644, uid: 0, gid: 0, size: content.length, atime: 1, mtime: 1 };
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      if (context.method !== 'password') return context.reject(['password']);
      attempts.push(context.password);
      if (context.username === user && context.password === password) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        sftp.on('OPEN', (id, _path, flags) =>
          flags === modes.READ ? sftp.handle(id, Buffer.from('1')) : sftp.status(id, status.PERMISSION_DENIED),
        );
        sftp.on('FSTAT', (id) => sftp.attrs(id, attributes));
        sftp.on('STAT', (id) => sftp.attrs(id, attributes));
        // Returns fewer bytes than requested, as the protocol allows.
        sftp.on('READ', (id, _handle, offset, length) =>
          offset >= content.length
            ? sftp.status(id, status.EOF)
            : sftp.data(id, content.subarray(offset, offset + Math.min(length, 7_000))),
        );
        sftp.on('CLOSE', (id) => sftp.status(id, status.OK));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const blob = Buffer.from(publicKey.split(' ')[1] ?? '', 'base64');
  return {
    port: (server.address() as AddressInfo).port,
    hostKeySha256: `SHA256:${hash('sha256', blob, 'base64').replace(/=+$/, '')}`,
    attempts,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
