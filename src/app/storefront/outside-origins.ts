import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import { listTileOrigins } from '#src/locations/rules/list-tile-origins.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** What the pages of a site may frame besides films: its chat. @spec D.37 */
export const listFrameOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listChatOrigins(config.chat);

/** Where the pages of a site load pictures from besides the site itself: the tiles of its map. @spec L9.24 */
export const listPictureOrigins = ({ config }: Pick<ResolvedSite, 'config'>): readonly string[] =>
  listTileOrigins(config.places.map);
