import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { PaymentKind } from '#src/content/rules/payment-kinds.ts';
import type { BrandGroupView } from '#src/content/view/build-brand-groups.ts';
import type { FigureView } from '#src/content/view/build-figures.ts';
import type { SalesCounterView } from '#src/content/view/build-sales-counter.ts';
import type { LeadFormView } from '#src/leads/view/lead-form-view.ts';
import type { LocationBlockView } from '#src/locations/view/build-location-block.ts';
import type { MapView } from '#src/locations/view/map-view.ts';
import type { OfferView } from '#src/offers/view/offer-view.ts';
import type { ReviewSetView } from '#src/reviews/view/review-view.ts';
import type { ContentBlock } from '#src/sites/config/pages/block-schemas.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';

type BlockOf<Kind extends ContentBlock['kind']> = Extract<ContentBlock, { kind: Kind }>;
type Title = { readonly title: string | null };

/** A block of a page as it is drawn. */
export type BlockView =
  | BlockOf<'text' | 'image' | 'feature' | 'tiles' | 'faq' | 'reasons'>
  | ({ readonly kind: 'figures'; readonly figures: readonly FigureView[] } & Title)
  | ({ readonly kind: 'payments'; readonly payments: readonly PaymentKind[] } & Title)
  | ({ readonly kind: 'brands'; readonly groups: readonly BrandGroupView[] } & Title)
  | { readonly kind: 'form'; readonly form: LeadFormView }
  | { readonly kind: 'formLink'; readonly link: SiteLink }
  | {
      readonly kind: 'offers';
      readonly title: string;
      readonly offers: readonly OfferView[];
      readonly more: { readonly label: string; readonly href: string };
    }
  | { readonly kind: 'reviews'; readonly set: ReviewSetView }
  | { readonly kind: 'salesCounter'; readonly counter: SalesCounterView }
  | {
      readonly kind: 'stock';
      readonly title: string;
      readonly cards: readonly VehicleCardView[];
      readonly more: { readonly label: string; readonly href: string };
    }
  | {
      readonly kind: 'locations';
      readonly title: string;
      readonly block: LocationBlockView;
      readonly map: MapView | null;
    };
