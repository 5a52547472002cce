import { isForShopper } from '#src/leads/rules/delivery-kinds.ts';
import type { LeadHooks } from '#src/leads/server/lead-hooks.ts';
import { nameShopper } from '#src/leads/view/mail-view.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import type { WheelConfig } from '../rules/config.ts';
import { wheelSubcategory } from '../rules/wheel-fields.ts';
import { buildPrizeMail, buildPrizeText } from '../view/build-prize-mail.ts';
import type { SpinStore } from './spin-store.ts';

interface MailedSite {
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly config: { readonly wheel: WheelConfig };
}

/** @spec L2.15 */
export const createPrizeHooks = ({ findOfLead }: Pick<SpinStore, 'findOfLead'>): LeadHooks<MailedSite> => ({
  isFor: ({ subcategory }) => subcategory === wheelSubcategory,
  findAddition: async (site, { kind, lead }) => {
    const spin = await findOfLead(site.slug, lead.leadUuid);
    if (spin === undefined) return null;
    const redeem = site.config.wheel.campaign?.redeem ?? null;
    const shopperName = isForShopper(kind) ? null : nameShopper(lead);
    return { ...buildPrizeMail({ ...spin, redeem, shopperName, href: site.url + accountPaths.spinToWin }), files: [] };
  },
  findText: async (site, { lead }) => {
    const spin = await findOfLead(site.slug, lead.leadUuid);
    if (spin === undefined) return null;
    return buildPrizeText({ ...spin, siteName: site.name, href: site.url + accountPaths.spinToWin });
  },
});
