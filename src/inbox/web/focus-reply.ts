export const replyAnchor = 'reply';

export const focusReply = (): void => document.querySelector<HTMLElement>('[data-reply]')?.focus();
