import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { AnswersUnderWay } from './track-answers.ts';

export interface StalledReaderLimits {
  readonly maxUnreadBytes: number;
  readonly maxReadMs: number;
  readonly sweepMs: number;
}

export const stalledReaderLimits: StalledReaderLimits = {
  maxUnreadBytes: 128 * 1024 * 1024,
  maxReadMs: 60_000,
  sweepMs: 250,
};

interface Reading {
  readonly deliveredBytes: number;
  readonly sinceMs: number;
}

export const closeStalledReaders = (
  server: Server,
  { countUnreadBytes }: Pick<AnswersUnderWay, 'countUnreadBytes'>,
  limits: StalledReaderLimits = stalledReaderLimits,
): void => {
  const readings = new Map<Socket, Reading>();

  const updateReading = (socket: Socket, known: Reading, nowMs: number): Reading => {
    const deliveredBytes = socket.bytesWritten - socket.writableLength;
    const isStalled = socket.writableLength > 0 && deliveredBytes === known.deliveredBytes;
    return isStalled ? known : { deliveredBytes, sinceMs: nowMs };
  };

  const sweep = (): void => {
    const nowMs = performance.now();
    let unreadBytes = 0;
    for (const [socket, known] of readings) {
      readings.set(socket, updateReading(socket, known, nowMs));
      unreadBytes += countUnreadBytes(socket);
    }
    if (unreadBytes === 0) return;
    const stalledFirst = [...readings].sort(([, one], [, other]) => one.sinceMs - other.sinceMs);
    for (const [socket, { sinceMs }] of stalledFirst) {
      if (unreadBytes <= limits.maxUnreadBytes && nowMs - sinceMs <= limits.maxReadMs) return;
      const bytes = countUnreadBytes(socket);
      unreadBytes -= bytes;
      if (bytes > 0) socket.destroy();
    }
  };

  server.on('connection', (socket) => {
    readings.set(socket, { deliveredBytes: 0, sinceMs: performance.now() });
    socket.once('close', () => readings.delete(socket));
  });
  const timer = setInterval(sweep, limits.sweepMs).unref();
  server.once('close', () => clearInterval(timer));
};
