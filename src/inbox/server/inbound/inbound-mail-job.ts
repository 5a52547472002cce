import type { ImapFlow } from 'imapflow';
import { minuteMs, secondMs } from '#src/lib/durations.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { InboundService } from './inbound-service.ts';
import { maxMailBytes } from './read-mail.ts';

type LeftReason = 'unknown' | 'full' | 'tooLarge' | 'unreadable';

export interface InboundMailOptions {
  readonly url: string;
  readonly inbound: InboundService;
  /**
   * Called for an email that's flagged in the mailbox instead of stored. The email is too large or unreadable, it
   * doesn't belong to a lead, or its lead has too many messages.
   */
  readonly onLeft: (reason: LeftReason, uid: number) => void;
  readonly readClock?: () => Date;
}

const maxBatch = 50;
const silenceMs = 30 * secondMs;

const openClient = async (url: string): Promise<{ readonly client: ImapFlow; readonly mailbox: string }> => {
  // Loaded here, because a server without a mailbox would load its 130 modules at every start.
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: port === '' ? (isSecure ? 993 : 143) : Number(port),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: 2 * minuteMs,
  });
  // The failed command also rejects. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  return { client, mailbox: decodeURIComponent(pathname.slice(1)) || 'INBOX' };
};

/**
 * Reads unseen emails and marks them as seen. Two nodes may read the same email, but a lead stores each Message-ID only
 * once.
 */
export const createInboundMailJob = (options: InboundMailOptions): Job => {
  const { url, inbound, onLeft, readClock = () => new Date() } = options;

  const takeOne = async (client: ImapFlow, uid: number): Promise<void> => {
    const found = await client.fetchOne(String(uid), { size: true }, { uid: true });
    if (found === false) return;
    const leave = async (reason: LeftReason): Promise<void> => {
      await client.messageFlagsAdd(String(uid), ['\\Seen', '\\Flagged'], { uid: true });
      onLeft(reason, uid);
    };
    if ((found.size ?? 0) > maxMailBytes) return leave('tooLarge');
    const full = await client.fetchOne(String(uid), { source: true }, { uid: true });
    if (full === false || full.source === undefined) return leave('unreadable');
    // If the database can't be reached, this rejects and the email is read again in the next round.
    const outcome = await inbound.receive(full.source, readClock());
    if (outcome === 'unknown' || outcome === 'full' || outcome === 'unreadable') return leave(outcome);
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  };

  return {
    name: 'inbound mail',
    intervalMs: 20 * secondMs,
    startsAtOnce: true,
    run: async ({ signal }) => {
      const { client, mailbox } = await openClient(url);
      await client.connect();
      try {
        const lock = await client.getMailboxLock(mailbox);
        try {
          const unseen = await client.search({ seen: false }, { uid: true });
          for (const uid of (unseen || []).slice(0, maxBatch)) {
            if (signal.aborted) break;
            await takeOne(client, uid);
          }
        } finally {
          lock.release();
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
};
