import { data, redirect } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPart, type PageContext, pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { Route } from './+types/offers-route.ts';
import { buildOfferList } from './build-offer-list.server.ts';
import { buildOfferPage, type OfferListView } from './build-offer-page.ts';
import { OffersPage } from './offers-page.tsx';

/** @spec L2.25 */
const withReducedStock = async (list: OfferListView, page: PageContext): Promise<OfferListView> =>
  list.noOffers?.of === 'site'
    ? { ...list, reduced: (await loadPart(() => page.queries.loadReducedStock(), page)) ?? [] }
    : list;

const noOffer = (): DomainError => new DomainError('notFound', 'We can’t find that offer.');

/** @spec L1.04, L2.24, L2.25 */
export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const { pathname, searchParams } = url;
    const [first, second] = [params.first, params.second];
    if (first === undefined) {
      const [make = null, ...more] = searchParams.getAll('make');
      // An address with a second make redirects, because the same content would otherwise be cached under another key.
      const list = more.length === 0 ? buildOfferList(make, page) : undefined;
      if (list === undefined) throw redirect(publicationPaths.specialOffers);
      return data(await withReducedStock(list, page));
    }
    const view = buildOfferPage(second ?? first, page);
    if (view === undefined) throw noOffer();
    const { pathname: ownPath } = new URL(view.document.canonicalUrl);
    // Each offer has one address, so a wrong or missing make redirects.
    if (pathname !== ownPath) throw redirect(ownPath, 301);
    return data(view, { status: view.kind === 'gone' ? 410 : 200 });
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : buildPageMeta(loaderData.document);

export default function OffersRoute({ loaderData }: Route.ComponentProps) {
  return <OffersPage view={loaderData} />;
}
