import type { SpecPathOf } from '#src/vehicle/rules/fields/field-table.ts';
import type { vehicleFields } from '#src/vehicle/rules/fields/vehicle-fields.ts';
import type { CellKind } from './cells/cell-kinds.ts';

export interface FeedColumn {
  readonly name: string;
  /** Other names for the column. Matching ignores case, spaces and punctuation. */
  readonly headings: readonly string[];
  readonly target: ColumnTarget;
  readonly about: string;
}

type VehicleField = SpecPathOf<typeof vehicleFields>;

/** `field` is a field's name in the specification, with a dot if it's nested: 'variant.power'. */
export type ColumnTarget =
  | { readonly kind: 'field'; readonly field: VehicleField; readonly clean: CellKind }
  | { readonly kind: 'price'; readonly price: 'driveAway' | 'excludingCharges' | 'plain' }
  | { readonly kind: 'makeModel' }
  | { readonly kind: 'location' }
  | { readonly kind: 'images' }
  | { readonly kind: 'ignored' };

export const isCollected = (target: ColumnTarget): boolean =>
  target.kind === 'images' || (target.kind === 'field' && (target.clean === 'sold' || target.clean === 'deposit'));

const splitHeadings = (headings: string): readonly string[] => headings.split(', ').filter((heading) => heading !== '');

const field = (
  name: string,
  specName: VehicleField,
  about: string,
  headings = '',
  clean: CellKind = 'text',
): FeedColumn => ({
  name,
  headings: splitHeadings(headings),
  about,
  target: { kind: 'field', field: specName, clean },
});

export const requiredFeedColumns = ['stock_number', 'make', 'model', 'year'] as const;

export const listMissingColumns = (names: ReadonlySet<string | undefined | null>) =>
  requiredFeedColumns.filter(
    (name) => !names.has(name) && !((name === 'make' || name === 'model') && names.has('make_model')),
  );

export const feedColumns: readonly FeedColumn[] = [
  field(
    'stock_number',
    'stocknum',
    "The dealer's number of the car; it stays the same for the car's life",
    'stock no, stock num, stock, stock id, stk, stk no, stk num, stk number, sn, dealer stock no, dealer stock number, stock code',
  ),
  field('make', 'make', 'Toyota', 'manufacturer, make name'),
  field('model', 'model', 'RAV4', 'model name, family'),
  {
    name: 'make_model',
    headings: splitHeadings('make and model'),
    target: { kind: 'makeModel' },
    about: 'Toyota HiLux SR5, in place of make and model; split after a make that we know',
  },
  field(
    'year',
    'year',
    "Model year: 2016, '16, 16, MY16",
    'model year, release year, manu year, year of manufacture',
    'year',
  ),
  field('badge', 'badge', 'GXL', 'variant, trim, grade, badge name, badge series, series badge'),
  field('series', 'series', 'MXAA52R', 'series name'),
  field('title', 'name', 'Shown name; made from year, make, model and badge when empty', 'name, heading, vehicle'),
  field(
    'car_type',
    'car_type',
    'new, demo or used (also N, D, U, demonstrator, pre-owned); used when empty',
    'type, condition, listing type, stock type, new used, vehicle type, sale type',
    'carType',
  ),
  field('item_type', 'item_type', 'car, caravan, truck or motorcycle; car when empty', 'vehicle class'),
  field(
    'status',
    'status',
    'in_stock, coming_soon or sold; in_stock when empty',
    'stock status, availability, sale status',
    'status',
  ),
  field(
    'sold',
    'sold',
    'yes or no, or the day of the sale; a day in the future means not yet',
    'sold yn, sold yes no, is sold, sold flag, sold status, car sold, vehicle sold, date sold, sold date, sold on, sold at, day sold, date of sale',
    'sold',
  ),
  {
    name: 'drive_away_price',
    headings: splitHeadings(
      'dap, dap price, drive away, d/away, da price, price da, price d/away, price drive away, price dap, ride away, ride away price, price ride away, retail d/away, retail drive away, retail da, retail price d/away, retail price drive away, retail dap',
    ),
    target: { kind: 'price', price: 'driveAway' },
    about: 'Dollars with every government charge; shown before the other prices',
  },
  {
    name: 'price_excluding_government_charges',
    headings: splitHeadings(
      'egc, egc price, excl govt charges, price egc, excluding government charges price, price ex gov, price ex govt, price ex gov charges, ex gov, ex govt, ex gov charges, ex govt charges, ex govt charges price, price excl govt charges',
    ),
    target: { kind: 'price', price: 'excludingCharges' },
    about: 'Dollars without government charges',
  },
  {
    name: 'price',
    headings: splitHeadings('list price, asking price, advertised price, retail price, sell price, internet price'),
    target: { kind: 'price', price: 'plain' },
    about: "Dollars, when the feed doesn't say which of the two it is; `price_type` then describes it",
  },
  field('price_type', 'price_type', 'Words shown next to `price`', 'price text, price qualifier'),
  field('was_price', 'before_price', 'Dollars before a reduction', 'before price, previous price, rrp', 'price'),
  field('offer_price', 'offer_price', 'Dollars of a current offer', 'special price, sale price, promo price', 'price'),
  field(
    'rego',
    'regplate',
    'Plate; or Unregistered',
    'reg no, rego no, registration, rego number, plate, reg plate',
    'plate',
  ),
  field(
    'rego_expiry',
    'rego_expiry',
    'A day in any usual form: 30/6/27, 30-Jun-27, 2027-06-30; a month such as 6/27, which means its last day; or Unregistered',
    'registration expiry, reg expiry, rego expires, rego exp, reg exp, rego expiry date, registration expiry date, rego till, reg till, rego until, reg until, rego due, reg due',
    'regoExpiry',
  ),
  field('vin', 'vin', '17 characters', 'vin number, chassis no, vin no, chassis number'),
  field('nvic', 'nvic', 'NVIC code', 'nvic code'),
  {
    name: 'redbook_code',
    headings: splitHeadings('redbook, rbc, rb code, redbook id, redbook number'),
    target: { kind: 'ignored' },
    about: 'Ignored',
  },
  {
    name: 'autograb_id',
    headings: splitHeadings('autograb, ag id, autograb code, autograb vehicle id'),
    target: { kind: 'ignored' },
    about: 'Ignored',
  },
  field(
    'odometer',
    'km',
    'Kilometres',
    'km, kms, ks, klms, kilometres, kilometers, mileage, odometer reading, odo',
    'kilometres',
  ),
  field(
    'build_date',
    'build_date',
    'A month in any usual form: Mar-19, 3/19, March 2019, 2019-03',
    'built, date built, manufacture date, build, build month',
    'month',
  ),
  field(
    'compliance_date',
    'compliance_date',
    'A month in any usual form: Mar-19, 3/19, March 2019, 2019-03',
    'compliance, comp date, complied, compliance month',
    'month',
  ),
  {
    name: 'location_code',
    headings: splitHeadings(
      'location, yard, yard code, branch, branch code, location id, store code, lot, dealer code',
    ),
    target: { kind: 'location' },
    about: "One of the site's locations: its slug, id, name or suburb, or a name of `stockFeed.yards`",
  },
  {
    name: 'images',
    headings: splitHeadings(
      'image urls, image url, photos, photo urls, pictures, pics, image list, photo list, image, photo, image files, photo files',
    ),
    target: { kind: 'images' },
    about:
      'Addresses or names of files, separated by |, commas, semicolons or spaces; or one per column: image_1, image_2 ...',
  },
  field('video_url', 'external_video_url', 'Address of a video', 'video, youtube, youtube url'),
  field(
    'colour',
    'colour',
    'Celestite Grey',
    'color, ext colour, ext color, ext col, exterior colour, exterior color, body colour, body color, paint, col, ext clr, exterior clr, body clr, clr',
  ),
  field(
    'interior_colour',
    'interior_colour',
    'Black leather',
    'interior color, int colour, int color, int col, int clr, trim colour, trim color',
  ),
  field('body', 'body', '5D Wagon', 'body type, body style'),
  field('transmission', 'trans', '8 SP Automatic', 'trans, gearbox, gear type, transmission type'),
  field('gears', 'gearnum', 'Number of gears', 'gear count, gear num, no of gears', 'whole'),
  field('fuel', 'fuel', 'Diesel', 'fuel type'),
  field('drive', 'drive', 'All Wheel Drive', 'drive type, drivetrain, driven wheels'),
  field('seats', 'seats', 'Number of seats', 'seat count, seating capacity, no of seats', 'whole'),
  field('doors', 'doors', 'Number of doors', 'door count, door num, no of doors', 'whole'),
  field('engine_size_cc', 'engine_size', 'Cubic centimetres', 'engine size, engine cc, engine capacity, cc', 'whole'),
  field('engine_size_litres', 'engine_size_litres', 'Litres', 'engine litres, litres', 'decimal'),
  field('cylinders', 'variant.cylinders', 'Number of cylinders', 'cyl, cylinder count, no of cylinders', 'whole'),
  field('power_kw', 'variant.power', 'Kilowatts', 'power, kw', 'decimal'),
  field('towing_braked_kg', 'variant.towingcapacitybraked', 'Kilograms', 'towing capacity, braked towing', 'whole'),
  field('body_length_mm', 'specifications.body_length', 'Caravans and trucks: millimetres', 'body length', 'whole'),
  field('body_width_mm', 'specifications.body_width', 'Caravans and trucks: millimetres', 'body width', 'whole'),
  field('tare_kg', 'specifications.tare_weight', 'Caravans and trucks: kilograms', 'tare, tare weight', 'whole'),
  field(
    'atm_kg',
    'specifications.aggregate_trailer_mass',
    'Caravans: kilograms',
    'atm, aggregate trailer mass',
    'whole',
  ),
  field('sleeps', 'specifications.sleeps', 'Caravans: berths', 'berths, berth', 'whole'),
  field('wheelbase_mm', 'specifications.wheelbase', 'Trucks: millimetres', 'wheelbase', 'whole'),
  field(
    'engine_hours',
    'specifications.engine_hours',
    'Trucks: hours on the engine',
    'hours, hour meter, engine hrs',
    'whole',
  ),
  field('axle_type', 'specifications.axle_type', 'Caravans and trucks', 'axles, axle'),
  field('features', 'standardEquipment', 'Separated by |', 'options, equipment, standard features, extras', 'htmlList'),
  field(
    'comments',
    'dealercomments',
    "The dealer's text",
    'dealer comments, description, sellers comments, seller comments, advert text, comment',
    'html',
  ),
  field('tag', 'tag', 'Runout Sale, Test Drive Only ...', 'label, flag'),
  field('certified', 'certified', 'yes or no', 'cpo, certified pre owned', 'truth'),
  field(
    'learner_approved',
    'learner_approved',
    'Motorcycles: whether learners can ride it (LAMS), yes or no',
    'lams, lams approved, learner, learner legal',
    'truth',
  ),
  field(
    'reserved',
    'reserved',
    'yes or no, or the amount or day of the deposit',
    'on hold, hold, held, deposit, deposit taken, deposit paid, deposit yn, deposit date, deposit amount, date of deposit, dep, dep taken, is reserved, under offer',
    'deposit',
  ),
  field(
    'show_on_website',
    'show_on_dealer_website',
    'yes or no; yes when empty',
    'publish, online, advertise, published',
    'truth',
  ),
  field(
    'listed_at',
    'created_at',
    'A day, or a moment, in Brisbane time unless it has an offset',
    'date listed, created at, came in, date in',
    'moment',
  ),
];

/** In a site's `columns`, the name for a column that the import only searches for words such as 'sold'. */
export const searched = 'searched';

export const feedColumnNames: readonly string[] = feedColumns.map(({ name }) => name);

const nameByField = new Map(
  feedColumns.flatMap(({ name, target }) => (target.kind === 'field' ? [[target.field as string, name] as const] : [])),
);

export const nameOfField = (field: string): string => nameByField.get(field) ?? field;
