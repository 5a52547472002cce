import { Titled, TitledWithMore } from '#src/app/storefront/titled.tsx';
import { SimilarCards } from '#src/app/storefront/vehicle-card/similar-cards.tsx';
import { BrandGrid } from '#src/content/web/brand-grid.tsx';
import { ContentPicture } from '#src/content/web/content-picture.tsx';
import { DealerWords } from '#src/content/web/dealer-words.tsx';
import { Faq } from '#src/content/web/faq.tsx';
import { Feature } from '#src/content/web/feature.tsx';
import { Figures } from '#src/content/web/figures.tsx';
import { LinkTiles } from '#src/content/web/link-tiles.tsx';
import { PaymentStrip } from '#src/content/web/payment-strip.tsx';
import { People } from '#src/content/web/people.tsx';
import { Reasons } from '#src/content/web/reasons.tsx';
import { SalesCounter } from '#src/content/web/sales-counter.tsx';
import { LeadForm } from '#src/leads/web/lead-form.tsx';
import { LocationBlock } from '#src/locations/web/cards/location-block.tsx';
import { OfferGrid } from '#src/offers/web/offer-grid.tsx';
import { ReviewSet } from '#src/reviews/web/review-set.tsx';
import { StockTiles } from '#src/search/web/stock-tiles.tsx';
import { DealerText } from '#src/ui/dealer-text.tsx';
import { FormLink } from '../form-link.tsx';
import type { BlockView } from './build-block-view.ts';

export function ContentBlock({ block }: { readonly block: BlockView }) {
  switch (block.kind) {
    case 'text':
      return <DealerText html={block.html} />;
    case 'image':
      return <ContentPicture {...block} />;
    case 'feature':
      return (
        <Feature title={block.title} side={block.side} link={block.link} picture={{ src: block.src, alt: block.alt }}>
          <DealerWords html={block.text} />
        </Feature>
      );
    case 'salesCounter':
      return <SalesCounter counter={block.counter} />;
    case 'stock':
      return (
        <TitledWithMore {...block}>
          <SimilarCards cards={block.cards} />
        </TitledWithMore>
      );
    case 'offers':
      return (
        <TitledWithMore {...block}>
          <OfferGrid offers={block.offers} isFirst={false} level={3} />
        </TitledWithMore>
      );
    case 'reviews':
      return <ReviewSet set={block.set} />;
    case 'form':
      return <LeadForm form={block.form} answer={null} />;
    case 'formLink':
      return <FormLink link={block.link} />;
    case 'locations':
      return <LocationBlock {...block} heading={block.title} isMapped />;
    default:
      return (
        <Titled title={block.title} hasSideHead={block.kind === 'faq' || block.kind === 'payments'}>
          <TitledBody block={block} />
        </Titled>
      );
  }
}

type TitledBlock = Extract<
  BlockView,
  { kind: 'figures' | 'reasons' | 'models' | 'tiles' | 'payments' | 'faq' | 'brands' | 'people' }
>;

function TitledBody({ block }: { readonly block: TitledBlock }) {
  const level = block.title === null ? 2 : 3;
  switch (block.kind) {
    case 'figures':
      return <Figures figures={block.figures} />;
    case 'reasons':
      return <Reasons reasons={block.reasons} level={level} />;
    case 'models':
      return <StockTiles tiles={block.models} isList />;
    case 'tiles':
      return <LinkTiles tiles={block.tiles} level={level} />;
    case 'payments':
      return <PaymentStrip label={block.title ?? 'Accepted payments'} payments={block.payments} />;
    case 'faq':
      return <Faq questions={block.questions} />;
    case 'brands':
      return <BrandGrid groups={block.groups} level={level} />;
    case 'people':
      return <People people={block.people} level={level} />;
  }
}
