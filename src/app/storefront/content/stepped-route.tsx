import { normalizePath } from '#src/account/rules/normalize-path.ts';
import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { isTradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';
import type { Route } from './+types/stepped-route.ts';
import { ContentPage } from './content-page.tsx';
import { FinanceApplicationPage } from './finance-application/finance-application-page.tsx';
import {
  loadFinanceApplication,
  loadPersonalisedFinance,
} from './finance-application/load-finance-application.server.ts';
import { loadNamedPage } from './load-named-page.server.ts';
import { loadTradeIn } from './trade-in/load-trade-in.server.ts';
import { TradeInPage } from './trade-in/trade-in-page.tsx';

/**
 * Pages with steps: valuing a car, applying for finance, and quotes. Without those features it shows what the dealer wrote there.
 * One route for all, because every page carries the route list. @spec B2.04, B2.05, L2.08, L2.11, L2.13
 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(async () => {
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
