import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import { listTileOrigins } from '#src/locations/rules/map-config.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** @spec D.37 */
export const listFrameOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listChatOrigins(config.chat);

/** @spec L9.24 */
export const listPictureOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listTileOrigins(config.places.map);
