import { listTags, reviewTag } from '#src/blog/rules/list-tags.ts';
import { findSiteLender } from '#src/finance/rules/find-site-lender.ts';
import { isOfferOfWebsite } from '#src/offers/rules/list-shown-offers.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import type { SiteProblem } from '../site-problem.ts';

type Site = Pick<ResolvedSite, 'publications' | 'locations' | 'websiteId' | 'content'> & {
  readonly config: Pick<ResolvedSite['config'], 'finance' | 'content'>;
};

const findTwins = (values: readonly (string | number)[]): readonly (string | number)[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** @spec L3.08 */
const findOfferProblems = ({ publications: { offers }, websiteId, config }: Site): readonly string[] => [
  ...findTwins(offers.map(({ id }) => id)).map((id) => `two offers have the id ${id}`),
  ...offers
    .filter((offer) => offer.finance !== null && isOfferOfWebsite(offer, websiteId))
    .filter(() => findSiteLender(null, config.finance) === null)
    .map(
      ({ id }) => `the offer ${id} has a rate, but the site has no lender (finance.provider) for its comparison rate`,
    ),
];

/** @spec L2.28 */
const findBlogProblems = ({ publications: { posts } }: Site): readonly string[] => {
  const tags = listTags(posts);
  const tagSlugs = new Set([...tags.map(({ slug }) => slug), reviewTag.slug]);
  const labelsOf = (slug: string | number): string =>
    tags.flatMap((tag) => (tag.slug === slug ? [`'${tag.label}'`] : [])).join(', ');
  return [
    ...posts
      .filter(({ slug }) => tagSlugs.has(slug))
      .map(({ slug }) => `blog/${slug}.md has the same address as a tag`),
    ...findTwins(tags.map(({ slug }) => slug)).map((slug) => `these blog tags share one address: ${labelsOf(slug)}`),
    ...(tagSlugs.has('') ? [`these blog tags have no letters or digits to make an address from: ${labelsOf('')}`] : []),
  ];
};

const findReviewProblems = ({ publications: { reviewSets }, locations }: Site): readonly string[] => {
  const places = locations.map(({ slug }) => slug);
  return [
    ...findTwins(reviewSets.map(({ locationSlug }) => locationSlug ?? 'the dealer')).map(
      (of) => `reviews.yaml has two sets for ${of}`,
    ),
    ...reviewSets.flatMap(({ locationSlug }) =>
      locationSlug === null || places.includes(locationSlug)
        ? []
        : [`reviews.yaml has a set for the location '${locationSlug}', which doesn't exist`],
    ),
  ];
};

/** @spec L2.25 */
const findOffersPageProblems = ({ content }: Site): readonly string[] => {
  const page = Object.hasOwn(content, 'special-offers') ? content['special-offers'] : undefined;
  if (page === undefined) return [];
  const { lead, picture, part, form, blocks } = page;
  const isPlain = [lead, picture, part, form].every((more) => more === null);
  return isPlain && blocks.every(({ kind }) => kind === 'text')
    ? []
    : ['content/special-offers.md can only have a title, a description and text: offers go in offers/'];
};

const findPeopleProblems = ({ content, config }: Site): readonly string[] => {
  const known = config.content.people.map(({ name }) => name);
  return Object.entries(content).flatMap(([slug, { blocks }]) =>
    blocks
      .flatMap((block) => (block.kind === 'people' ? block.names : []))
      .filter((name) => !known.includes(name))
      .map((name) => `content/${slug}.md names '${name}', who isn't in content.people: ${known.join(', ')}`),
  );
};

export const findPublicationProblems = (site: Site): readonly SiteProblem[] =>
  [findOfferProblems, findBlogProblems, findReviewProblems, findOffersPageProblems, findPeopleProblems].flatMap(
    (find) => find(site).map((message) => ({ path: [], message })),
  );
