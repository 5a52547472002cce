import type { ChatConfig } from './config.ts';

/** The page's script finds chat links by this ending and opens them in a dialog. */
export const chatAnchor = '#chat';

/** @spec D.37 */
export const buildChatHref = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): string | null =>
  chatwoot === null ? null : `${chatwoot.url}/widget?website_token=${chatwoot.websiteToken}${chatAnchor}`;

/** @spec D.37 */
export const listChatOrigins = ({ chatwoot }: Pick<ChatConfig, 'chatwoot'>): readonly string[] =>
  chatwoot === null ? [] : [chatwoot.url];
