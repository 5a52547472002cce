import { formatCount } from '#src/lib/text/noun.ts';
import type { Reason } from '../rules/blocks/own-block-schemas.ts';
import type { ContentConfig } from '../rules/config.ts';

const years = { one: 'year', many: 'years' };

/** @spec L9.36 */
export const buildWarrantyReasons = (
  brand: { readonly slug: string; readonly title: string },
  { warranties }: Pick<ContentConfig, 'warranties'>,
): readonly Reason[] => {
  const { usedYears, newYears } = warranties;
  const ofNew = Object.hasOwn(newYears, brand.slug) ? newYears[brand.slug] : undefined;
  return [
    ...(ofNew === undefined
      ? []
      : [
          {
            title: `New: ${ofNew}-year warranty`,
            text: `The manufacturer covers a new ${brand.title} for ${formatCount(ofNew, years)}. If you sell it, the rest of the warranty goes to the next owner.`,
          },
        ]),
    ...(usedYears === null
      ? []
      : [
          {
            title: `Used: ${usedYears}-year standard warranty`,
            text: `A used ${brand.title} from us comes with our own ${usedYears}-year warranty, on top of your legal rights.`,
          },
        ]),
  ];
};
