import { isSignedIn } from '#src/account/rules/visitor.ts';
import { buildPageMeta, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { readCheckoutAnswer } from '#src/checkout/rules/checkout-requests.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { stripeOrigins } from '#src/payments/rules/stripe/stripe-origins.ts';
import { isAnswerStep, purchaseFields } from '#src/purchase/rules/purchase-fields.ts';
import type { Route } from './+types/purchase-route.ts';
import { PurchasePage } from './purchase-page.tsx';

/** @spec B2.03, L4.18 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const name = url.searchParams.get(purchaseFields.vehicle);
    if (name === null || name === '') throw new DomainError('notFound', 'Please choose a vehicle first.');
    const asked = url.searchParams.get(purchaseFields.step);
    const view = await page.queries.loadPurchase({
      name,
      visitorUuid: page.visit.visitor?.visitorUuid ?? null,
      isSignedIn: isSignedIn(page.visit.visitor),
      asked: isAnswerStep(asked) || asked === 'deposit' ? asked : null,
      answer: readCheckoutAnswer(url.searchParams.get(purchaseFields.answer)),
    });
    requireSignIn(page, url);
    page.onPartial();
    if (view.purchase.checkout.payment?.kind === 'stripe') page.onOutside(stripeOrigins);
    return { view, site: { name: page.site.name, url: page.site.url } };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, site } = loaderData;
  const { title: vehicleTitle, slug } = view.subject.vehicle;
  const title = `${view.purchase.heading}: ${vehicleTitle} | ${site.name}`;
  return buildPageMeta({
    documentTitle: view.purchase.problems.length > 0 ? `Error: ${title}` : title,
    description: `Buy the ${vehicleTitle} online at ${site.name}.`,
    canonicalUrl: site.url + pagePaths.vehicle(slug),
    ...unindexedPage,
  });
};

export default function PurchaseRoute({ loaderData }: Route.ComponentProps) {
  return <PurchasePage view={loaderData.view} />;
}
