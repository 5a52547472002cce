import { join } from 'node:path';
import { localDay } from '../../src/lib/dates/local-day.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { loadSite } from '../../src/sites/server/load-site.ts';
import { listSpins } from '../../src/wheel/server/admin/list-spins.ts';
import { type Redemption, redeemPrize } from '../../src/wheel/server/admin/redeem-prize.ts';
import { listProofFaults } from '../../src/wheel/server/prove-spins.ts';
import { explainNothing } from '../lib/explain-nothing.ts';
import { writeTable } from '../lib/write-table.ts';
import { describeDraws } from './describe-draws.ts';
import { describeSpin, listGoCells } from './describe-spin.ts';
import type { WheelArguments, WheelCommandName } from './read-wheel-arguments.ts';

/** What the commands work on. */
export interface WheelAdmin {
  readonly database: DatabaseService;
  readonly sitesDir: string;
  readonly now: Date;
  /** Tells the person at the terminal. */
  readonly print: (line: string) => void;
}

type WheelCommand = (args: WheelArguments, admin: WheelAdmin) => Promise<void>;

/** More than a dealer's table program opens, and than any wheel is turned. */
const maxRead = 1_000_000;

const list: WheelCommand = async ({ siteSlug, campaignKey, limit }, { database, sitesDir, print }) => {
  const won = await listSpins(database, { siteSlug, campaignKey, isPrize: true }, { limit, order: 'newest' });
  if (won.length === 0) await explainNothing(sitesDir, siteSlug);
  for (const spin of won) print(describeSpin(spin));
  print(won.length === 1 ? '1 prize.' : `${won.length} prizes.`);
};

const readBook = async ({ siteSlug, campaignKey }: WheelArguments, { database, sitesDir }: WheelAdmin) => {
  const spins = await listSpins(database, { siteSlug, campaignKey }, { limit: maxRead, order: 'book' });
  if (spins.length === 0) await explainNothing(sitesDir, siteSlug);
  return spins;
};

/** Throws where the book is not whole, so that a program that keeps watch over it hears of it. */
const odds: WheelCommand = async (args, admin) => {
  const spins = await readBook(args, admin);
  let faultCount = 0;
  for (const [campaignKey, ofCampaign] of Map.groupBy(spins, (spin) => spin.campaignKey)) {
    admin.print(describeDraws(campaignKey, ofCampaign));
    const faults = listProofFaults(ofCampaign);
    faultCount += faults.length;
    for (const fault of faults) admin.print(`  ${fault}`);
    if (faults.length === 0) admin.print('  The book is whole: every number is on its prize, and no row was changed.');
  }
  if (spins.length === 0) admin.print('Nobody has turned the wheel yet.');
  if (faultCount > 0) throw new Error(`The book is not whole: ${faultCount} ${faultCount === 1 ? 'fault' : 'faults'}.`);
};

const exportAll: WheelCommand = async (args, admin) => {
  const rows = (await readBook(args, admin)).map(listGoCells);
  await writeTable({ file: args.file ?? '', rows, words: ['turn', 'turns'], print: admin.print });
};

const describeRedemption = (redemption: Redemption): string => {
  switch (redemption.kind) {
    case 'unknown':
      throw new Error('There is no such code at this site.');
    case 'wasRedeemed':
      throw new Error(`This prize was handed out before.\n${describeSpin(redemption.spin)}`);
    case 'lapsed':
      throw new Error(`This code was good until ${redemption.spin.validUntil}.\n${describeSpin(redemption.spin)}`);
    case 'redeemed':
      return `Hand it out: ${redemption.spin.words}.\n${describeSpin(redemption.spin)}`;
  }
};

const redeem: WheelCommand = async ({ siteSlug, code = '' }, { database, sitesDir, now, print }) => {
  const loaded = await loadSite(join(sitesDir, siteSlug));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const today = localDay(now, loaded.site.timeZone);
  print(describeRedemption(await redeemPrize(database, { siteSlug, code, today }, now)));
};

/** What each command does. */
export const wheelCommands: Readonly<Record<WheelCommandName, WheelCommand>> = {
  list,
  odds,
  redeem,
  export: exportAll,
};
