import type { WatchlistConfig } from './config.ts';

export type VehicleChange =
  | { readonly kind: 'drop'; readonly vehicleId: number; readonly priceCents: number; readonly wasCents: number }
  | { readonly kind: 'back'; readonly vehicleId: number };

export interface SearchMatches {
  readonly kind: 'matches';
  readonly searchUuid: string;
  readonly vehicleIds: readonly number[];
}

export type NoticeChange = VehicleChange | SearchMatches;

export const noticeChannels = ['mail', 'sms'] as const;

export type NoticeChannel = (typeof noticeChannels)[number];

const channelsOf: Readonly<Record<WatchlistConfig['notices'], readonly NoticeChannel[]>> = {
  none: [],
  mail: ['mail'],
  mailAndSms: noticeChannels,
};

/** @spec B1.15 */
export const listNoticeChannels = ({ isEnabled, notices }: WatchlistConfig): readonly NoticeChannel[] =>
  isEnabled ? channelsOf[notices] : [];
