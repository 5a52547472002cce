import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { vehicleConfig } from '../../rules/config.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildGallery } from '../../view/gallery/build-gallery.ts';
import { GalleryFullscreen } from './gallery-fullscreen.tsx';

const caption = 'Illustration: generic white SUV, front three-quarter view';

it('says what a picture is in the words under it and in its alternative text [B2.31, B2.32]', () => {
  const image = { url: '/media/hero.avif', thumb: null };
  const { slides } = buildGallery(
    makeTestVehicle({ images: [{ image, isVideo: false, caption }] }),
    vehicleConfig.parse({}),
  );
  const markup = renderToStaticMarkup(<GalleryFullscreen slides={slides} startIndex={0} onClose={() => undefined} />);
  const words = `2023 Nissan X-Trail: ${caption}`;
  expect(markup).toContain(`alt="${words}"`);
  expect(markup).toMatch(new RegExp(`<p[^>]*>${words}</p>`));
});
