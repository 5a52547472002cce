import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface RecordingServer {
  readonly host: string;
  readonly calls: readonly RecordedCall[];
  readonly documents: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
  readonly failNext: (...statuses: number[]) => void;
  readonly failNextTask: (type: 'invalid_request' | 'internal') => void;
  readonly close: () => Promise<void>;
}

export const writeKey = 'write-key';

const errorBody = (message: string, code: string) => ({ message, code, type: 'invalid_request', link: '' });

export const startRecordingServer = async (indexUid: string): Promise<RecordingServer> => {
  const app: FastifyInstance = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  const calls: RecordedCall[] = [];
  const documents = new Map<number, Readonly<Record<string, unknown>>>();
  const statuses: number[] = [];
  const tasks: Record<string, unknown>[] = [];
  let nextTaskError: 'invalid_request' | 'internal' | undefined;

  const enqueue = (reply: FastifyReply, type: string, work: () => void): FastifyReply => {
    const error = nextTaskError && { message: 'The task failed.', code: 'some_code', type: nextTaskError, link: '' };
    nextTaskError = undefined;
    if (error === undefined) work();
    const uid = tasks.length;
    const enqueuedAt = new Date().toISOString();
    tasks.push({ uid, indexUid, type, error: error ?? null, status: error ? 'failed' : 'succeeded', enqueuedAt });
    return reply.code(202).send({ taskUid: uid, indexUid, status: 'enqueued', type, enqueuedAt });
  };

  app.addHook('preHandler', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${writeKey}`) {
      return reply.code(403).send(errorBody('The provided API key is invalid.', 'invalid_api_key'));
    }
    if (request.method === 'GET') return undefined;
    calls.push({ method: request.method, path: request.url, body: request.body });
    const status = statuses.shift();
    return status === undefined ? undefined : reply.code(status).send(errorBody('Not now.', 'some_code'));
  });
  app.patch('/indexes/:uid/settings', (_request, reply) => enqueue(reply, 'settingsUpdate', () => undefined));
  app.post<{ Body: Readonly<Record<string, unknown>>[] }>('/indexes/:uid/documents', (request, reply) =>
    enqueue(reply, 'documentAdditionOrUpdate', () => {
      for (const document of request.body) documents.set(Number(document.id), document);
    }),
  );
  app.post<{ Body: number[] }>('/indexes/:uid/documents/delete-batch', (request, reply) =>
    enqueue(reply, 'documentDeletion', () => {
      for (const id of request.body) documents.delete(id);
    }),
  );
  app.get<{ Params: { uid: string } }>('/tasks/:uid', (request, reply) =>
    reply.send(tasks[Number(request.params.uid)]),
  );

  const host = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    host,
    calls,
    documents,
    failNext: (...next) => {
      statuses.push(...next);
    },
    failNextTask: (type) => {
      nextTaskError = type;
    },
    close: () => app.close(),
  };
};
