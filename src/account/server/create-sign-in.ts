import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { createSmsCourier, type SmsCourier } from '#src/platform/sms/create-sms-courier.ts';
import type { SmsSender } from '#src/platform/sms/sms-sender.ts';
import { createCodeStore } from './code-store.ts';
import { createSignInDesk, type SignInDesk } from './sign-in-desk.ts';
import { createVisitorStore, type MoveBelongings, type VisitorStore } from './visitor-store.ts';

export interface CreateSignInOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly sms: SmsSender;
  /** What gives to whoever signs in what their browser had before. */
  readonly moves: readonly MoveBelongings[];
  readonly log: Pick<Logger, 'warn'>;
}

/** What the routes of the sign-in work with. */
export interface SignIn {
  readonly signInDesk: SignInDesk;
  readonly sessions: VisitorStore;
  readonly courier: SmsCourier;
}

/** Joins what signs visitors in. */
export const createSignIn = ({ database, sms, moves, log }: CreateSignInOptions): SignIn => {
  const sessions = createVisitorStore(database.interactive, moves);
  const courier = createSmsCourier({
    sender: sms,
    onGivenUp: (messageId, reason) => log.warn({ message: messageId, reason }, 'a code reached nobody'),
  });
  const codes = createCodeStore(database.interactive);
  return { signInDesk: createSignInDesk({ visitors: sessions, codes, courier }), sessions, courier };
};
