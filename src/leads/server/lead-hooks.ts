import type { Lead } from '../rules/lead.ts';
import type { MailAddition } from './deliver-lead.ts';
import type { Delivery } from './delivery-store.ts';

export interface LeadHooks<Site> {
  readonly isFor: (lead: Pick<Lead, 'subcategory' | 'custom'>) => boolean;
  readonly findAddition?: (site: Site, delivery: Delivery) => Promise<MailAddition | null>;
  /**
   * The body of a follow-up webhook, such as about a cancelled booking; null if the booking or payment no longer
   * exists.
   */
  readonly findDocument?: (site: Site, delivery: Delivery) => Promise<object | null>;
  /** The text of an SMS; null when there is nothing left to say. */
  readonly findText?: (site: Site, delivery: Delivery) => Promise<string | null>;
}

/**
 * Creates finders that call the first hooks matching a delivery's lead. They return null if no hook matches or the site
 * no longer exists.
 */
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
