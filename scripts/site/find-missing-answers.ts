import type { ResolvedSite } from '../../src/sites/config/resolved-site.ts';
import { presets } from '../../src/sites/presets/presets.ts';
import { paletteSchema } from '../../src/sites/theme/palette-schema.ts';
import { standardStory } from './new/page-templates.ts';

type Site = Pick<ResolvedSite, 'locations' | 'template' | 'brand' | 'content'>;

const findLocationsWithoutHours = ({ locations }: Site): readonly string[] =>
  locations.filter(({ visible, contact }) => visible && contact.openingHours.length === 0).map(({ name }) => name);

const hasTemplateColours = ({ template, brand }: Site): boolean => {
  const base = paletteSchema.parse(presets[template].brand?.palette ?? {});
  return brand.palette.brand === base.brand && brand.palette.accent === base.accent;
};

const hasStandardStory = ({ content }: Site): boolean =>
  standardStory.test(JSON.stringify(content['about-us']?.blocks ?? []));

export const listMissingAnswers = (site: Site): readonly string[] => {
  const silent = findLocationsWithoutHours(site);
  return [
    ...(silent.length === 0
      ? []
      : [
          `${silent.join(', ')}: no opening hours, so pages ask shoppers to call. Set openingHours under contact in site.yaml.`,
        ]),
    ...(hasTemplateColours(site)
      ? ["The colours are the template's. Set your own in brand.palette in site.yaml."]
      : []),
    ...(hasStandardStory(site)
      ? ["The page /about-us has only the standard text. Write the dealer's own story in content/about-us.md."]
      : []),
  ];
};
