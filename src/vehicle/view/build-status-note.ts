import type { StatusNotesConfig } from '../rules/status/status-config.ts';
import { getStockStatus } from '../rules/status/stock-status.ts';
import type { Vehicle } from '../rules/vehicle.ts';

export interface StatusNoteView {
  readonly heading: string;
  readonly text: string;
  /** @spec B9.29 */
  readonly own?: { readonly label: string; readonly href: string } | null;
}

/** @spec B4.02, B4.07, B4.23 */
export const buildStatusNote = (
  vehicle: Pick<Vehicle, 'status' | 'isReserved'>,
  config: StatusNotesConfig,
  isPreorderShown: boolean,
): StatusNoteView | null => {
  const status = getStockStatus(vehicle);
  if (status === 'sold' || status === 'unavailable') return null;
  if (vehicle.isReserved) return { heading: 'Reserved', text: config.reserved };
  if (isPreorderShown) return { heading: 'How preordering works', text: config.preorder };
  return status === 'comingSoon' ? { heading: 'Coming soon', text: config.comingSoon } : null;
};
