import type { ReactNode } from 'react';
import type { VehicleCardView } from './vehicle-card-view.ts';

/** What a layout of the card arranges: the view, and the picture that the page has prepared for its place. */
export interface CardLayoutProps {
  readonly card: VehicleCardView;
  readonly picture: ReactNode;
}
