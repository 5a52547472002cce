import { localDay } from '../../src/lib/dates/local-day.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import { listSpins } from '../../src/wheel/server/admin/list-spins.ts';
import { type Redemption, redeemPrize } from '../../src/wheel/server/admin/redeem-prize.ts';
import { listProofFaults } from '../../src/wheel/server/prove-spins.ts';
import { assertSiteExists } from '../lib/assert-site-exists.ts';
import type { AdminContext } from '../lib/run-admin-command.ts';
import { writeTable } from '../lib/write-table.ts';
import { describeDraws } from './describe-draws.ts';
import { describeSpin, listSpinCells } from './describe-spin.ts';
import type { WheelArguments, WheelCommandName } from './read-wheel-arguments.ts';

type WheelCommand = (args: WheelArguments, context: AdminContext) => Promise<void>;

const maxRead = 1_000_000;

const list: WheelCommand = async ({ siteSlug, campaignKey, limit }, { database, sites, print }) => {
  const won = await listSpins(database, { siteSlug, campaignKey, isPrize: true }, { limit, order: 'newest' });
  if (won.length === 0) await assertSiteExists(sites, siteSlug);
  for (const spin of won) print(describeSpin(spin));
  print(`${formatCount(won.length, { one: 'prize', many: 'prizes' })}.`);
};

const readBook = async ({ siteSlug, campaignKey }: WheelArguments, { database, sites }: AdminContext) => {
  const spins = await listSpins(database, { siteSlug, campaignKey }, { limit: maxRead, order: 'book' });
  if (spins.length === 0) await assertSiteExists(sites, siteSlug);
  return spins;
};

const describeSound = (spins: readonly { readonly sequence: number }[]): string =>
  `  No faults up to spin ${spins.at(-1)?.sequence}: every number drawn matches its prize, and the chain of rows is unbroken. Only an archived export can show that later spins were removed, or that the end was rewritten.`;

/** Throws if the record of spins has a fault, so that a monitor sees exit code 1. */
const odds: WheelCommand = async (args, context) => {
  const spins = await readBook(args, context);
  let faultCount = 0;
  for (const [campaignKey, ofCampaign] of Map.groupBy(spins, (spin) => spin.campaignKey)) {
    context.print(describeDraws(campaignKey, ofCampaign));
    const faults = listProofFaults(ofCampaign);
    faultCount += faults.length;
    for (const fault of faults) context.print(`  ${fault}`);
    if (faults.length === 0) context.print(describeSound(ofCampaign));
  }
  if (spins.length === 0) context.print('Nobody has spun the wheel yet.');
  if (faultCount > 0)
    throw new Error(`${formatCount(faultCount, { one: 'fault', many: 'faults' })} in the record of spins.`);
};

const exportAll: WheelCommand = async (args, context) => {
  const rows = (await readBook(args, context)).map(listSpinCells);
  await writeTable({ file: args.file ?? '', rows, noun: { one: 'spin', many: 'spins' }, print: context.print });
};

const describeRedemption = (redemption: Redemption): string => {
  switch (redemption.kind) {
    case 'unknown':
      throw new Error('This site has no such code.');
    case 'wasRedeemed':
      throw new Error(`This prize has already been handed out.\n${describeSpin(redemption.spin)}`);
    case 'lapsed':
      throw new Error(`This code was valid until ${redemption.validUntil}.\n${describeSpin(redemption.spin)}`);
    case 'redeemed':
      return `Hand over: ${redemption.spin.words}. The code is now marked as used.\n${describeSpin(redemption.spin)}`;
  }
};

const redeem: WheelCommand = async ({ siteSlug, code = '' }, { database, sites, now, print }) => {
  const site = await loadSiteOrThrow(sites, siteSlug);
  const today = localDay(now, site.timeZone);
  print(describeRedemption(await redeemPrize(database, { siteSlug, code, today }, now)));
};

export const wheelCommands: Readonly<Record<WheelCommandName, WheelCommand>> = {
  list,
  odds,
  redeem,
  export: exportAll,
};
