import type { ChatConfig } from './config.ts';

/** The ending of a chat link, by which the page's script finds the link and opens it in a dialog. */
export const chatAnchor = '#chat';

/** @spec D.37 */
export const buildChatHref = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): string | null =>
  chatwoot === null ? null : `${chatwoot.url}/widget?website_token=${chatwoot.websiteToken}${chatAnchor}`;

/** @spec D.37 */
export const listChatOrigins = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): readonly string[] =>
  chatwoot === null ? [] : [chatwoot.url];
