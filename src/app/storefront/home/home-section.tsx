import { Fragment, Suspense } from 'react';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import { LazyBudgetSearch } from '#src/app/storefront/lazy-budget-search.tsx';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { BrandWall } from '#src/content/web/brand-wall.tsx';
import { Feature } from '#src/content/web/feature.tsx';
import { Figures } from '#src/content/web/figures.tsx';
import { LinkTiles } from '#src/content/web/link-tiles.tsx';
import { Reasons } from '#src/content/web/reasons.tsx';
import { SalesCounter } from '#src/content/web/sales-counter.tsx';
import { LocationCarousel } from '#src/locations/web/carousel/location-carousel.tsx';
import { PriceSlider } from '#src/search/web/price-slider.tsx';
import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { HomeSectionView } from './build-home-view.ts';
import styles from './home-section.module.css';

type SectionOf<Kind extends HomeSectionView['kind']> = Extract<HomeSectionView, { kind: Kind }>;

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

type Headed = Exclude<HomeSectionView, { kind: 'stats' | 'locations' | 'profile' | 'salesCounter' }>;

function SectionBody({ section }: { readonly section: Headed }) {
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
      return <LinkTiles tiles={section.tiles} level={3} />;
    case 'brands':
      return <BrandWall wall={section.wall} />;
    case 'reasons':
      return <Reasons reasons={section.reasons} level={3} />;
  }
}

const unheaded = ['stats', 'locations', 'profile', 'salesCounter'] as const;

const isUnheaded = (section: HomeSectionView): section is Exclude<HomeSectionView, Headed> =>
  unheaded.some((kind) => kind === section.kind);

const Profile = ({ profile }: SectionOf<'profile'>) => {
  const { title, text, imageUrl, imageAlt, link } = profile;
  const picture = imageUrl === null ? null : { src: imageUrl, alt: imageAlt };
  return (
    <Feature title={title} picture={picture} side="end" link={link}>
      <p>{text}</p>
    </Feature>
  );
};

function Unheaded({ section }: { readonly section: Exclude<HomeSectionView, Headed> }) {
  switch (section.kind) {
    case 'stats':
      return <Figures figures={section.stats} />;
    case 'profile':
      return <Profile {...section} />;
    case 'salesCounter':
      return <SalesCounter counter={section.counter} />;
    case 'locations':
      return <LocationCarousel block={section.block} map={section.map} heading={section.heading} />;
  }
}

export function HomeSection({ section }: { readonly section: HomeSectionView }) {
  if (isUnheaded(section)) {
    return (
      <div
        id={section.kind === 'stats' ? 'figures' : undefined}
        className={`page-width ${section.kind === 'stats' ? styles.statsBand : ''}`}
      >
        <Unheaded section={section} />
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
              {section.moreLabel}
              <Icon name="arrowRight" size="small" />
            </a>
          )}
        </div>
        <SectionBody section={section} />
      </div>
    </section>
  );
}
