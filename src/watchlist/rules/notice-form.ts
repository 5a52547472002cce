/** The fields of the form in which a visitor agrees to be told of changes. */
export const noticeFields = { channel: 'channel', email: 'email', agreed: 'agreed', stop: 'stop' } as const;

/** What the page says after the form was sent. */
export const noticeAnswers = ['on', 'off', 'email', 'agreed'] as const;

export type NoticeAnswer = (typeof noticeAnswers)[number];

/** The parameter of the page's address that says it. */
export const noticeAnswerName = 'notices';

/** What the address of the page says; null for a page that was only asked for. */
export const readNoticeAnswer = (parameters: URLSearchParams): NoticeAnswer | null =>
  noticeAnswers.find((answer) => answer === parameters.get(noticeAnswerName)) ?? null;
