import { type BlogPostInput, blogPostSchema } from '#src/blog/rules/blog-post-schema.ts';
import { findRateFaults } from '#src/offers/rules/find-rate-faults.ts';
import { type OfferInput, offerSchema } from '#src/offers/rules/offer-schema.ts';
import { type ReviewFileInput, reviewFileSchema } from '#src/reviews/rules/review-file-schema.ts';
import { findManufacturer } from '../manufacturers.ts';
import type { SiteProblem } from '../site-problem.ts';
import { type Checked, createInputCheck } from './create-input-check.ts';

const checkOfferFields = createInputCheck<OfferInput>(offerSchema);

const findTextProblems = (offer: OfferInput, body: string, bodyLine: number): readonly SiteProblem[] =>
  findRateFaults(offer, body).map(({ path, message, textLine }) =>
    textLine === null ? { path, message } : { path, message: `the text ${message}`, line: bodyLine + textLine },
  );

const findOfferProblems = ({ manufacturer }: OfferInput): readonly SiteProblem[] =>
  manufacturer === undefined || findManufacturer(manufacturer)
    ? []
    : [
        {
          path: ['manufacturer'],
          message: `no make has the slug '${manufacturer}'`,
          allowed: 'the slugs of src/sites/config/manufacturers.ts',
        },
      ];

/** @spec L3.08 */
export const checkOffer = (raw: unknown, body: string, bodyLine: number): Checked<OfferInput> => {
  const checked = checkOfferFields(raw);
  if (checked.kind === 'refused') return checked;
  const problems = [...findOfferProblems(checked.input), ...findTextProblems(checked.input, body, bodyLine)];
  return problems.length > 0 ? { kind: 'refused', problems } : checked;
};

const checkPostFields = createInputCheck<BlogPostInput>(blogPostSchema);

/** @spec B3.27 */
export const checkBlogPost = (raw: unknown, body: string): Checked<BlogPostInput> =>
  body.trim() === ''
    ? { kind: 'refused', problems: [{ path: [], message: 'there is no text after the --- lines' }] }
    : checkPostFields(raw);

/** @spec L3.13, L3.14 */
export const checkReviewFile = createInputCheck<ReviewFileInput>(reviewFileSchema);
