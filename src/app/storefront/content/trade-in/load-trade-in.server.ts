import type { PageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import type { TradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';
import { valuationFields } from '#src/trade-in/rules/valuation-fields.ts';
import { listStockRows } from '../blocks/block-stock.ts';
import { buildTradeInView, type TradeInView } from './build-trade-in-view.ts';

/** Loads the valuation page with the visitor's own valuation. @spec L2.57, B2.04, D.31 */
export const loadTradeIn = async (name: TradeInPage, page: PageContext, url: URL): Promise<TradeInView> => {
  requireSignIn(page, url);
  const { site, now, queries, visit } = page;
  const { searchParams: parameters } = url;
  const { valuation, makes } = await queries.loadValuation({
    visitorUuid: visit.visitor?.visitorUuid ?? null,
    valuationUuid: parameters.get(valuationFields.valuation),
  });
  const asked = valuation?.vehicleId?.toString() ?? parameters.get(valuationFields.vehicleId);
  const subject = asked ? await queries.loadFormSubject(asked) : null;
  const stockRows = listStockRows(site.content['trade-in']?.blocks ?? []);
  const stock = stockRows === null ? null : await queries.loadStockRows(stockRows);
  return buildTradeInView({
    page: name,
    site,
    now,
    stock,
    parameters,
    valuation,
    makes,
    subject: subject?.isInStock === true ? subject : null,
  });
};
