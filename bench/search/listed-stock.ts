import type { EngineDocument } from '#src/search/engine/text/text-index.ts';

/** Other engines load only listed cars, so they skip the filter that Forecourt's engine applies to every search. */
export const isListed = (car: EngineDocument): boolean =>
  car.show_on_dealer_website === true && (car.status !== 'sold' || Number(car.sold_date_timestamp) >= 1_789_741_000);

export const wordsOfCar = (car: EngineDocument): string =>
  [car.name, car.body, car.drive, car.fuel, car.colour, car.filtered_features, car.dealercomments, car.stocknum]
    .flat()
    .join(' ');
