import fc from 'fast-check';
import { buildBlogPost, buildOffer, buildReviewSets } from '#src/sites/config/pages/build-publications.ts';
import { checkBlogPost, checkOffer, checkReviewFile } from '#src/sites/config/pages/publication-inputs.ts';
import { renderContent } from '#src/sites/server/render-content.ts';
import { anyText } from '#src/vehicle/testing/any-text.ts';

const optional = { requiredKeys: [] };
const anyDay = fc
  .date({ min: new Date('2019-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyPicture = fc.record({ imageUrl: fc.constant('/media/a.avif'), imageAlt: anyText(200) }, optional);
/** Empty or a sentence, because a lone hyphen is an empty list in Markdown. */
const anyBody = fc.oneof(
  fc.constant(''),
  anyText(400).map((text) => `It is ${text}.`),
);

const taken = <Input, Value>(
  inputs: fc.Arbitrary<readonly [raw: unknown, body: string]>,
  check: (
    raw: unknown,
    body: string,
  ) => { readonly kind: 'input'; readonly input: Input } | { readonly kind: 'refused' },
  build: (input: Input, body: string) => Value,
): fc.Arbitrary<Value> =>
  inputs
    .map(([raw, body]) => [check(raw, body), body] as const)
    .filter(([checked]) => checked.kind === 'input')
    .map(([checked, body]) => {
      if (checked.kind === 'refused') throw new Error('was filtered out');
      return build(checked.input, body);
    });

const anyFinance = fc.constantFrom({}, { category: 'Finance offer', finance: { ratePercent: 0, termMonths: 1 } });
export const anyOffer = taken(
  fc.tuple(
    fc
      .tuple(
        fc.record({ id: fc.integer({ min: 1 }), name: anyText(90) }),
        fc.record(
          {
            highlight: anyText(48),
            disclaimer: anyText(3000),
            category: anyText(40),
            manufacturer: fc.constantFrom('kia', 'toyota'),
            model: fc.record({ name: anyText(60), slug: fc.constant('a') }, { requiredKeys: ['name'] }),
            lastDay: anyDay,
          },
          optional,
        ),
        anyPicture,
        anyFinance,
      )
      .map((parts) => Object.assign({}, ...parts)),
    anyBody,
  ),
  (raw, body) => checkOffer(raw, body, 1),
  (input, body) => buildOffer(input, renderContent(body)),
);
export const anyPost = taken(
  fc.tuple(
    fc
      .tuple(
        fc.record({
          title: anyText(100),
          summary: anyText(240),
          date: anyDay,
          author: anyText(60),
          tags: fc.array(anyText(30), { minLength: 1, maxLength: 3 }),
        }),
        fc.record({ updated: anyDay }, optional),
        anyPicture,
      )
      .map((parts) => Object.assign({}, ...parts)),
    anyBody,
  ),
  checkBlogPost,
  (input, body) => buildBlogPost('a-post', input, renderContent(body)),
);
const anyReview = fc
  .tuple(
    fc.record({ id: fc.uuid(), customerName: anyText(60), text: anyText(600), date: anyDay }),
    fc.record({ rating: fc.integer({ min: 1, max: 5 }), imageUrl: fc.constant('/media/b.avif') }, optional),
    fc.oneof(fc.constant({}), fc.record({ replyText: anyText(600), replyDate: anyDay })),
  )
  .map((parts) => Object.assign({}, ...parts));
export const anyReviewSets = taken(
  fc
    .record({
      source: anyText(40),
      set: fc.record(
        {
          location: fc.constantFrom('moorooka'),
          sourceUrl: fc.constant('https://reviews.example/'),
          count: fc.constantFrom(3, 1204),
          averageRating: fc.constantFrom('1.1', '4.333', '5'),
          reviews: fc.array(anyReview, { maxLength: 3 }),
        },
        { requiredKeys: ['count', 'averageRating', 'reviews'] },
      ),
    })
    .map(({ source, set }) => [{ source, sets: [set] }, ''] as const),
  checkReviewFile,
  buildReviewSets,
);
