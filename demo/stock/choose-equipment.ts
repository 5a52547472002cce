import type { Random } from './random.ts';

interface Feature {
  readonly name: string;
  /** The lowest grade that usually has the feature, from 0 (entry) to 1 (top). */
  readonly grade: number;
  readonly fromYear: number;
  readonly bodies?: readonly string[];
  readonly fuels?: readonly string[];
  readonly automaticOnly?: boolean;
}

const feature = (
  name: string,
  grade: number,
  fromYear: number,
  only: Partial<Pick<Feature, 'bodies' | 'fuels' | 'automaticOnly'>> = {},
): Feature => ({ name, grade, fromYear, ...only });

const utes = { bodies: ['Ute'] };
const offRoad = { bodies: ['Ute', '4x4'] };
const family = { bodies: ['SUV', '4x4', 'Wagon', 'People Mover'] };
const vans = { bodies: ['Van'] };
const notVans = { bodies: ['SUV', '4x4', 'Wagon', 'Hatch', 'Sedan', 'People Mover', 'Coupe', 'Convertible', 'Ute'] };
const plugIn = { fuels: ['Electric', 'Plug-in Hybrid'] };

const features: readonly Feature[] = [
  feature('Air Conditioning', 0, 2000),
  feature('ABS Brakes', 0, 2000),
  feature('Electronic Stability Control', 0, 2005),
  feature('Power Windows - Front & Rear', 0, 2005, notVans),
  feature('Power Door Mirrors', 0, 2005),
  feature('Central Locking - Remote', 0, 2005),
  feature('Bluetooth System', 0, 2012),
  feature('Cruise Control', 0, 2008),
  feature('Reversing Camera', 0, 2014),
  feature('Rear Parking Sensors', 0.1, 2013),
  feature('Driver and Passenger Airbags', 0, 2000),
  feature('Curtain Airbags', 0, 2012, notVans),
  feature('ISOFIX Child Seat Anchors', 0, 2015, notVans),
  feature('USB Audio Input', 0, 2012),
  feature('Multi-function Steering Wheel', 0, 2012),
  feature('Hill Start Assist', 0, 2013),
  feature('Apple CarPlay', 0, 2017),
  feature('Android Auto', 0, 2017),
  feature('Wireless Apple CarPlay', 0.4, 2021),
  feature('Autonomous Emergency Braking', 0, 2018),
  feature('Lane Departure Warning', 0.1, 2018),
  feature('Lane Keep Assist', 0.2, 2019),
  feature('Blind Spot Monitor', 0.35, 2017, notVans),
  feature('Rear Cross Traffic Alert', 0.4, 2018, notVans),
  feature('Adaptive Cruise Control', 0.4, 2018, { automaticOnly: true }),
  feature('Traffic Sign Recognition', 0.3, 2020),
  feature('Driver Attention Monitor', 0.2, 2021),
  feature('360 Degree Camera', 0.7, 2018, notVans),
  feature('Front Parking Sensors', 0.5, 2015),
  feature('Head-up Display', 0.8, 2018, notVans),
  feature('LED Headlights', 0.3, 2017),
  feature('Daytime Running Lamps - LED', 0.1, 2015),
  feature('Automatic Headlights', 0.2, 2012),
  feature('Rain Sensing Wipers', 0.4, 2012),
  feature('Alloy Wheels', 0.2, 2008),
  feature('18 Inch Alloy Wheels', 0.5, 2015),
  feature('Leather Seats', 0.7, 2010, notVans),
  feature('Heated Front Seats', 0.75, 2014, notVans),
  feature('Ventilated Front Seats', 0.9, 2019, notVans),
  feature('Electric Driver Seat', 0.65, 2012, notVans),
  feature('Dual Zone Climate Control', 0.45, 2012, notVans),
  feature('Keyless Entry', 0.3, 2013),
  feature('Push Button Start', 0.35, 2014),
  feature('Satellite Navigation', 0.45, 2012),
  feature('Digital Instrument Cluster', 0.5, 2020),
  feature('Wireless Phone Charging', 0.5, 2019),
  feature('Premium Sound System', 0.8, 2013, notVans),
  feature('Panoramic Sunroof', 0.85, 2015, { bodies: ['SUV', 'Wagon'] }),
  feature('Power Tailgate', 0.65, 2016, { bodies: ['SUV', '4x4', 'Wagon'] }),
  feature('Roof Rails', 0.3, 2008, { bodies: ['SUV', '4x4', 'Wagon'] }),
  feature('Third Row Curtain Airbags', 0.2, 2015, { bodies: ['People Mover'] }),
  feature('Power Sliding Doors', 0.5, 2015, { bodies: ['People Mover'] }),
  feature('Rear Air Vents', 0.3, 2012, family),
  feature('Privacy Glass', 0.3, 2010, family),
  feature('Tow Bar', 0.1, 2000, offRoad),
  feature('Trailer Sway Control', 0.1, 2014, offRoad),
  feature('Hill Descent Control', 0.1, 2012, offRoad),
  feature('Rear Differential Lock', 0.4, 2012, offRoad),
  feature('Low Range Gearing', 0.1, 2000, offRoad),
  feature('Side Steps', 0.4, 2010, offRoad),
  feature('Snorkel', 0.8, 2015, offRoad),
  feature('Bull Bar', 0.75, 2010, offRoad),
  feature('Tub Liner', 0.2, 2005, utes),
  feature('Tonneau Cover', 0.4, 2005, utes),
  feature('Sports Bar', 0.6, 2012, utes),
  feature('Cargo Barrier', 0, 2005, vans),
  feature('Dual Sliding Side Doors', 0.1, 2005, vans),
  feature('Rear Barn Doors', 0.1, 2005, vans),
  feature('Vinyl Floor', 0, 2005, vans),
  feature('Cargo Tie-down Points', 0, 2005, { bodies: ['Van', 'Ute'] }),
  feature('60/40 Split Fold Rear Seat', 0, 2005, { bodies: ['Hatch', 'Sedan', 'SUV', 'Wagon', '4x4'] }),
  feature('Cargo Blind', 0.2, 2008, { bodies: ['SUV', 'Wagon', '4x4'] }),
  feature('Sports Suspension', 0.6, 2005, { bodies: ['Coupe', 'Convertible'] }),
  feature('Limited Slip Differential', 0.5, 2005, { bodies: ['Coupe', 'Convertible'] }),
  feature('Type 2 Charging Cable', 0, 2018, plugIn),
  feature('DC Fast Charging', 0.1, 2018, { fuels: ['Electric'] }),
  feature('Regenerative Braking', 0, 2010, { fuels: ['Electric', 'Hybrid', 'Plug-in Hybrid'] }),
  feature('Vehicle-to-Load Outlet', 0.4, 2021, { fuels: ['Electric', 'Plug-in Hybrid'] }),
  feature('Paddle Shifters', 0.6, 2012, { automaticOnly: true }),
  feature('Full Size Spare Wheel', 0.1, 2000, offRoad),
  feature('Space Saver Spare Wheel', 0.1, 2000, { bodies: ['Hatch', 'Sedan', 'SUV', 'Wagon'] }),
];

export const chooseEquipment = (
  random: Random,
  car: {
    readonly year: number;
    readonly simpleBody: string;
    readonly fuel: string;
    readonly isAutomatic: boolean;
    readonly grade: number;
  },
): readonly string[] => {
  const possible = features.filter(
    (candidate) =>
      candidate.fromYear <= car.year &&
      (candidate.bodies?.includes(car.simpleBody) ?? true) &&
      (candidate.fuels?.includes(car.fuel) ?? true) &&
      (candidate.automaticOnly !== true || car.isAutomatic),
  );
  const fitted = possible.filter((candidate) => candidate.grade <= car.grade && random.chance(0.94));
  const short = 10 - fitted.length;
  if (short <= 0) return fitted.slice(0, 50).map(({ name }) => name);
  const rest = possible.filter((candidate) => !fitted.includes(candidate));
  return [...fitted, ...rest.slice(0, short)].map(({ name }) => name);
};
