import type { Lead } from '../rules/lead.ts';
import type { MailAddition } from './deliver-lead.ts';
import type { Delivery } from './delivery-store.ts';

export interface LeadHooks<Site> {
  readonly isFor: (lead: Pick<Lead, 'subcategory' | 'custom'>) => boolean;
  readonly findAddition?: (site: Site, delivery: Delivery) => Promise<MailAddition | null>;
  /** Returns the fields of a webhook's body; null if there's nothing to report. */
  readonly findDocument?: (site: Site, delivery: Delivery) => Promise<object | null>;
  readonly findText?: (site: Site, delivery: Delivery) => Promise<string | null>;
}

export const createHookFinders = <Site>(
  hooks: readonly LeadHooks<Site>[],
  siteBySlug: (slug: string) => Site | undefined,
) => {
  const ask = async <Answer>(
    delivery: Delivery,
    run: (hook: LeadHooks<Site>, site: Site) => Promise<Answer | null> | undefined,
  ): Promise<Answer | null> => {
    const site = siteBySlug(delivery.siteSlug);
    const hook = hooks.find(({ isFor }) => isFor(delivery.lead));
    return site === undefined || hook === undefined ? null : ((await run(hook, site)) ?? null);
  };
  return {
    findAddition: (delivery: Delivery) => ask(delivery, (hook, site) => hook.findAddition?.(site, delivery)),
    findDocument: (delivery: Delivery) => ask(delivery, (hook, site) => hook.findDocument?.(site, delivery)),
    findText: (delivery: Delivery) => ask(delivery, (hook, site) => hook.findText?.(site, delivery)),
  };
};
