import { normalizePath } from '#src/account/rules/normalize-path.ts';
import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { type PageContext, pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { isTradeInPage, type TradeInPage as TradeInPageName } from '#src/trade-in/rules/trade-in-pages.ts';
import { valuationFields } from '#src/trade-in/rules/valuation-fields.ts';
import type { Route } from './+types/stepped-route.ts';
import { listStockRows } from './blocks/build-block-view.ts';
import { ContentPage } from './content-page.tsx';
import { FinanceApplicationPage } from './finance-application/finance-application-page.tsx';
import {
  loadFinanceApplication,
  loadPersonalisedFinance,
} from './finance-application/load-finance-application.server.ts';
import { loadNamedPage } from './load-named-page.server.ts';
import { buildTradeInView, type TradeInView } from './trade-in/build-trade-in-view.ts';
import { TradeInPage } from './trade-in/trade-in-page.tsx';

/** @spec L2.57, B2.04, D.31 */
const loadTradeIn = async (name: TradeInPageName, page: PageContext, url: URL): Promise<TradeInView> => {
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

/**
 * If the site has turned valuations or finance applications off, their paths load the page that the dealer wrote for
 * them, if any.
 * @spec B2.04, B2.05, L2.08, L2.11, L2.13
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { tradeIn, financeApplication } = page.site.config;
    const answer = page.formAnswer;
    const path = normalizePath(url.pathname);
    const name = path.slice(1);
    if (isTradeInPage(name, tradeIn)) {
      return { kind: 'valued', view: await loadTradeIn(name, page, url), answer } as const;
    }
    if (path === pagePaths.personalisedFinance) {
      return { kind: 'applied', view: await loadPersonalisedFinance(page, url), answer } as const;
    }
    if (path === pagePaths.financeApplication && financeApplication.enabled) {
      return { kind: 'applied', view: await loadFinanceApplication(page, url), answer } as const;
    }
    return { kind: 'written', view: await loadNamedPage(name, page, url), answer } as const;
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildFormPageMeta(loaderData.view, loaderData.answer);

export default function SteppedRoute({ loaderData: { kind, view, answer } }: Route.ComponentProps) {
  if (kind === 'valued') return <TradeInPage view={view} answer={answer} />;
  if (kind === 'applied') return <FinanceApplicationPage view={view} />;
  return <ContentPage view={view} answer={answer} />;
}
