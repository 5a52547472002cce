import { formatCount } from '#src/lib/text/noun.ts';
import type { Reason } from '../rules/blocks/own-block-schemas.ts';
import type { ContentConfig } from '../rules/config.ts';

const years = { one: 'year', many: 'years' };

/** Returns the dealer's warranties for new and used vehicles of a make. @spec L9.36 */
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
            title: `${ofNew}-year warranty, new`,
            text: `The maker covers a new ${brand.title} for ${formatCount(ofNew, years)}. What is left of it goes with the car when it is sold.`,
          },
        ]),
    ...(usedYears === null
      ? []
      : [
          {
            title: `${usedYears}-year standard warranty, used`,
            text: `A used ${brand.title} from us carries ours for ${formatCount(usedYears, years)}, beside what the law gives you.`,
          },
        ]),
  ];
};
