import { hasPermission } from '#src/staff/rules/roles.ts';
import { buildTradeInListView } from '#src/trade-in/view/staff/build-trade-in-desk-view.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { addressOf, readPosition, recordsPerPage, splitPages } from '../records/positions.ts';

export const loadTradeIns = async (args: DeskArgs) => {
  const { desk, site, membership } = requireMember(args, 'tradeIns.read');
  const after = readPosition(args.url);
  const listed = await desk.services.tradeIns.list(membership, after, recordsPerPage + 1);
  const { rows, ...hrefs } = splitPages(
    listed,
    ({ startedAtMs, valuationUuid }) => ({ atMs: startedAtMs, uuid: valuationUuid }),
    after,
    (next) => addressOf(deskPaths.tradeIns(site.slug), { after: next }),
  );
  const view = buildTradeInListView(rows, {
    ...hrefs,
    timeZone: site.timeZone,
    hrefOf: hasPermission(membership.role, 'leads.read') ? (uuid) => deskPaths.lead(site.slug, uuid) : null,
  });
  return { view, siteName: site.name };
};
