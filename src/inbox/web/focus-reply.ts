/** Id of the reply form. */
export const replyAnchor = 'reply';

/** Moves the focus to the message of the open lead's reply, if the page has one. */
export const focusReply = (): void => document.querySelector<HTMLElement>('[data-reply]')?.focus();
