import { parentPort, workerData } from 'node:worker_threads';
import { createLogger } from '../../log/create-logger.ts';
import { createThreadServer } from './create-thread-server.ts';
import { createForwarder } from './forward-request.ts';
import { createPageCopies } from './page-copies.ts';
import { createGenerationCheck } from './site-generations.ts';
import type { FromHttpThread, HttpThreadData, OwnAnswer, ToHttpThread } from './thread-messages.ts';

if (parentPort === null) throw new Error('This module runs in a thread.');
const port = parentPort;
const { socketPath, generations, maxCopyBytes, logLevel, server } = workerData as HttpThreadData;

const post = (message: FromHttpThread): void => port.postMessage(message);

/** Number of unreported responses at which the thread reports them without being asked. */
const maxUnreported = 1000;
let unreported: OwnAnswer[] = [];
const report = (): void => {
  if (unreported.length > 0) post({ kind: 'answered', answers: unreported });
  unreported = [];
};

const copies = createPageCopies({ maxBytes: maxCopyBytes, isCurrent: createGenerationCheck(generations) });
const forwarder = createForwarder(socketPath);
const app = createThreadServer({
  server: { ...server, log: createLogger(logLevel).child({ thread: 'http' }) },
  copies,
  forwarder,
  onAnswered: (answer) => {
    unreported.push(answer);
    if (unreported.length >= maxUnreported) report();
  },
});

const listen = async (address: { readonly host: string; readonly port: number }): Promise<void> => {
  try {
    await app.listen(address);
    const [bound] = app.addresses();
    post({ kind: 'listening', port: typeof bound === 'object' ? bound.port : address.port });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    post({ kind: 'notListening', message, code });
  }
};

const close = async (): Promise<void> => {
  await app.close();
  forwarder.close();
  report();
  post({ kind: 'closed' });
};

port.on('message', (message: ToHttpThread) => {
  if (message.kind === 'listen') void listen(message);
  else if (message.kind === 'close') void close();
  else {
    report();
    post({ kind: 'reported', copies: copies.measure() });
  }
});
