import { capitalise } from '#src/lib/text/capitalise.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { findHistoryReportUrl } from '#src/vehicle/rules/find-history-report-url.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { ButtonView } from '#src/vehicle/view/button-view.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';

/** 'Car History Report', and what another trade calls it. @spec L2.49 */
const nameReport = ({ itemType }: Vehicle): string => `${capitalise(chooseVehicleNoun([itemType]).one)} History Report`;

/** Buttons of the page that lead somewhere: those of later capabilities join here. @spec L2.49, L2.50, B5.16 */
export const buildPageButtonsView = (vehicle: Vehicle, unavailable: UnavailableView | null): readonly ButtonView[] => {
  if (unavailable !== null) {
    const { similarLabel: label, similarHref: href } = unavailable;
    return [{ name: 'findSimilar', label, href, isPrimary: false }];
  }
  const file = findHistoryReportUrl(vehicle);
  return file === null ? [] : [{ name: 'historyReport', label: nameReport(vehicle), href: file, isPrimary: false }];
};
