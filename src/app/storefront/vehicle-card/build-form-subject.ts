import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { LeadVehicle } from '#src/leads/rules/lead-vehicle.ts';
import { hasPage, isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildCardAttributes } from '#src/vehicle/view/card/build-card-parts.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';

/** @spec B1.05, L2.32 */
export interface FormSubject {
  /** For display only. The server looks the vehicle up again when the form is sent. */
  readonly vehicle: Pick<LeadVehicle, 'vehicleId' | 'slug' | 'carType' | 'title'>;
  readonly isInStock: boolean;
  /**
   * False if the vehicle's own page is gone. A shopper who paid for the vehicle can still open the reservation or
   * purchase.
   */
  readonly hasPage: boolean;
  readonly href: string;
  readonly facts: string;
  readonly price: { readonly text: string; readonly qualifier: string | null } | null;
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

/** @spec B1.05, L2.32 */
export const buildFormSubject = (vehicle: Vehicle, context: ViewContext): FormSubject => {
  const { title, href, price, picture } = buildVehicleCard(vehicle, context);
  const facts = buildCardAttributes(
    vehicle,
    ['car_type', 'km', 'simple_transmission', 'stocknum'],
    context.site.config.search.carTypeLabels,
  );
  return {
    vehicle: { vehicleId: vehicle.id, slug: vehicle.slug, carType: vehicle.carType, title },
    isInStock: isInStock(vehicle),
    hasPage: hasPage(vehicle, context.site.config.search, context.now),
    href,
    facts: facts.map(({ value }) => value).join(', '),
    price: price === null ? null : { text: price.text, qualifier: price.qualifier },
    picture,
  };
};
