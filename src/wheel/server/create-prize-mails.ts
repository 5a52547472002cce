import { accountPaths } from '#src/lib/account-paths.ts';
import type { WheelConfig } from '../rules/config.ts';
import { buildPrizeMail, buildPrizeText, type PrizeMail } from '../view/build-prize-mail.ts';
import type { SpinStore } from './spin-store.ts';

/** As much of a site as the mails of its prizes say. */
interface MailedSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly config: { readonly wheel: WheelConfig };
}

/** What was won with a lead, for its mails; null for a lead without a turn of the wheel. */
export type FindPrizeAddition = (
  site: MailedSite,
  lead: { readonly leadUuid: string; readonly shopperName: string | null },
) => Promise<PrizeMail | null>;

/** Makes what adds prizes to the mails of leads. @spec L2.15 */
export const createPrizeMails =
  ({ findOfLead }: Pick<SpinStore, 'findOfLead'>): FindPrizeAddition =>
  async (site, { leadUuid, shopperName }) => {
    const spin = await findOfLead(site.slug, leadUuid);
    if (spin === undefined) return null;
    const redeem = site.config.wheel.campaign?.redeem ?? null;
    return buildPrizeMail({ ...spin, redeem, shopperName, href: site.url + accountPaths.spinToWin });
  };

/** The text message of a lead that won something; null for one without a prize. */
export type FindPrizeText = (site: MailedSite, leadUuid: string) => Promise<string | null>;

/** Makes what says prizes in text messages. @spec L2.15 */
export const createPrizeTexts =
  ({ findOfLead }: Pick<SpinStore, 'findOfLead'>): FindPrizeText =>
  async (site, leadUuid) => {
    const spin = await findOfLead(site.slug, leadUuid);
    return spin === undefined
      ? null
      : buildPrizeText({ ...spin, siteName: site.name, href: site.url + accountPaths.spinToWin });
  };
