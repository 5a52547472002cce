import { describe, expect, it } from 'vitest';
import { withLead } from './build-record.ts';
import { maxPictures } from './choose-pictures.ts';

const galleryOf = (...names: readonly string[]) => ({
  images: names.map((name) => ({ image: { url: `/media/demo/photos/${name}.avif` }, caption: name })),
});
const replace = (names: readonly string[], lead: string) => {
  const record = withLead(galleryOf(...names), { file: `photos/${lead}.avif`, caption: lead });
  const images = (record.images ?? []) as readonly { readonly caption: string }[];
  return { names: images.map(({ caption }) => caption), count: record.photos_count };
};

describe('withLead', () => {
  it("keeps the vehicle's front in the gallery if the new first picture shows another view", () => {
    expect(replace(['ute-hero-red', 'interior-ute-dash-grey', 'load-tub-red'], 'ute-side-yard-red')).toEqual({
      names: ['ute-side-yard-red', 'interior-ute-dash-grey', 'ute-hero-red', 'load-tub-red'],
      count: 4,
    });
    expect(replace(['ute-hero-red', 'load-tub-red'], 'ute-hero2-red').names).toHaveLength(3);
  });

  it('replaces a picture that shows the same view', () => {
    expect(replace(['ute-hero-red', 'load-tub-red', 'ute-side-red'], 'ute-hero-dusk-red')).toEqual({
      names: ['ute-hero-dusk-red', 'load-tub-red', 'ute-side-red'],
      count: 3,
    });
  });

  it("shows a picture of the gallery once, and doesn't shorten the gallery", () => {
    expect(replace(['ute-hero-red', 'load-tub-red', 'ute-side-red'], 'ute-side-red').names).toEqual([
      'ute-side-red',
      'load-tub-red',
      'ute-hero-red',
    ]);
    expect(replace(['ute-hero-red', 'load-tub-red', 'ute-hero-yard-red'], 'ute-hero-yard-red').count).toBe(3);
    expect(replace(['ute-hero-red', 'load-tub-red'], 'ute-hero-red').names).toEqual(['ute-hero-red', 'load-tub-red']);
  });

  it('leaves out the last picture of a full gallery, and changes no gallery with one picture', () => {
    const full = Array.from({ length: maxPictures }, (_, index) => `view${index}-red`);
    expect(replace(full, 'ute-side-red').names).toEqual(['ute-side-red', full[1], full[0], ...full.slice(2, -1)]);
    expect(replace(['new-arrival'], 'ute-side-red').names).toEqual(['new-arrival']);
  });
});
