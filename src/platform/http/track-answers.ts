import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers under way on each connection: a client may send requests before it reads, and each answer waits for those before it. */
export interface AnswersUnderWay {
  readonly count: (socket: Socket) => number;
  /** Bytes of a connection's answers that its client hasn't read, those that wait for their turn included. */
  readonly countUnreadBytes: (socket: Socket) => number;
}

export const trackAnswers = (server: Server): AnswersUnderWay => {
  const answersOf = new WeakMap<Socket, Set<ServerResponse>>();
  // Ahead of the routes, so that a request counts before anything is done for it.
  server.prependListener('request', ({ socket }, response) => {
    const answers = answersOf.get(socket) ?? new Set();
    answersOf.set(socket, answers.add(response));
    response.once('close', () => answers.delete(response));
  });
  return {
    count: (socket) => answersOf.get(socket)?.size ?? 0,
    countUnreadBytes: (socket) => {
      let bytes = socket.writableLength;
      // The answer whose turn it is has the socket, whose bytes are counted already.
      for (const answer of answersOf.get(socket) ?? []) if (answer.socket === null) bytes += answer.writableLength;
      return bytes;
    },
  };
};
