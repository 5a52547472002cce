import type { VehicleCardView } from './vehicle-card-view.ts';

export interface SimilarView {
  readonly heading: string;
  readonly moreLabel: string;
  readonly moreHref: string;
  readonly cards: readonly VehicleCardView[];
}
