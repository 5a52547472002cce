import { z } from 'zod';
import { slugText } from '#src/lib/schema/scalar-schemas.ts';
import { feedColumnNames } from './feed-columns.ts';
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
      'Share of the vehicles on offer that one feed can take off sale, by leaving them out or by what their rows say. Above it, all of them stay as they were',
    unit: 'percent',
  }),
  pricesGonePercent: percent.default(20).meta({
    description: 'Share of the prices that a feed can remove. Above it, none is removed',
    unit: 'percent',
  }),
  pricesChangedPercent: percent.default(20).meta({
    description: 'Share of the prices that can move by more than `priceMovePercent`. Above it, none moves that far',
    unit: 'percent',
  }),
  priceMovePercent: percent.default(50).meta({
    description: 'How far a price has to move to count for `pricesChangedPercent`',
    unit: 'percent',
  }),
  sameDirectionPercent: percent.default(90).meta({
    description:
      'Share of the prices, of 10 or more vehicles, that can all rise, or all fall, by more than 5%. At or above it, those prices stay as they were',
    unit: 'percent',
  }),
  photosGonePercent: percent.default(50).meta({
    description: 'Share of the photos on the site that a feed can remove. Above it, none is removed',
    unit: 'percent',
  }),
  lowPricePercent: z.int().min(0).max(100).default(40).meta({
    description:
      'Share of the market estimate, or of the earlier price if there is none, below which a price is held back. The first price of a used car without an estimate is compared with the other cars of the feed; 0 holds none',
    unit: 'percent',
  }),
  odometerFallPercent: z.int().min(0).max(100).default(10).meta({
    description: "How far a car's odometer can fall. One that falls further is held back; 0 holds none",
    unit: 'percent',
  }),
  tenfoldPrices: z.enum(['hold', 'accept']).default('hold').meta({
    description: "What happens to a price about ten times the car's last one, or a tenth of it",
  }),
  highFirstPrices: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      "What happens to a car's first price above 3 times its market estimate or, without an estimate, above 5 times the feed's median price",
  }),
  swappedOdometers: z.enum(['hold', 'accept']).default('hold').meta({
    description: 'What happens to a car whose kilometres are now the price that it had, or the other way round',
  }),
  swappedPhotos: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      'What happens to the photos if more than half of the cars, and at least 3, take a first photo that another car had, or if at least 3, and more than half of those with a new first photo, take that of the car in the next row. Also whether photos named after another car of the feed are taken',
  }),
  shiftedColumns: z.enum(['hold', 'accept']).default('hold').meta({
    description:
      'What happens to a column if its values moved to the next row: the marks for sold, on hold, reserved or not shown, or at least 3 prices or odometers and more than half of those that change. The same goes for VINs, plates, dates, comments, yards and stock numbers in the wrong rows',
  }),
  textChangedPercent: z.int().min(0).max(100).default(50).meta({
    description:
      "Share of the cars whose make, model, year, badge, colour, body, fuel or transmission one feed can change. Above it, that column's changes are held back, and so are those of the comments if this share of the changed ones is now in another column; 0 holds none",
    unit: 'percent',
  }),
  missingColumns: z.enum(['hold', 'accept']).default('hold').meta({
    description: 'What happens to the values of a column that the last feed had and this one no longer has',
  }),
});

const everyMinutes = z.int().min(1).max(1440).default(30).meta({
  description: 'Minutes between two fetches',
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
      description: 'Format of the feed; auto looks at its name and its first bytes',
    }),
  encoding: z.enum(['auto', 'utf-8', 'windows-1252', 'utf-16le', 'utf-16be']).default('auto').meta({
    description: 'Encoding of a CSV or XML feed; auto detects it from the bytes, as is always done with JSON',
  }),
  separator: z.enum(['auto', 'comma', 'semicolon', 'tab', 'bar']).default('auto').meta({
    description: 'What separates the cells of a CSV feed; auto picks the one that gives the most headings',
  }),
  columns: z
    .record(z.string().min(1).max(80), z.enum(['ignored', ...feedColumnNames]))
    .default({})
    .meta({ description: "Columns by the feed's own heading or element; `ignored` leaves one out" }),
  dateOrder: z.enum(['dayFirst', 'monthFirst']).default('dayFirst').meta({
    description: 'Whether 3/4/2026 is 3 April or 4 March',
  }),
  decimalMark: z.enum(['point', 'comma']).default('point').meta({
    description: 'Mark before decimals; the other one separates thousands, so with `comma` 24.990 is 24,990',
  }),
  words: z
    .strictObject({
      yes: z.array(word).max(20).default([]).meta({ description: 'Further words for yes' }),
      no: z.array(word).max(20).default([]).meta({ description: 'Further words for no' }),
      noPrice: z.array(word).max(20).default([]).meta({
        description: "Further words for 'price on application'",
      }),
      onSale: z.array(word).max(50).default([]).meta({
        description: 'Further words of the status column for a vehicle that is for sale',
      }),
      notOnSale: z.array(word).max(50).default([]).meta({
        description: "Further words of the status column for a vehicle that isn't for sale",
      }),
    })
    .prefault({}),
  yards: z.record(word, slugText).default({}).meta({
    description: "Locations by the feed's own names for yards: the name, then the location's slug",
  }),
  missing: z.enum(missingPolicies).default('keep').meta({
    description: "What happens to vehicles that aren't in the feed: nothing, hidden, or marked as sold",
  }),
  brakes: brakesConfig.prefault({}),
  reportTo: z.array(z.email()).max(10).default([]).meta({
    description: 'Email addresses for reports of held-back changes and failed feeds; if empty, those in `leads.mailTo`',
  }),
  source: z.discriminatedUnion('kind', [httpsSource, sftpSource, folderSource]).nullable().default(null).meta({
    description: 'Where the server gets the feed: https, sftp or a folder; null if it is pushed or imported by command',
  }),
  pushKeyVariable: variableName.nullable().default(null).meta({
    description: 'Environment variable with the key that `POST /api/stock-feed` asks for; null refuses pushes',
  }),
});

export type StockFeedConfig = z.output<typeof stockFeedConfig>;
export type FeedBrakes = StockFeedConfig['brakes'];
export type FeedSource = NonNullable<StockFeedConfig['source']>;
