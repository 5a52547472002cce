import type { ChatConfig } from './config.ts';

/** Ends a chat's address. The page opens links with this ending in a dialog. */
export const chatAnchor = '#chat';

/** Returns the chat company's address for a frame or a window, or null when the site has no chat. @spec D.37 */
export const buildChatHref = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): string | null =>
  chatwoot === null ? null : `${chatwoot.url}/widget?website_token=${chatwoot.websiteToken}${chatAnchor}`;

/** Lists the origins that a site's pages may frame a chat from. @spec D.37 */
export const listChatOrigins = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): readonly string[] =>
  chatwoot === null ? [] : [chatwoot.url];
