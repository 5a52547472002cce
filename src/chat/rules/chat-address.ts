import type { ChatConfig } from './config.ts';

/** Marks a link that the page opens over itself once the visitor agrees. */
export const chatAnchor = '#chat';

/** The address at which a chat company draws its chat, for a frame and for a window of its own; null without one. @spec D.37 */
export const buildChatHref = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): string | null =>
  chatwoot === null ? null : `${chatwoot.url}/widget?website_token=${chatwoot.websiteToken}${chatAnchor}`;

/** Where the pages of a site frame a chat from: nowhere on a site without one. @spec D.37 */
export const listChatOrigins = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): readonly string[] =>
  chatwoot === null ? [] : [chatwoot.url];
