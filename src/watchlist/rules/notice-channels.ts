import type { WatchlistConfig } from './config.ts';

/** The ways in which a visitor can be told of changes. */
export const noticeChannels = ['mail', 'sms'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

const channelsOf: Readonly<Record<WatchlistConfig['notices'], readonly NoticeChannel[]>> = {
  none: [],
  mail: ['mail'],
  mailAndSms: noticeChannels,
};

/** The ways that a site offers; none where it has no watchlist. @spec B1.15 */
export const listNoticeChannels = ({ isEnabled, notices }: WatchlistConfig): readonly NoticeChannel[] =>
  isEnabled ? channelsOf[notices] : [];
