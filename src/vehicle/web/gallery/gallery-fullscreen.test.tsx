import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { vehicleConfig } from '../../rules/config.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildGallery } from '../../view/gallery/build-gallery.ts';
import { GalleryFullscreen } from './gallery-fullscreen.tsx';

const caption = 'Illustration of a generic white SUV, front three-quarter view';

it('captions a picture with the vehicle; only the alternative text describes it [B2.31, B2.32]', () => {
  const image = { url: '/media/hero.avif', thumb: null };
  const { slides } = buildGallery(
    makeTestVehicle({ images: [{ image, isVideo: false, caption }] }),
    vehicleConfig.parse({}),
  );
  const markup = renderToStaticMarkup(<GalleryFullscreen slides={slides} startIndex={0} onClose={() => undefined} />);
  expect(markup).toContain(`alt="2023 Nissan X-Trail: ${caption}"`);
  expect(markup).toMatch(/<p[^>]*>2023 Nissan X-Trail<\/p>/);
  expect(readText(markup)).not.toContain('Illustration');
});

it("shows no caption under the dealer's own slide [B2.35]", () => {
  const config = vehicleConfig.parse({
    page: { customSlide: { imageUrl: '/why.avif', alt: 'Two cars in a showroom' } },
  });
  const image = { url: '/media/hero.avif', thumb: null };
  const { slides } = buildGallery(makeTestVehicle({ images: [{ image, isVideo: false, caption }] }), config);
  const markup = renderToStaticMarkup(<GalleryFullscreen slides={slides} startIndex={1} onClose={() => undefined} />);
  expect(markup).toContain('alt="Two cars in a showroom"');
  expect(markup).toMatch(/<p class="[^"]*caption[^"]*"><\/p>/);
});
