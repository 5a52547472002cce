import { SimilarCards } from '#src/app/storefront/vehicle-card/similar-cards.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { MakeChoice } from '#src/offers/view/build-make-filter.ts';
import { OfferDetail } from '#src/offers/web/offer-detail.tsx';
import { OfferGrid } from '#src/offers/web/offer-grid.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import buttons from '#src/ui/button.module.css';
import { DealerText } from '#src/ui/dealer-text.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import type { NoOffersView, OfferGoneView, OfferListView, OfferPageView, OffersView } from './build-offer-page.ts';
import styles from './offers-page.module.css';

/** @spec L1.04 */
const MakeFilter = ({ choices }: { readonly choices: readonly MakeChoice[] }) => (
  <LinkRow label="Offers by make" links={choices.map(({ countText, ...choice }) => ({ ...choice, note: countText }))} />
);

const NoOffers = ({ title, text, ways }: NoOffersView) => (
  <div className={styles.gone}>
    <h2>{title}</h2>
    <p>{text}</p>
    <p className={styles.ways}>
      {ways.map(({ label, href }, index) => (
        <a key={href} className={index === 0 ? buttons.filled : buttons.outlined} href={href}>
          {label}
        </a>
      ))}
    </p>
  </div>
);

const Reduced = ({ cards }: { readonly cards: OfferListView['reduced'] }) => (
  <section className={styles.others} aria-labelledby="reduced">
    <h2 id="reduced">Reduced in price</h2>
    <SimilarCards cards={cards} />
  </section>
);

const OfferList = ({ title, introHtml, makes, offers, noOffers, reduced }: OfferListView) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    {makes.length > 0 && <MakeFilter choices={makes} />}
    {offers.length > 0 && <OfferGrid offers={offers} isFirst level={2} />}
    {noOffers !== null && <NoOffers {...noOffers} />}
    {reduced.length > 0 && <Reduced cards={reduced} />}
    {introHtml !== '' && <DealerText html={introHtml} />}
  </>
);

const Others = ({ others }: Pick<OfferPageView, 'others'>) =>
  others.length === 0 ? null : (
    <section className={styles.others} aria-labelledby="other-offers">
      <h2 id="other-offers">More offers</h2>
      <OfferGrid offers={others} isFirst={false} level={3} />
      <p>
        <a className={styles.all} href={publicationPaths.specialOffers}>
          See all offers
        </a>
      </p>
    </section>
  );

const OfferGone = ({ title, text, listHref, searchHref }: OfferGoneView) => (
  <div className={styles.gone}>
    <h1 className={styles.title}>{title}</h1>
    <p>{text}</p>
    <p className={styles.ways}>
      {listHref !== null && (
        <a className={buttons.filled} href={listHref}>
          See current offers
        </a>
      )}
      <a className={buttons.outlined} href={searchHref}>
        Search our stock
      </a>
      <a className={buttons.outlined} href={pagePaths.contact}>
        Contact us
      </a>
    </p>
  </div>
);

const Body = ({ view }: { readonly view: OffersView }) => {
  if (view.kind === 'list') return <OfferList {...view} />;
  return (
    <>
      {view.kind === 'offer' ? <OfferDetail {...view} /> : <OfferGone {...view} />}
      <Others others={view.others} />
    </>
  );
};

/** @spec L1.04, L2.24, L2.25 */
export const OffersPage = ({ view }: { readonly view: OffersView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <Body view={view} />
  </div>
);
