import { data } from 'react-router';
import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildPageMeta, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import { paymentAnswerName, paymentFields, readPaymentAnswer } from '#src/online-payment/rules/payment-fields.ts';
import { stripeOrigins } from '#src/payments/rules/stripe/stripe-origins.ts';
import type { Route } from './+types/online-payment-route.ts';
import { OnlinePaymentPage } from './online-payment-page.tsx';

/** @spec L2.16, L4.18, L6.01 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const view = await page.queries.loadOnlinePayment({
      code: url.searchParams.get(secretParameters.token),
      answer: page.formAnswer === null ? readPaymentAnswer(url.searchParams.get(paymentAnswerName)) : 'unknown',
    });
    requireSignIn(page, url);
    page.onPartial();
    if (view.payment?.kind === 'stripe') page.onOutside(stripeOrigins);
    return { view, site: { name: page.site.name, url: page.site.url } };
  });

export const action = async ({ context, request }: Route.ActionArgs) => {
  const { init } = await answerForm(context);
  const fields = await request.formData();
  const textOf = (name: string): string => String(fields.get(name) ?? '').slice(0, 100);
  return data({ code: textOf(paymentFields.code), lastName: textOf(paymentFields.lastName) }, init ?? undefined);
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, site } = loaderData;
  const title = `${view.heading} | ${site.name}`;
  return buildPageMeta({
    documentTitle: view.alert === null ? title : `Error: ${title}`,
    description: `Pay ${site.name} online by card.`,
    canonicalUrl: site.url + accountPaths.onlinePayment,
    ...unindexedPage,
  });
};

export default function OnlinePaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OnlinePaymentPage view={loaderData.view} typed={actionData ?? null} />;
}
