import { normalizePath } from '#src/account/rules/normalize-path.ts';
import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { isTradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';
import { ContentPage } from '../content-page.tsx';
import { loadNamedPage } from '../load-named-page.server.ts';
import type { Route } from './+types/trade-in-route.ts';
import { loadTradeIn } from './load-trade-in.server.ts';
import { TradeInPage } from './trade-in-page.tsx';

/** Where cars are valued; on a site that values none, whatever its dealer wrote there. @spec B2.04, B2.05, L2.08 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(async () => {
    const page = context.get(pageContext);
    const name = normalizePath(url.pathname).slice(1);
    const answer = page.formAnswer;
    if (!isTradeInPage(name, page.site.config.tradeIn)) {
      return { kind: 'written', view: await loadNamedPage(name, page, url), answer } as const;
    }
    return { kind: 'valued', view: await loadTradeIn(name, page, url), answer } as const;
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildFormPageMeta(loaderData.view, loaderData.answer);

export default function TradeInRoute({ loaderData: { kind, view, answer } }: Route.ComponentProps) {
  return kind === 'written' ? <ContentPage view={view} answer={answer} /> : <TradeInPage view={view} answer={answer} />;
}
