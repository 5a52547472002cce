import { z } from 'zod';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { feedColumnNames, searched } from './feed-columns.ts';
import { missingPolicies } from './row-remark.ts';

export const feedFormats = ['csv', 'jsonl', 'json', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const percent = z.int().min(1).max(100);
const word = z.string().trim().min(1).max(40);
const variableName = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,60}$/)
  .meta({ allowed: 'the name of an environment variable, such as ACME_FEED_KEY' });

const brakesConfig = z.strictObject({
  missingPercent: percent.default(20).meta({
    description:
      'Largest share of the vehicles for sale that one feed can remove from sale, by leaving them out or by the values in their rows. If a feed would remove more, those vehicles stay for sale until the feed is approved',
    unit: 'percent',
  }),
  pricesGonePercent: percent.default(20).meta({
    description:
      'Largest share of the prices that one feed can remove. If a feed would remove more, those prices stay until the feed is approved',
    unit: 'percent',
  }),
  pricesChangedPercent: percent.default(20).meta({
    description:
      'Largest share of the prices that one feed can change by more than `priceMovePercent`. If a feed would change more, those prices stay as they were until the feed is approved',
    unit: 'percent',
  }),
  priceMovePercent: percent.default(50).meta({
    description: 'A price counts for `pricesChangedPercent` if it rises or falls by more than this',
    unit: 'percent',
  }),
  sameDirectionPercent: percent.default(90).meta({
    description:
      'If one feed raises this share of the prices or more, or cuts it, by over 5% each, those prices stay as they were until the feed is approved. This check ignores changes to fewer than 10 prices',
    unit: 'percent',
  }),
  photosGonePercent: percent.default(50).meta({
    description:
      'Largest share of the photos of vehicles for sale that one feed can remove. If a feed would remove more, those photos stay until the feed is approved',
    unit: 'percent',
  }),
  lowPricePercent: z.int().min(0).max(100).default(40).meta({
    description:
      'A price below this share of the market estimate is held back. Without an estimate, a new price is compared with the earlier price, and the first price of a used car with the other cars in the feed. 0 turns the check off',
    unit: 'percent',
  }),
  odometerFallPercent: z.int().min(0).max(100).default(10).meta({
    description:
      "How far a feed can lower a vehicle's odometer reading. A larger fall is held back, unless the earlier reading was under 1,000 km. 0 turns the check off",
    unit: 'percent',
  }),
  tenfoldPrices: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "Whether a price about ten times the vehicle's last price, or a tenth of it, is held back or accepted. A first price is compared with the market estimate",
  }),
  highFirstPrices: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "Whether a vehicle's first price is held back or accepted if it is more than 3 times the market estimate. Without an estimate: more than 5 times the median price of the vehicles for sale",
  }),
  swappedOdometers: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "Whether a vehicle's new price and odometer reading are held back or accepted if they look swapped: the new reading is the earlier price, or the new price is the earlier reading",
  }),
  swappedPhotos: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "Whether photos are held back or accepted if at least 3 vehicles seem to get other vehicles' photos. A photo counts if it was another vehicle's first photo before, or has another vehicle's stock number in its file name. A first photo of exactly one other vehicle is held back even if it's the only one",
  }),
  shiftedColumns: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      'Whether a column is held back or accepted if its values seem to be in the wrong rows, such as all one row too low. Checks status, prices, odometer readings, VINs, plates, dates, comments, yards and stock numbers',
  }),
  staffComments: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "What happens to a car's new or changed comments if they look like a note to staff, with a customer's name or phone number, a cost, or words such as 'not for sale'. Such notes in a model, badge, series, title, tag, the features or another text are left out, unless this is 'accept'",
  }),
  textChangedPercent: z.int().min(0).max(100).default(50).meta({
    description:
      'Largest share of the vehicles whose make, model, year, badge, colour, body, fuel or transmission one feed can change; a column with more changes is held back. So are comments if more than this share of the changed ones moved to another column. 0 turns the check off',
    unit: 'percent',
  }),
  missingColumns: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      'Whether the loss of a column is held back or accepted. With `hold`, vehicles keep the values of a column that the last feed had and the new one lacks',
  }),
});

const everyMinutes = z.int().min(1).max(1440).default(30).meta({
  description: 'How often the feed is fetched',
  unit: 'minutes',
});

const httpsSource = z.strictObject({
  kind: z.literal('https').meta({ description: 'Fetches the feed from a web address' }),
  url: z.url({ protocol: /^https$/ }).meta({ description: 'Address of the feed' }),
  authorizationVariable: variableName.nullable().default(null).meta({
    description: 'Environment variable with the value of the Authorization header',
  }),
  everyMinutes,
});

const sftpSource = z.strictObject({
  kind: z.literal('sftp').meta({ description: 'Fetches the feed from an SFTP server' }),
  host: z.hostname().meta({ description: 'Host name of the server' }),
  port: z.int().min(1).max(65_535).default(22).meta({ description: 'Port of the server' }),
  user: word.meta({ description: 'Name to sign in with' }),
  path: z.string().min(1).max(500).meta({ description: 'Path of the file on the server' }),
  hostKeySha256: z
    .string()
    .regex(/^SHA256:[A-Za-z0-9+/]{43}$/)
    .meta({
      description: "Fingerprint of the server's key, as `ssh-keygen -l` prints it",
      allowed: "'SHA256:' and 43 characters",
    }),
  passwordVariable: variableName.nullable().default(null).meta({
    description: 'Environment variable with the password',
  }),
  privateKeyVariable: variableName.nullable().default(null).meta({
    description: 'Environment variable with the private key in OpenSSH or PEM form',
  }),
  everyMinutes,
});

const folderSource = z.strictObject({
  kind: z.literal('folder').meta({ description: 'Imports each file that appears in a folder under FEEDS_DIR' }),
  folder: slugText.meta({ description: 'Name of the folder under FEEDS_DIR' }),
});

export const stockFeedConfig = z.strictObject({
  format: z
    .enum(['auto', ...feedFormats])
    .default('auto')
    .meta({
      description: 'Format of the feed; `auto` detects it from the name and the start of the file',
    }),
  encoding: z.enum(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be']).default('auto').meta({
    description:
      'Character encoding of a CSV or XML feed; `auto` detects it. The encoding of a JSON feed is always detected',
  }),
  separator: z.enum(['auto', 'comma', 'semicolon', 'tab', 'bar']).default('auto').meta({
    description:
      'Character between the cells of a CSV feed; `auto` picks the character that gives the most known headings',
  }),
  columns: z
    .record(z.string().min(1).max(80), z.enum(['ignored', searched, ...feedColumnNames]))
    .default({})
    .meta({
      description:
        "What the feed's headings, elements or keys mean, for those that the import doesn't recognise: each with the name of one of our columns, or with `ignored` to leave it out. `searched` leaves it out too, but a vehicle isn't for sale if its cell says so, with words such as 'trade only'",
    }),
  dateOrder: z.enum(['dayFirst', 'monthFirst']).default('dayFirst').meta({
    description: 'Whether 3/4/2026 is 3 April (`dayFirst`) or 4 March (`monthFirst`)',
  }),
  decimalMark: z.enum(['point', 'comma']).default('point').meta({
    description:
      'Decimal mark of numbers in the feed. With `point`, a comma separates thousands; with `comma`, a point does, so 24.990 is read as 24,990',
  }),
  words: z
    .strictObject({
      yes: z
        .array(word)
        .max(20)
        .default([])
        .meta({ description: 'Words that the feed uses for yes, in addition to the usual ones' }),
      no: z
        .array(word)
        .max(20)
        .default([])
        .meta({ description: 'Words that the feed uses for no, in addition to the usual ones' }),
      noPrice: z.array(word).max(20).default([]).meta({
        description: "Words in the feed's price columns for 'price on application', in addition to the usual ones",
      }),
      onSale: z.array(word).max(50).default([]).meta({
        description: 'Words in the status column for a vehicle that is for sale, in addition to the usual ones',
      }),
      notOnSale: z.array(word).max(50).default([]).meta({
        description: "Words in the status column for a vehicle that isn't for sale, in addition to the usual ones",
      }),
    })
    .prefault({}),
  yards: z.record(word, slugText).default({}).meta({
    description: "Locations of the feed's yards: the name of each yard in the feed, with the slug of its location",
  }),
  missing: z.enum(missingPolicies).default('keep').meta({
    description:
      "What happens to vehicles that aren't in the feed: they stay as they are (`keep`), are hidden (`unpublish`) or are marked as sold (`sold`)",
  }),
  brakes: brakesConfig.prefault({}),
  reportTo: z.array(z.email()).max(10).default([]).meta({
    description:
      'Email addresses that get reports of held-back changes and failed feeds; if there are none, reports go to `leads.mailTo`',
  }),
  source: z.discriminatedUnion('kind', [httpsSource, sftpSource, folderSource]).nullable().default(null).meta({
    description:
      'Where the server gets the feed: from a web address, an SFTP server or a folder; null if the feed is pushed to the server or imported with `npm run stock`',
  }),
  pushKeyVariable: variableName.nullable().default(null).meta({
    description:
      'Environment variable with the key that a sender needs to push the feed to `/api/stock-feed`; null refuses pushed feeds',
  }),
});

export type StockFeedConfig = z.output<typeof stockFeedConfig>;
export type FeedBrakes = StockFeedConfig['brakes'];
export type FeedSource = NonNullable<StockFeedConfig['source']>;
