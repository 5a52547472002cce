import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const readAnswer = (text: string): RawAnswer => {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers: Object.fromEntries(headers), body };
};

export const sendRaw = (port: number, parts: readonly string[], pauseMs = 0): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(readAnswer(text)));
    const send = async (): Promise<void> => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part, 'latin1');
        await wait(pauseMs);
      }
    };
    void send();
  });
