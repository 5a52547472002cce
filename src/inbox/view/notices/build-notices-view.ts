import { describeDated } from '#src/lib/dates/format-date.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import {
  type NoticeChannel,
  type NoticeKind,
  type NoticeSettings,
  noticeChannels,
  noticeKinds,
} from '../../rules/notices/notice-choices.ts';

export interface NoticesView {
  readonly kinds: readonly {
    readonly kind: NoticeKind;
    readonly label: string;
    readonly channels: readonly {
      readonly channel: NoticeChannel;
      readonly label: string;
      readonly isChosen: boolean;
    }[];
  }[];
  readonly mobile: string;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly browsers: readonly {
    readonly subscriptionUuid: string;
    readonly device: string;
    readonly facts: string;
    readonly isGone: boolean;
  }[];
  readonly pushKey: string;
}

const kindWords: Readonly<Record<NoticeKind, string>> = {
  assigned: 'A lead is assigned to me',
  warning: 'A lead is waiting for my reply',
  reassigned: 'A lead of mine is reassigned',
  overdue: 'A lead is overdue',
};

const channelWords: Readonly<Record<NoticeChannel, string>> = { email: 'Email', push: 'Push', sms: 'SMS' };

interface NoticeFacts {
  readonly settings: NoticeSettings;
  readonly browsers: readonly {
    readonly subscriptionUuid: string;
    readonly device: string;
    readonly addedAt: Date;
    readonly goneAt: Date | null;
  }[];
  readonly pushKey: string;
}

export const buildNoticesView = ({ settings, browsers, pushKey }: NoticeFacts, timeZone: string): NoticesView => ({
  kinds: noticeKinds.map((kind) => ({
    kind,
    label: kindWords[kind],
    channels: noticeChannels.map((channel) => ({
      channel,
      label: channelWords[channel],
      isChosen: settings.choices[kind].includes(channel),
    })),
  })),
  mobile: settings.mobile === null ? '' : formatPhone(settings.mobile),
  quietFrom: settings.quiet?.from ?? '',
  quietTo: settings.quiet?.to ?? '',
  browsers: browsers.map(({ subscriptionUuid, device, addedAt, goneAt }) => ({
    subscriptionUuid,
    device,
    facts:
      goneAt === null
        ? `Push notifications on since ${describeDated(addedAt.getTime(), timeZone)}`
        : `Off since ${describeDated(goneAt.getTime(), timeZone)}. Turn them on again on that device.`,
    isGone: goneAt !== null,
  })),
  pushKey,
});
