import { redirect } from 'react-router';
import { buildPageMeta, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { describeDelivery } from '#src/calculators/view/delivery/build-delivery-view.ts';
import { DeliveryCalculator } from '#src/calculators/web/delivery/delivery-calculator.tsx';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { Route } from './+types/delivery-route.ts';
import styles from './delivery-route.module.css';

/** @spec B2.48, B7.19 */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const { site, queries } = context.get(pageContext);
    const answer = await queries.loadVehicle(params.slug);
    if (answer.kind === 'moved') throw redirect(answer.address, 301);
    const { delivery, title } = answer.view;
    if (delivery === null) throw new DomainError('notFound', 'Delivery isn’t available for this vehicle.');
    const postcode = (url.searchParams.get('postcode') ?? '').slice(0, 20);
    const outcome = describeDelivery(await queries.estimateDelivery(postcode, delivery.locationId));
    const vehicleHref = pagePaths.vehicle(params.slug);
    return { delivery, title, vehicleHref, asked: { postcode, outcome }, site: { name: site.name, url: site.url } };
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : buildPageMeta({
        documentTitle: `Delivery cost: ${loaderData.title} | ${loaderData.site.name}`,
        description: `See what it costs to have the ${loaderData.title} delivered.`,
        canonicalUrl: `${loaderData.site.url}${loaderData.vehicleHref}`,
        ...unindexedPage,
      });

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const { delivery, title, vehicleHref, asked } = loaderData;
  return (
    <div className={`page-width ${styles.page}`}>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: pagePaths.home },
          { label: title, href: vehicleHref },
          { label: 'Delivery', href: null },
        ]}
      />
      <h1>Delivery cost: {title}</h1>
      <DeliveryCalculator key={asked.postcode} delivery={delivery} asked={asked} />
      <p>
        <a href={vehicleHref}>Back to {title}</a>
      </p>
    </div>
  );
}
