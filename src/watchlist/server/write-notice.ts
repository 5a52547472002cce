import type { MailView } from '#src/leads/view/mail-view.ts';
import type { NoticeLetter } from '../view/notice-letter.ts';
import type { WaitingMessage } from './notice-store.ts';
import type { WatchedSite } from './watchlist-service.ts';

export interface NoticeSite extends WatchedSite {
  readonly timeZone: string;
  readonly config: WatchedSite['config'] & { readonly leads: { readonly smsNumber: string | null } };
}

export type NoticeEnds = Pick<NoticeLetter, 'agreedDay' | 'unsubscribeUrl'>;

export interface Notice {
  readonly mail: MailView;
  readonly text: string;
}

export type WriteNotice = (
  message: WaitingMessage,
  site: NoticeSite,
  now: Date,
) => Promise<((ends: NoticeEnds) => Notice) | null>;
