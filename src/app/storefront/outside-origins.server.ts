import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import { listTileOrigins } from '#src/locations/rules/map-config.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** Returns the chat's origins, which pages can frame. @spec D.37 */
export const listFrameOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listChatOrigins(config.chat);

/** Returns the origins of map tiles, from which pages can load pictures. @spec L9.24 */
export const listPictureOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listTileOrigins(config.places.map);
