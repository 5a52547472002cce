import type { WatchlistConfig } from './config.ts';

/** What a visitor is told of one vehicle: it costs less than they were told before, or it can be bought again. */
export type VehicleChange =
  | { readonly kind: 'drop'; readonly vehicleId: number; readonly priceCents: number; readonly wasCents: number }
  | { readonly kind: 'back'; readonly vehicleId: number };

/** What a visitor is told of a search that they saved: the vehicles that are new in it. */
export interface SearchMatches {
  readonly kind: 'matches';
  readonly searchUuid: string;
  readonly vehicleIds: readonly number[];
}

export type NoticeChange = VehicleChange | SearchMatches;

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
