import { Fragment, Suspense } from 'react';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import { LazyBudgetSearch } from '#src/app/storefront/lazy-budget-search.tsx';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { LocationList } from '#src/locations/web/location-list.tsx';
import { PriceSlider } from '#src/search/web/price-slider.tsx';
import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './home-section.module.css';
import type { HomeSectionView } from './home-view.ts';
import { PromoTiles } from './promo-tiles.tsx';

type SectionOf<Kind extends HomeSectionView['kind']> = Extract<HomeSectionView, { kind: Kind }>;

function Stats({ stats }: SectionOf<'stats'>) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ figure, label, href }) => (
        <div key={label}>
          <dt>{href === null ? label : <a href={href}>{label}</a>}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const cardSizes = '(width < 42rem) 94vw, (width < 64rem) 46vw, 24rem';

function Arrivals({ cards, promos }: SectionOf<'arrivals'>) {
  const drawPromosAfter = (count: number) =>
    promos
      .filter(({ afterCards }) => afterCards === count)
      .map(({ promo }) => (
        <Suspense key={promo.title}>
          <LatePromoCard promo={promo} sizes={cardSizes} />
        </Suspense>
      ));
  return (
    <ul className={styles.cards}>
      {drawPromosAfter(0)}
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          <li>
            <VehicleCard card={card} sizes={cardSizes} />
          </li>
          {drawPromosAfter(index + 1)}
        </Fragment>
      ))}
    </ul>
  );
}

function Reasons({ reasons }: SectionOf<'reasons'>) {
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function SectionBody({ section }: { readonly section: Exclude<HomeSectionView, { kind: 'stats' | 'locations' }> }) {
  switch (section.kind) {
    case 'bodies':
    case 'models':
    case 'makes':
      return <StockTiles tiles={section.tiles} />;
    case 'arrivals':
      return <Arrivals {...section} />;
    case 'budget':
      return (
        <Suspense>
          <LazyBudgetSearch budget={section.budget} />
        </Suspense>
      );
    case 'priceSlider':
      return <PriceSlider slider={section.slider} />;
    case 'promoTiles':
      return <PromoTiles tiles={section.tiles} />;
    case 'reasons':
      return <Reasons {...section} />;
  }
}

/** One section of the home page, by its kind. */
export function HomeSection({ section }: { readonly section: HomeSectionView }) {
  if (section.kind === 'stats') {
    return (
      <div className={`page-width ${styles.statsBand}`}>
        <Stats {...section} />
      </div>
    );
  }
  if (section.kind === 'locations') {
    return (
      <div className="page-width">
        <LocationList locations={section.locations} heading={section.heading} contactPath={section.contactPath} />
      </div>
    );
  }
  return (
    <section className={styles.band} data-kind={section.kind} aria-labelledby={`home-${section.kind}`}>
      <div className={`page-width ${styles.section}`}>
        <div className={styles.head}>
          <h2 id={`home-${section.kind}`}>{section.heading}</h2>
          {section.kind === 'arrivals' && (
            <a className={styles.more} href={section.moreHref}>
              See the newest stock
              <Icon name="arrowRight" size="small" />
            </a>
          )}
        </div>
        <SectionBody section={section} />
      </div>
    </section>
  );
}
