import type { Noun } from '#src/lib/text/noun.ts';
import type { PageLinksConfig } from '../rules/page/page-config.ts';
import type { BannerLinkView } from './button-view.ts';

/** @spec B2.55, B2.56 */
export const buildPageLinks = (config: PageLinksConfig, noun: Noun): readonly BannerLinkView[] => {
  const { offersHref, serviceHref, sellHref, hasInstantOffer } = config;
  const links = [
    { name: 'offers', label: 'See our latest offers', note: null, href: offersHref },
    { name: 'service', label: 'Book a service online', note: null, href: serviceHref },
    {
      name: 'sell',
      label: `Sell your ${noun.one}`,
      note: hasInstantOffer ? 'Get an instant offer in 2 minutes' : null,
      href: sellHref,
    },
  ] as const;
  return links.flatMap(({ href, ...link }) => (href === null ? [] : [{ ...link, href }]));
};
