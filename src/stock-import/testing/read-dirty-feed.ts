import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { type FeedFormat, stockFeedConfig } from '../rules/config.ts';
import { createFeedNotes } from '../rules/create-feed-notes.ts';
import { createLocationResolver, type FeedLocation } from '../rules/create-location-resolver.ts';
import { createPhotoFinder } from '../rules/create-photo-finder.ts';
import { describeIgnoredRow } from '../rules/describe-feed-notes.ts';
import { FeedFileError } from '../server/feed-file-error.ts';
import { planRow, startPass } from '../server/plan-row.ts';
import { readFeed } from '../server/read-feed.ts';
import type { StockOnHand } from '../server/stock-on-hand.ts';

const location = (id: number, name: string, city = name): FeedLocation => ({
  id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  dealershipId: 1,
  address: { street: '1 Albany Highway', city, state: 'WA', postcode: '6107' },
  contact: { phone: '+61855501901' },
  distributionLocations: [],
});

const places = {
  locations: [location(1, 'Cannington'), location(2, 'Northern Yard', 'Joondalup')],
  dealerships: [{ id: 1, slug: 'acme', name: 'Acme Cars' }],
};
const imageHosts = new Set(['img.example.com']);
const findPhoto = createPhotoFinder(['/media/acme/U1_1.JPG', '/media/acme/front view.jpg'], 'acme');
const noStock: StockOnHand = { byStockKey: new Map(), ids: new Set(), slugs: new Set(), names: [], stockVersion: 0 };
const nowMs = Date.UTC(2026, 10, 25);

export interface ReadDirtyFeed {
  readonly failure: string | null;
  readonly vehicles: readonly Vehicle[];
  readonly refused: readonly string[];
  readonly warned: readonly string[];
  readonly hasHeldRow: boolean;
  readonly missingPhotos: readonly string[];
}

export const readDirtyFeed = async (
  bytes: Buffer,
  format: FeedFormat,
  switches: object = {},
  chunkBytes = 7,
): Promise<ReadDirtyFeed> => {
  const config = stockFeedConfig.parse(switches);
  const vehicles: Vehicle[] = [];
  const refused: string[] = [];
  const warned: string[] = [];
  const missingPhotos: string[] = [];
  let hasHeldRow = false;
  const notes = createFeedNotes(config.columns);
  const resolveLocation = createLocationResolver(places, config.yards);
  const context = { stock: noStock, pass: startPass(noStock), resolveLocation, imageHosts, findPhoto, nowMs };
  async function* open(): AsyncGenerator<Buffer> {
    for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
  }
  const formatRemark = ({ column, reason }: { readonly column: string | null; readonly reason: string }): string =>
    `${column ?? 'row'}: ${reason}`;
  try {
    for await (const rows of readFeed({ open, format, config, judgeLastRow: () => 'hold' })) {
      for (const row of rows) {
        if (row.kind === 'unterminated') hasHeldRow = true;
        else if (row.kind === 'ignored') warned.push(formatRemark(describeIgnoredRow(row.row, row.text)));
        else if (row.kind === 'refused') refused.push(formatRemark({ column: null, reason: row.reason }));
        else {
          const planned = planRow(row, context);
          if (planned.kind === 'refuse') refused.push(...planned.refusals.map(formatRemark));
          else {
            vehicles.push(planned.vehicle);
            notes.add(row, planned.vehicle);
            warned.push(...planned.warnings.map(formatRemark));
            missingPhotos.push(...planned.missingPhotos);
          }
        }
      }
    }
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    return { failure: error.message, vehicles: [], refused, warned, hasHeldRow, missingPhotos };
  }
  warned.push(...[...notes.listWordWarnings(), ...notes.listColumnWarnings()].map(formatRemark));
  return { failure: null, vehicles, refused, warned, hasHeldRow, missingPhotos };
};
