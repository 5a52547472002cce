import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createLogger } from '../../../log/create-logger.ts';
import { createThreadServer } from '../create-thread-server.ts';
import { createForwarder } from '../forward-request.ts';
import { createPageCopies } from '../page-copies.ts';
import { createGenerationCheck, createSiteGenerations } from '../site-generations.ts';
import type { OwnAnswer } from '../thread-messages.ts';

export interface OpenedThreadServer {
  readonly port: number;
  readonly main: Server;
  readonly ownAnswers: readonly OwnAnswer[];
  readonly generations: ReturnType<typeof createSiteGenerations>;
  readonly close: () => Promise<void>;
}

export const openThreadServer = async (answer: RequestListener): Promise<OpenedThreadServer> => {
  const socketPath = join(makeTemporaryFolder('http-thread'), 'main.sock');
  const main = createServer(answer);
  await new Promise<void>((resolve) => main.listen(socketPath, resolve));
  const generations = createSiteGenerations(4);
  const forwarder = createForwarder(socketPath);
  const ownAnswers: OwnAnswer[] = [];
  const app = createThreadServer({
    server: {
      log: createLogger('silent'),
      trustProxy: 0,
      trustedHostHeader: undefined,
      requestTimeoutMs: 30_000,
      maxConnections: 0,
    },
    copies: createPageCopies({ maxBytes: 1_000_000, isCurrent: createGenerationCheck(generations.buffer) }),
    forwarder,
    onAnswered: (own) => ownAnswers.push(own),
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    port,
    main,
    ownAnswers,
    generations,
    close: async () => {
      await app.close();
      forwarder.close();
      main.closeAllConnections();
      await new Promise((resolve) => main.close(resolve));
    },
  };
};
