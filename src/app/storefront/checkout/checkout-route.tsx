import { isSignedIn } from '#src/account/rules/visitor.ts';
import { buildPageMeta, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { againName, answerName, checkoutPathNames, readCheckoutAnswer } from '#src/checkout/rules/checkout-requests.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { stripeOrigins } from '#src/payments/rules/stripe/stripe-origins.ts';
import type { Route } from './+types/checkout-route.ts';
import { CheckoutPage } from './checkout-page.tsx';

/** @spec B2.02, L4.18 */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const path = checkoutPathNames.find((name) => url.pathname.endsWith(`/${name}`));
    if (path === undefined) throw new DomainError('notFound', 'This vehicle can’t be reserved online.');
    const view = await page.queries.loadCheckout({
      path,
      slug: params.slug,
      receiptUuid: page.visit.receiptUuid,
      isSignedIn: isSignedIn(page.visit.visitor),
      visitorUuid: page.visit.visitor?.visitorUuid ?? null,
      isAgain: url.searchParams.has(againName),
      answer: readCheckoutAnswer(url.searchParams.get(answerName)),
    });
    requireSignIn(page, url);
    page.onPartial();
    if (view.checkout.payment?.kind === 'stripe') page.onOutside(stripeOrigins);
    return { view, site: { name: page.site.name, url: page.site.url } };
  });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, site } = loaderData;
  const { heading, problems } = view.checkout;
  const title = `${heading}: ${view.subject.vehicle.title} | ${site.name}`;
  return buildPageMeta({
    documentTitle: problems.length > 0 ? `Error: ${title}` : title,
    description: `Reserve the ${view.subject.vehicle.title} at ${site.name}.`,
    canonicalUrl: site.url + view.subject.href,
    ...unindexedPage,
  });
};

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage view={loaderData.view} />;
}
