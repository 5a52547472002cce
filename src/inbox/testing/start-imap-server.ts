import { createServer, type Socket } from 'node:net';
import { hasDovecot, type ImapServer, startDovecot } from './start-dovecot.ts';

interface KeptMail {
  readonly uid: number;
  readonly raw: Buffer;
  readonly flags: Set<string>;
}

const answer = (line: string, mails: readonly KeptMail[]): readonly (string | Buffer)[] => {
  const [command = ''] = line.toUpperCase().split(' ');
  if (command === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1\r\n'];
  if (command === 'LIST') return ['* LIST () "/" INBOX\r\n'];
  if (command === 'SELECT')
    return [`* FLAGS (\\Seen \\Flagged)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY 1] x\r\n`];
  if (command === 'LOGOUT') return ['* BYE x\r\n'];
  if (/^UID SEARCH/i.test(line)) {
    const unseen = mails.filter(({ flags }) => !flags.has('\\Seen')).map(({ uid }) => uid);
    return [`* SEARCH${unseen.map((uid) => ` ${uid}`).join('')}\r\n`];
  }
  const [, uid, rest = ''] = /^UID (?:FETCH|STORE) (\d+) (.*)$/i.exec(line) ?? [];
  const mail = mails.find((one) => one.uid === Number(uid));
  if (mail === undefined) return [];
  const { raw, flags } = mail;
  if (/^\+FLAGS/i.test(rest)) {
    for (const [flag] of rest.matchAll(/\\\w+/g)) flags.add(flag);
    return [];
  }
  const head = `* ${mails.indexOf(mail) + 1} FETCH (UID ${uid}`;
  if (!/BODY/i.test(rest)) return [`${head} RFC822.SIZE ${raw.byteLength})\r\n`];
  return [`${head} BODY[] {${raw.byteLength}}\r\n`, raw, ')\r\n'];
};

const serve = (socket: Socket, mails: readonly KeptMail[]): void => {
  socket.on('error', () => undefined);
  socket.write('* OK IMAP4rev1\r\n');
  let left = '';
  socket.on('data', (data) => {
    const lines = (left + data.toString('latin1')).split('\r\n');
    left = lines.pop() ?? '';
    for (const line of lines) {
      const [tag = '*'] = line.split(' ', 1);
      for (const part of answer(line.slice(tag.length + 1), mails)) socket.write(part);
      socket.write(`${tag} OK x\r\n`);
      if (/ LOGOUT$/i.test(line)) socket.end();
    }
  });
};

const startPlainServer = async (): Promise<ImapServer> => {
  const mails: KeptMail[] = [];
  const server = createServer((socket) => serve(socket, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `imap://desk:secret@127.0.0.1:${port}/INBOX`,
    deliver: (raw) => void mails.push({ uid: mails.length + 1, raw: Buffer.from(raw), flags: new Set() }),
    listFlags: () => mails.map(({ flags }) => (flags.has('\\Flagged') ? 'F' : '') + (flags.has('\\Seen') ? 'S' : '')),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
};

export const imapServers = [
  { name: 'a plain server', start: startPlainServer },
  ...(hasDovecot ? [{ name: 'Dovecot', start: startDovecot }] : []),
];
