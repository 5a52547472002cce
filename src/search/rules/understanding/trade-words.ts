import type { RefinementKey } from '../search-state.ts';
import type { SortName } from '../sort-table.ts';

export interface TradeWord {
  readonly says: readonly string[];
  /** Values that aren't in stock are ignored. */
  readonly means?: readonly string[];
  readonly key?: RefinementKey;
  readonly text?: string;
  readonly sort?: SortName;
}

export const tradeWords: readonly TradeWord[] = [
  { says: ['vw', 'vdub', 'veedub'], means: ['Volkswagen'], key: 'make' },
  { says: ['merc', 'mercs', 'mercedes', 'benz', 'mb'], means: ['Mercedes-Benz'], key: 'make' },
  { says: ['chev', 'chevy'], means: ['Chevrolet'], key: 'make' },
  { says: ['beemer', 'bimmer', 'beamer'], means: ['BMW'], key: 'make' },
  { says: ['subi', 'subie', 'suby', 'scooby'], means: ['Subaru'], key: 'make' },
  { says: ['mitsi', 'mitsu', 'mitzi'], means: ['Mitsubishi'], key: 'make' },
  { says: ['landy'], means: ['Land Rover'], key: 'make' },
  { says: ['great wall'], means: ['GWM'], key: 'make' },
  { says: ['harley', 'hd', 'hog'], means: ['Harley-Davidson'], key: 'make' },
  { says: ['kwaka'], means: ['Kawasaki'], key: 'make' },
  { says: ['enfield'], means: ['Royal Enfield'], key: 'make' },
  {
    says: ['lc', 'lc200', 'lc300'],
    means: ['LandCruiser', 'LandCruiser Prado', 'LandCruiser 70', 'LandCruiser 200', 'LandCruiser 300'],
    key: 'make_model',
  },
  { says: ['lc70', '70 series', 'lc79', '79 series'], means: ['LandCruiser 70'], key: 'make_model' },
  { says: ['hatch', 'hatchback', 'hatches', 'hatchie'], means: ['Hatch', 'Hatchback'], key: 'body' },
  { says: ['wagon', 'station wagon', 'estate'], means: ['Wagon'], key: 'body' },
  { says: ['sedan', 'saloon'], means: ['Sedan'], key: 'body' },
  { says: ['people mover', 'minivan', 'mini van', 'mpv'], means: ['People Mover'], key: 'body' },
  { says: ['convertible', 'cabriolet', 'cabrio', 'soft top', 'drop top'], means: ['Convertible'], key: 'body' },
  { says: ['ute', 'utes', 'pickup', 'pick up', 'utility'], means: ['Ute'], key: 'body' },
  { says: ['suv', 'crossover', 'soft roader'], means: ['SUV'], key: 'body' },
  { says: ['van', 'vans', 'delivery van', 'panel van', 'work van'], means: ['Van'], key: 'body' },
  { says: ['dual cab', 'double cab', 'twin cab', 'crew cab'], means: ['Dual Cab'], key: 'bodyconfiguration' },
  {
    says: ['single cab', 'cab chassis', 'tray back', 'trayback', 'tray back ute', 'tray'],
    means: ['Single Cab'],
    key: 'bodyconfiguration',
  },
  { says: ['dirt bike', 'dirtbike', 'trail bike', 'motocross', 'mx bike'], means: ['Enduro'], key: 'body' },
  { says: ['adventure bike', 'adv', 'dual sport', 'tourer'], means: ['Adventure'], key: 'body' },
  { says: ['sport bike', 'sports bike', 'superbike', 'supersport'], means: ['Sports'], key: 'body' },
  { says: ['naked bike', 'streetfighter'], means: ['Naked'], key: 'body' },
  { says: ['moped'], means: ['Scooter'], key: 'body' },
  { says: ['tautliner', 'curtain sider'], means: ['Curtainsider'], key: 'body' },
  { says: ['fridge', 'freezer', 'chiller', 'reefer', 'fridge truck'], means: ['Refrigerated'], key: 'body' },
  { says: ['pantec', 'box truck', 'box body'], means: ['Pantech'], key: 'body' },
  { says: ['tip truck', 'dump truck', 'tippers'], means: ['Tipper'], key: 'body' },
  { says: ['flatbed', 'flat bed', 'flat top', 'tray', 'tray truck', 'table top'], means: ['Tray'], key: 'body' },
  { says: ['semi', 'tractor unit', 'tractor'], means: ['Prime Mover'], key: 'body' },
  { says: ['offroad', 'off roader'], means: ['Off Road Caravan'], key: 'body' },
  { says: ['bunk van', 'bunks', 'bunk'], means: ['Bunk Beds'], key: 'filtered_features' },
  {
    says: ['4wd', '4x4', '4 wd', '4 x 4', 'four wheel drive', '4 wheel drive', 'four by four'],
    means: ['4WD', '4x4'],
    key: 'drive',
  },
  { says: ['awd', 'all wheel drive', 'all wheel'], means: ['AWD'], key: 'drive' },
  { says: ['fwd', 'front wheel drive'], means: ['FWD'], key: 'drive' },
  { says: ['rwd', 'rear wheel drive'], means: ['RWD'], key: 'drive' },
  { says: ['2wd', '4x2', 'two wheel drive'], means: ['FWD', 'RWD', '4x2'], key: 'drive' },
  { says: ['ev', 'evs', 'bev', 'electric', 'electric vehicle', 'battery electric'], means: ['Electric'], key: 'fuel' },
  { says: ['petrol', 'unleaded', 'ulp'], means: ['Petrol'], key: 'fuel' },
  { says: ['diesel', 'turbo diesel', 'turbodiesel'], means: ['Diesel'], key: 'fuel' },
  {
    says: ['phev', 'phevs', 'plug in', 'plug in hybrid', 'plugin', 'plugin hybrid'],
    means: ['Hybrid'],
    key: 'fuel',
    text: 'plug-in',
  },
  { says: ['auto', 'autos', 'automatic', 'cvt'], means: ['Automatic'], key: 'transmission' },
  { says: ['manual', 'stick', 'stick shift'], means: ['Manual'], key: 'transmission' },
  { says: ['brand new', 'new'], means: ['new'], key: 'car_type' },
  { says: ['demo', 'demonstrator', 'ex demo', 'demo car'], means: ['demo'], key: 'car_type' },
  { says: ['near new', 'nearly new', 'as new', 'like new'], means: ['demo', 'used'], key: 'car_type' },
  {
    says: ['used', 'second hand', '2nd hand', 'pre owned', 'preloved', 'pre loved'],
    means: ['used'],
    key: 'car_type',
  },
  { says: ['coming soon', 'arriving soon', 'on the way'], means: ['coming_soon'], key: 'status' },
  { says: ['in stock', 'available now'], means: ['in_stock'], key: 'status' },
  {
    says: [
      'lams',
      'learner',
      'learners',
      'learner legal',
      'learner approved',
      'lams approved',
      'l plate',
      'restricted',
    ],
    means: ['true'],
    key: 'learner_approved',
  },
  { says: ['gray'], means: ['Grey'], key: 'colour' },
  { says: ['cream'], means: ['Beige'], key: 'colour' },
  { says: ['maroon', 'burgundy'], means: ['Red'], key: 'colour' },
  { says: ['towbar', 'tow bar', 'tow hitch', 'towing pack'], means: ['Tow Bar'], key: 'filtered_features' },
  { says: ['sun roof', 'pano roof', 'moonroof'], means: ['Panoramic Sunroof', 'Sunroof'], key: 'filtered_features' },
  {
    says: ['reverse camera', 'reversing camera', 'rear camera', 'backup camera'],
    means: ['Reversing Camera'],
    key: 'filtered_features',
  },
  { says: ['sat nav', 'satnav', 'gps'], means: ['Satellite Navigation'], key: 'filtered_features' },
  {
    says: ['leather', 'leather interior', 'leather trim'],
    means: ['Leather Seats'],
    key: 'filtered_features',
  },
  { says: ['heated seats'], means: ['Heated Front Seats'], key: 'filtered_features' },
  {
    says: ['carplay', 'apple carplay'],
    means: ['Apple CarPlay', 'Wireless Apple CarPlay'],
    key: 'filtered_features',
  },
  { says: ['queensland'], means: ['QLD'], key: 'state' },
  { says: ['new south wales'], means: ['NSW'], key: 'state' },
  { says: ['victoria'], means: ['VIC'], key: 'state' },
  { says: ['south australia'], means: ['SA'], key: 'state' },
  { says: ['western australia'], means: ['WA'], key: 'state' },
  { says: ['tasmania'], means: ['TAS'], key: 'state' },
  {
    says: [
      'cheap',
      'cheapest',
      'cheaper',
      'budget',
      'affordable',
      'bargain',
      'lowest price',
      'low price',
      'least expensive',
    ],
    sort: 'priceLow',
  },
  { says: ['dearest', 'most expensive'], sort: 'priceHigh' },
  {
    says: [
      ...['low km', 'low kms', 'low kilometres', 'low kilometers', 'low mileage', 'low ks', 'low kays'],
      ...['lowest km', 'lowest kms', 'lowest kilometres', 'least km', 'least kms'],
    ],
    sort: 'odometerLow',
  },
  { says: ['newest', 'latest', 'most recent'], sort: 'yearNew' },
  { says: ['oldest'], sort: 'yearOld' },
  { says: ['lightest', 'lightweight'], sort: 'lightest' },
  { says: ['heaviest'], sort: 'heaviest' },
  { says: ['just arrived', 'new arrivals', 'just in', 'latest arrivals', 'newest listed'], sort: 'newest' },
];

export const emptyWords: readonly string[] =
  'a an and any anything are at available away best body buy can car color colour coloured condition drive driveaway find for from get good got have having here i im in is it like looking me model my near need nice of old on one or please priced sale search seats sell selling show some something that the to transmission type want wanted we what which with you your'.split(
    ' ',
  );

export const vehicleNouns: Readonly<Record<string, readonly string[]>> = {
  car: ['car', 'cars', 'vehicle', 'vehicles'],
  motorcycle: ['bike', 'bikes', 'motorbike', 'motorbikes', 'motorcycle', 'motorcycles', 'vehicle', 'vehicles'],
  caravan: ['van', 'vans', 'caravan', 'caravans', 'rv', 'rvs', 'camper', 'vehicle', 'vehicles'],
  truck: ['truck', 'trucks', 'lorry', 'vehicle', 'vehicles'],
};
