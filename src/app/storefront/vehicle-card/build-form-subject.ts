import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import { isListed } from '#src/vehicle/rules/standing/is-listed.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildCardAttributes } from '#src/vehicle/view/card/build-card-attributes.ts';
import { buildVehicleCard } from './build-vehicle-card.ts';
import type { FormSubject } from './form-subject.ts';

/** What a form about a vehicle says of it: as its card does, in one line. @spec B1.05, L2.32 */
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
    isListed: isListed(vehicle, context.site.config.search, context.now),
    href,
    facts: facts.map(({ value }) => value).join(', '),
    price: price === null ? null : { text: price.text, qualifier: price.qualifier },
    picture,
  };
};
