import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly TakenMail[];
  readonly stop: () => Promise<void>;
}

export type MailManners = 'takes' | 'refuses' | 'rejects' | 'drops';

export type RefuseAddress = (address: string) => { readonly code: number; readonly text: string } | null;

export const startMailServer = async (
  manners: () => MailManners = () => 'takes',
  port = 0,
  refuse: RefuseAddress = () => null,
): Promise<TestMailServer> => {
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse(address);
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (manners() === 'refuses') return done(new Error('Not today'));
        if (manners() === 'rejects') return done(Object.assign(new Error('Looks like spam'), { responseCode: 550 }));
        if (manners() === 'drops') {
          for (const { _socket } of server.connections) _socket.destroy();
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
