import { formatKm } from '#src/lib/format-number.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { CardAttributeName } from '#src/vehicle/rules/card/card-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import type { CarType } from '../../rules/vehicle-classes.ts';
import type { Figure } from '../figure.ts';
import { describeLicence } from '../information/spec-row-table.ts';

type Attribute = readonly [
  label: string,
  read: (vehicle: Vehicle, carTypeLabels: Readonly<Record<CarType, string>>) => string | null,
];

const attributes: Readonly<Record<CardAttributeName, Attribute>> = {
  car_type: ['Condition', ({ carType }, labels) => labels[carType]],
  simple_body: ['Body', ({ simpleBody }) => simpleBody],
  km: ['Odometer', ({ odometerKm }) => (odometerKm === null ? null : formatKm(odometerKm))],
  simple_transmission: ['Transmission', ({ simpleTransmission }) => simpleTransmission],
  stocknum: ['Stock number', ({ stockNumber }) => stockNumber],
  simple_fuel: ['Fuel', ({ simpleFuel }) => simpleFuel],
  simple_drive: ['Drive', ({ simpleDrive }) => simpleDrive],
  seats: ['Seats', ({ seats }) => (seats ? formatCount(seats, { one: 'seat', many: 'seats' }) : null)],
  colour: ['Colour', ({ colour }) => colour],
  city: ['City', ({ city }) => city],
  learner_approved: ['Licence', describeLicence],
  location_name: ['Location', ({ locationName, location }) => locationName ?? location?.name ?? null],
};

/** Builds a card's chips, in the order of `names`. Skips unknown values. @spec B9.10, B9.11 */
export const buildCardAttributes = (
  vehicle: Vehicle,
  names: readonly CardAttributeName[],
  carTypeLabels: Readonly<Record<CarType, string>>,
): readonly Figure[] =>
  names.flatMap((name) => {
    const [label, read] = attributes[name];
    const value = read(vehicle, carTypeLabels);
    return value === null ? [] : [{ name, label, value }];
  });
