import type { MailView } from '#src/leads/view/mail-view.ts';
import type { NoticeLetter } from '../view/notice-letter.ts';
import type { WaitingMessage } from './notice-store.ts';
import type { WatchedSite } from './watchlist-service.ts';

export interface NoticeSite extends WatchedSite {
  readonly timeZone: string;
}

/** How every notice ends: when its reader agreed to it, and how they stop it. */
export type NoticeEnds = Pick<NoticeLetter, 'agreedDay' | 'unsubscribeUrl'>;

/** A notice in the words of each way. */
export interface Notice {
  readonly mail: MailView;
  readonly text: string;
}

/** Writes what of a message still holds, but for its end; null where nothing does. */
export type WriteNotice = (
  message: WaitingMessage,
  site: NoticeSite,
  now: Date,
) => Promise<((ends: NoticeEnds) => Notice) | null>;
