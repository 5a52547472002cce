import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildWarrantyReasons } from '#src/content/view/build-warranty-reasons.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import type { ModelAnswer } from './model-answer.ts';

const stockRowLimit = 8;

const sayCount = ({ make, model, count, countText }: ModelAnswer, { name }: ViewSite): string =>
  count === 0 ? `No ${make} ${model} is listed at the moment.` : `${countText} listed at ${name} now.`;

/** Builds the page of a model that no dealer wrote: its stock, and what to do when nothing fits. @spec L2.26 */
export const buildModelPage = (slug: string, answer: ModelAnswer, site: ViewSite): ContentPage => {
  const { make, model, imageUrl, search } = answer;
  const title = `${make} ${model}`;
  const words = sayCount(answer, site);
  const reasons = [...buildWarrantyReasons({ slug: slugify(make), title: make }, site.config.content)];
  return {
    slug,
    title,
    description: `${title}: ${words}`,
    lead: words,
    picture: imageUrl === null ? null : { src: imageUrl, alt: `A ${title} from our stock` },
    blocks: [
      ...(reasons.length === 0 ? [] : [{ kind: 'reasons' as const, title: null, reasons }]),
      { kind: 'stock', title: 'In stock now', search, limit: stockRowLimit, more: `See every ${model}` },
      {
        kind: 'tiles',
        title: 'Where to from here',
        tiles: [
          {
            title: `Not the ${model} you had in mind?`,
            text: 'Tell us the year, the colour and what you would pay. We look beyond our own yard and ring you back.',
            href: pagePaths.contact,
            action: 'Ask us to find it',
            tone: 'plain',
          },
          {
            title: 'Something like it',
            text: 'See what else there is, by body type.',
            href: contentPaths.models(null),
            action: 'Every model',
            tone: 'plain',
          },
        ],
      },
    ],
    part: null,
    form: null,
  };
};
