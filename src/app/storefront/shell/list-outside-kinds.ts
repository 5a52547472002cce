import { listChatOrigins } from '#src/chat/rules/chat-address.ts';
import type { ConsentKind } from '#src/lib/consent.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';

/** What of a site's pages comes from other companies: a visitor of a site with nothing of that is asked nothing. @spec D.24, D.37 */
export const listOutsideKinds = ({
  tracking,
  chat,
}: Pick<SliceConfigs, 'tracking' | 'chat'>): readonly ConsentKind[] => [
  ...(tracking.analyticsId === null ? [] : (['analytics'] as const)),
  ...(listChatOrigins(chat).length === 0 ? [] : (['chat'] as const)),
];
