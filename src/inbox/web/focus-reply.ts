/** Id of the reply form. */
export const replyAnchor = 'reply';

/** Moves the focus to the message field of the reply form, if the page has one. */
export const focusReply = (): void => document.querySelector<HTMLElement>('[data-reply]')?.focus();
