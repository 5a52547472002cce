import { slugify } from '#src/lib/text/slugify.ts';
import type { Publications } from '../../model/publications.ts';
import type { SiteProblem } from '../site-problem.ts';

type Place = readonly { readonly slug: string }[];

const findTwins = (values: readonly (string | number)[]): readonly (string | number)[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** What one file of a site's publications cannot say by itself: numbers used twice, places that there are not, posts whose address is a tag's. */
export const findPublicationProblems = (
  { offers, reviewSets, posts }: Publications,
  locations: Place,
): readonly SiteProblem[] => {
  const tagSlugs = new Set(posts.flatMap(({ tags }) => tags.map(slugify)));
  const places = locations.map(({ slug }) => slug);
  const messages = [
    ...findTwins(offers.map(({ id }) => id)).map((id) => `two offers have the id ${id}`),
    ...posts.filter(({ slug }) => tagSlugs.has(slug)).map(({ slug }) => `blog/${slug}.md has the address of a tag`),
    ...findTwins(reviewSets.map(({ locationSlug }) => locationSlug ?? 'the dealer')).map(
      (of) => `reviews.yaml has two sets of ${of}`,
    ),
    ...reviewSets.flatMap(({ locationSlug }) =>
      locationSlug === null || places.includes(locationSlug)
        ? []
        : [`reviews.yaml has a set of the location '${locationSlug}', which there is not`],
    ),
  ];
  return messages.map((message) => ({ path: [], message }));
};
