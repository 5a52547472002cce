import pg from 'pg';
import type { DatabaseService } from '../database.ts';
import { NotificationHub } from '../notification-hub.ts';

export interface Listener extends Pick<DatabaseService, 'subscribe' | 'onReconnect'> {
  readonly close: () => Promise<void>;
}

const firstRetryMs = 100;
const longestRetryMs = 5000;

/** One connection of its own that listens for notifications, and comes back by itself after the server was away. */
export const openListener = (url: string, onProblem: (error: Error) => void): Listener => {
  let client: pg.Client | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let wasConnected = false;
  let isClosed = false;

  const listen = (channel: string): void => {
    client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(onProblem);
  };
  const hub = new NotificationHub((channel) => {
    if (client === undefined && retryTimer === undefined) void connect();
    else listen(channel);
  });

  const retryLater = (): void => {
    if (isClosed) return;
    retryTimer = setTimeout(() => void connect(), retryMs);
    retryTimer.unref();
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };

  const connect = async (): Promise<void> => {
    retryTimer = undefined;
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'forecourt listener' });
    client = next;
    next.on('notification', ({ channel, payload }) => hub.publish(channel, payload ?? ''));
    next.on('error', onProblem);
    next.once('end', () => {
      if (client !== next) return;
      client = undefined;
      retryLater();
    });
    try {
      await next.connect();
      for (const channel of hub.channels) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      retryMs = firstRetryMs;
      // The first connection may also come late: what was told between start and now is caught up with the same call.
      if (wasConnected || hub.channels.length > 0) hub.publishReconnect();
      wasConnected = true;
    } catch (error) {
      onProblem(error as Error);
      await next.end().catch(() => undefined);
      if (client === next) {
        client = undefined;
        retryLater();
      }
    }
  };

  return {
    subscribe: hub.subscribe,
    onReconnect: hub.onReconnect,
    close: async () => {
      isClosed = true;
      clearTimeout(retryTimer);
      await client?.end().catch(() => undefined);
    },
  };
};
