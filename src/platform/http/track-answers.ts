import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface AnswersUnderWay {
  readonly count: (socket: Socket) => number;
  readonly countUnreadBytes: (socket: Socket) => number;
}

export const trackAnswers = (server: Server): AnswersUnderWay => {
  const answersOf = new WeakMap<Socket, Set<ServerResponse>>();
  // Runs before other listeners, so that later hooks see the request in the count.
  server.prependListener('request', ({ socket }, response) => {
    const answers = answersOf.get(socket) ?? new Set();
    answersOf.set(socket, answers.add(response));
    response.once('close', () => answers.delete(response));
  });
  return {
    count: (socket) => answersOf.get(socket)?.size ?? 0,
    countUnreadBytes: (socket) => {
      let bytes = socket.writableLength;
      // The first response writes straight to the socket, whose bytes are already counted.
      for (const answer of answersOf.get(socket) ?? []) if (answer.socket === null) bytes += answer.writableLength;
      return bytes;
    },
  };
};
