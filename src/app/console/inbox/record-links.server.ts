import type { LinkedRecord } from '#src/inbox/view/build-linked-items.ts';
import { isInScope } from '#src/staff/rules/membership.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import type { Member } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';

/**
 * Returns null for a record that the member may not open. A merged lead can have a record outside the member's scope.
 */
export const linkRecord =
  ({ site, membership }: Pick<Member, 'site' | 'membership'>) =>
  (record: LinkedRecord): string | null => {
    if (record.kind === 'tradeIn')
      return hasPermission(membership.role, 'tradeIns.read') ? deskPaths.tradeIn(site.slug, record.uuid) : null;
    const canOpen = hasPermission(membership.role, 'reservations.read') && isInScope(membership, record.lead);
    return canOpen ? deskPaths.reservation(site.slug, record.uuid) : null;
  };
