import { secretParameters } from '#src/lib/secret-parameters.ts';

/** The fields of the form in which a visitor agrees to be told of changes. */
export const noticeFields = {
  channel: 'channel',
  email: 'email',
  agreed: 'agreed',
  stop: 'stop',
  token: secretParameters.token,
  from: 'from',
} as const;

/** The id of a field on the page, to which what is wrong with it leads. */
export const noticeFieldId = (field: 'agreed' | 'email'): string => `notices-${field}`;

/** The part of the page that an address leads to: its heading, or what is wrong. */
export const noticeAnchors = { heading: 'notices', problem: 'notices-problem' } as const;

export type NoticePage = 'list' | 'searches';

/** What the page says after the form was sent. */
export const noticeAnswers = ['on', 'asked', 'off', 'email', 'agreed', 'tooMany', 'unsent', 'oldLink'] as const;

export type NoticeAnswer = (typeof noticeAnswers)[number];

const fine: ReadonlySet<NoticeAnswer> = new Set(['on', 'asked', 'off']);

export const isNoticeProblem = (answer: NoticeAnswer): boolean => !fine.has(answer);

/** The parameter of the page's address that says it. */
export const noticeAnswerName = 'notices';

/** What the address of the page says; null for a page that was only asked for. */
export const readNoticeAnswer = (parameters: URLSearchParams): NoticeAnswer | null =>
  noticeAnswers.find((answer) => answer === parameters.get(noticeAnswerName)) ?? null;
