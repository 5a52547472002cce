import { isSignedIn } from '#src/account/rules/visitor.ts';
import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildPageMeta, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { turnedName } from '#src/wheel/rules/wheel-fields.ts';
import type { Route } from './+types/wheel-route.ts';
import { WheelPage } from './wheel-page.tsx';

/** @spec L2.15, L4.18, L6.01 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { visitor } = page.visit;
    const view = await page.queries.loadWheel({
      visitorUuid: isSignedIn(visitor) ? visitor.visitorUuid : null,
      answer: page.formAnswer,
      isTurned: url.searchParams.has(turnedName),
    });
    requireSignIn(page, url);
    page.onPartial();
    return { view, site: { name: page.site.name, url: page.site.url } };
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, site } = loaderData;
  const title = `${view.heading} | ${site.name}`;
  return buildPageMeta({
    documentTitle: view.problems.length > 0 ? `Error: ${title}` : title,
    description: view.lead,
    canonicalUrl: site.url + accountPaths.spinToWin,
    ...unindexedPage,
  });
};

export default function WheelRoute({ loaderData }: Route.ComponentProps) {
  return <WheelPage view={loaderData.view} />;
}
