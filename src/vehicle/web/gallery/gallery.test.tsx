import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { vehicleConfig } from '../../rules/config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildGallery } from '../../view/gallery/build-gallery.ts';
import { Gallery } from './gallery.tsx';

const config = vehicleConfig.parse({});
const photo = (at: number, caption: string | null = null) => ({
  image: { url: `/media/${at}.jpg`, thumb: null },
  isVideo: false,
  caption,
});
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(at + 1));
const draw = (fields: Partial<Vehicle>, given = config) =>
  renderToStaticMarkup(
    <Gallery gallery={buildGallery(makeTestVehicle(fields), given)} layout="panel" tag={<p>JUST SOLD</p>} />,
  );
const hidden = (url: string) => encodeURIComponent(url);

describe('the gallery', () => {
  it('gives every photo its alternative text, and marks illustrations [B2.31]', () => {
    const markup = draw({ images: [photo(1), photo(2, 'Illustration of a generic white SUV')] });
    expect(markup).toContain('alt="2023 Nissan X-Trail, photo 1"');
    expect(markup).toContain('alt="2023 Nissan X-Trail: Illustration of a generic white SUV"');
  });

  it('shows that there are no photos yet, or none at all [L8.04] [B2.37]', () => {
    expect(readText(draw({}))).toBe('No photos yet JUST SOLD');
    const arrival = { image: { url: '/media/new-arrival.svg', thumb: null }, isVideo: false, caption: null };
    expect(readText(draw({ images: [arrival] }))).toBe('New arrival: no photos yet JUST SOLD');
  });

  it('shows the number of the current picture and the total', () => {
    expect(readText(draw({ images: photos(4) }))).toContain('Photo 1 of 4');
    expect(readText(draw({ images: photos(1) }))).not.toContain(' of ');
  });

  it('loads the first two pictures at once, the others lazily [B9.09]', () => {
    const [stage = ''] = draw({ images: photos(5) }).split('</ul>');
    expect([...stage.matchAll(/loading="(\w+)"/g)].map(([, loading]) => loading)).toEqual([
      ...['eager', 'eager', 'lazy', 'lazy', 'lazy'],
    ]);
  });

  it('shows the second and third picture beside the first, as links', () => {
    const detailsOf = (count: number) =>
      [
        ...(draw({ images: photos(count) }).split('<ol')[0] ?? '').matchAll(
          /<a href="#(photo-\d)" aria-label="(Photo \d of \d)">/g,
        ),
      ].map(([, id, label]) => `${id} ${label}`);
    expect(detailsOf(3)).toEqual(['photo-2 Photo 2 of 3', 'photo-3 Photo 3 of 3']);
    expect(detailsOf(6)).toEqual(['photo-2 Photo 2 of 6', 'photo-3 Photo 3 of 6']);
    expect(detailsOf(2)).toEqual([]);
  });

  it('shows no video beside the first picture', () => {
    const video = { image: { url: '/media/walk.mp4', thumb: null }, isVideo: true, caption: null };
    const markup = draw({ images: [photo(1), video, photo(3)] });
    expect(markup).not.toContain('aria-label="Video"');
    expect(markup).toContain('aria-label="Photo 2 of 2"');
  });

  it('shows thumbnails from four photos on [B9.06]', () => {
    expect(draw({ images: photos(3) })).not.toContain('All photos');
    expect(draw({ images: photos(4) })).toContain('aria-label="Photo 4 of 4"');
  });

  it('has the dealer’s own slide second [B2.35]', () => {
    const customSlide = { imageUrl: '/media/why.jpg', alt: 'Why us' };
    const alts = [
      ...draw({ images: photos(2) }, vehicleConfig.parse({ page: { customSlide } })).matchAll(/alt="([^"]+)"/g),
    ];
    expect(alts.map(([, alt]) => alt)).toEqual([
      '2023 Nissan X-Trail, photo 1',
      'Why us',
      '2023 Nissan X-Trail, photo 2',
    ]);
  });
});

it('shows only a text when a vehicle has no photo, even on a site with its own slide [B2.35] [L8.04]', () => {
  const customSlide = { imageUrl: '/media/why.jpg', alt: 'Why us' };
  const markup = draw({}, vehicleConfig.parse({ page: { customSlide } }));
  expect(readText(markup)).toBe('No photos yet JUST SOLD');
  expect(markup).not.toContain('<img');
});

describe('a video in the gallery', () => {
  it('plays a file in the page, with its poster and its name [B2.34]', () => {
    const markup = draw({ videoUrl: '/media/walk.mp4', primaryImageUrl: '/media/1.jpg' });
    const [video = ''] = /<video[^>]*>/.exec(markup) ?? [];
    expect(video).toContain('src="/media/walk.mp4"');
    expect(video).toContain(`poster="/images/1200/80/${hidden('/media/1.jpg')}"`);
    expect(video).toContain('aria-label="Video of 2023 Nissan X-Trail"');
    expect(video).toContain('controls');
    expect(video).toContain('preload="none"');
  });

  it("links to another site's player and loads it only on demand [B2.34]", () => {
    const markup = draw({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ', primaryImageUrl: '/media/1.jpg' });
    expect(markup).toContain('href="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?');
    expect(markup).toContain(`src="/images/1200/80/${hidden('/media/1.jpg')}"`);
    expect(readText(markup)).toContain('Play: Video of 2023 Nissan X-Trail');
    expect(markup).not.toContain('<iframe');
  });

  it('has no poster without a picture', () => {
    expect(draw({ videoUrl: '/media/walk.mp4' })).not.toContain('poster=');
    expect(draw({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).not.toContain('<img');
  });

  it('has a tab of the gallery, after the photos [B2.34]', () => {
    expect(readText(draw({ images: photos(2), videoUrl: '/media/walk.mp4' }))).toContain('Images Video');
    expect(readText(draw({ images: photos(2) }))).not.toContain('Video');
  });
});

describe('a vehicle that turns', () => {
  const spinImages = ['/media/spin/01.avif', '/media/spin/02.avif'];
  const viewsOf = (markup: string) =>
    [...markup.matchAll(/<a href="#photo-\d"([^>]*)><svg.*?<\/svg>(\w+)<\/a>/g)].map(
      ([, attributes = '', label]) => `${label}${attributes.includes('aria-current') ? ' shown' : ''}`,
    );

  it('asks for no frame while the cabin of a vehicle without frames loads [B4.42]', () => {
    const gallery = buildGallery(makeTestVehicle({ images: photos(1), spinInteriorImage: '/media/in.jpg' }), config);
    const markup = renderToStaticMarkup(
      <Gallery gallery={{ ...gallery, initialView: 'interior' }} layout="panel" tag={null} />,
    );
    expect([...markup.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual(['2023 Nissan X-Trail, photo 1']);
  });

  it('shows its first frame, and tabs for images and interior [B2.67] [B4.42] [B2.36]', () => {
    const markup = draw({ images: photos(2), spinImages, spinInteriorImage: '/in.jpg', videoUrl: '/media/walk.mp4' });
    expect(viewsOf(markup)).toEqual(['Spin shown', 'Images', 'Interior', 'Video']);
    expect(markup).toContain('src="/media/spin/01.avif"');
    expect(markup).toContain('alt="2023 Nissan X-Trail, 360-degree view"');
  });

  it('starts with its images on a site that prefers them [B4.42]', () => {
    const markup = draw({ images: photos(2), spinImages }, vehicleConfig.parse({ spin: { initialView: 'gallery' } }));
    expect(viewsOf(markup)).toEqual(['Spin', 'Images shown']);
    expect(markup).not.toContain('/media/spin/01.avif');
    expect(readText(markup)).toContain('Photo 1 of 2');
  });

  it('has no tabs without a spin, and Impel’s only on a site with Impel and two images [B2.36, B5.44]', () => {
    expect(viewsOf(draw({ images: photos(2) }))).toEqual([]);
    const impel = { spinImages, spinCode: 'swl#1' };
    expect(viewsOf(draw({ images: photos(2), ...impel }))).toEqual([]);
    const own = vehicleConfig.parse({ spin: { hasImpel: true } });
    expect(viewsOf(draw({ images: photos(2), ...impel }, own))).toEqual(['Spin shown', 'Images']);
    expect(viewsOf(draw({ images: photos(1), ...impel }, own))).toEqual([]);
  });
});
