import type { NoticeKind } from '../../rules/notices/notice-choices.ts';

export interface NoticeText {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** A later push notification with the same tag replaces this one. */
  readonly tag: string;
}

interface NoticeFacts {
  readonly kind: NoticeKind;
  /** A notice contains no details about the shopper except this name and the vehicle. */
  readonly firstName: string;
  readonly vehicleTitle: string | null;
  readonly siteName: string;
  readonly leadUuid: string;
  readonly url: string;
}

const titles: Readonly<Record<NoticeKind, string>> = {
  assigned: 'New lead assigned to you',
  warning: 'Still waiting for your reply',
  reassigned: 'Reassigned to someone else',
  overdue: 'Overdue',
};

export const buildNotice = ({ kind, firstName, vehicleTitle, siteName, leadUuid, url }: NoticeFacts): NoticeText => ({
  title: `${titles[kind]}: ${firstName}`,
  body: [vehicleTitle, siteName].filter((part) => part !== null).join(' · '),
  url,
  tag: leadUuid,
});

export const writeNotice = ({ title, body, url }: NoticeText): string => `${title}\n${body}\n${url}`;
