import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** What the pages of a site may frame besides films: its chat. @spec D.37 */
export const listFrameOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listChatOrigins(config.chat);
