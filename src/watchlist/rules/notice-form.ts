import { secretParameters } from '#src/lib/secret-parameters.ts';

export const noticeFields = {
  channel: 'channel',
  email: 'email',
  agreed: 'agreed',
  stop: 'stop',
  token: secretParameters.token,
  from: 'from',
} as const;

export const noticeFieldId = (field: 'agreed' | 'email'): string => `notices-${field}`;

export const noticeAnchors = { heading: 'notices', problem: 'notices-problem' } as const;

export type NoticePage = 'list' | 'searches';

export const noticeAnswers = ['on', 'asked', 'off', 'email', 'agreed', 'tooMany', 'unsent', 'oldLink'] as const;

export type NoticeAnswer = (typeof noticeAnswers)[number];

const fine: ReadonlySet<NoticeAnswer> = new Set(['on', 'asked', 'off']);

export const isNoticeProblem = (answer: NoticeAnswer): boolean => !fine.has(answer);

export const noticeAnswerName = 'notices';

export const readNoticeAnswer = (parameters: URLSearchParams): NoticeAnswer | null =>
  noticeAnswers.find((answer) => answer === parameters.get(noticeAnswerName)) ?? null;
