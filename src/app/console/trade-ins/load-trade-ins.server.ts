import { hasPermission } from '#src/staff/rules/roles.ts';
import { buildTradeInListView } from '#src/trade-in/view/staff/build-trade-in-desk-view.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { loadRecordPages } from '../records/positions.ts';

export const loadTradeIns = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'tradeIns.read');
  const { rows, pages } = await loadRecordPages({
    url: args.url,
    path: deskPaths.tradeIns(site.slug),
    group: null,
    list: (after, limit) => desk.services.tradeIns.list(membership, after, limit),
    positionOf: ({ startedAtMs, valuationUuid }) => ({ atMs: startedAtMs, uuid: valuationUuid }),
  });
  const view = buildTradeInListView(rows, {
    ...pages,
    timeZone: site.timeZone,
    hrefOf: hasPermission(membership.role, 'leads.read') ? (uuid) => deskPaths.lead(site.slug, uuid) : null,
  });
  return { view, siteName: site.name };
};
