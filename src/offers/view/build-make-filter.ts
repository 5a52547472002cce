import { publicationPaths } from '#src/lib/publication-paths.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { Offer } from '#src/sites/model/publications.ts';

export interface MakeChoice {
  readonly label: string;
  readonly countText: string;
  readonly href: string;
  readonly isChosen: boolean;
}

const offerNoun = { one: 'offer', many: 'offers' };

export const buildMakeFilter = (
  offers: readonly Pick<Offer, 'manufacturer'>[],
  chosenSlug: string | null,
): readonly MakeChoice[] => {
  const makes = new Map(
    offers.flatMap(({ manufacturer }) => (manufacturer ? [[manufacturer.slug, manufacturer.name]] : [])),
  );
  if (makes.size < 2) return [];
  const countOf = (slug: string): number => offers.filter(({ manufacturer }) => manufacturer?.slug === slug).length;
  return [
    {
      label: 'All offers',
      countText: formatCount(offers.length, offerNoun),
      href: publicationPaths.specialOffers,
      isChosen: chosenSlug === null,
    },
    ...[...makes]
      .toSorted(([, one], [, other]) => one.localeCompare(other))
      .map(([slug, name]) => ({
        label: name,
        countText: formatCount(countOf(slug), offerNoun),
        href: publicationPaths.specialOffersOf(slug),
        isChosen: slug === chosenSlug,
      })),
  ];
};
