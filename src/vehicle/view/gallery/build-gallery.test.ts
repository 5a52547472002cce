import { describe, expect, it } from 'vitest';
import { vehicleConfig } from '../../rules/config.ts';
import { findVideoEmbedUrl } from '../../rules/media/find-video-embed-url.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { chooseCardPicture } from '../card/build-card-parts.ts';
import { buildGallery } from './build-gallery.ts';

const plain = vehicleConfig.parse({});
const photo = (url: string, isVideo = false): Vehicle['images'][number] => ({
  image: { url, thumb: null },
  isVideo,
  caption: null,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`/media/${index + 1}.jpg`));
const gallery = (fields: Partial<Vehicle>, config = plain) => buildGallery(makeTestVehicle(fields), config);
const kinds = (fields: Partial<Vehicle>, config = plain) => gallery(fields, config).slides.map(({ kind }) => kind);

describe('buildGallery', () => {
  it('lists the photos, each with its own alternative text [B2.31]', () => {
    expect(gallery({ images: photos(2) }).slides).toEqual([
      {
        kind: 'photo',
        url: '/media/1.jpg',
        thumbUrl: '/media/1.jpg',
        alt: '2023 Nissan X-Trail, photo 1',
        title: '2023 Nissan X-Trail',
        label: 'Photo 1 of 2',
      },
      {
        kind: 'photo',
        url: '/media/2.jpg',
        thumbUrl: '/media/2.jpg',
        alt: '2023 Nissan X-Trail, photo 2',
        title: '2023 Nissan X-Trail',
        label: 'Photo 2 of 2',
      },
    ]);
  });

  it("uses an image's thumbnail, else the feed's at that index, else the image [B3.05]", () => {
    const own = { ...photo('/media/1.jpg'), image: { url: '/media/1.jpg', thumb: { url: '/media/1-own.jpg' } } };
    const images = [own, ...photos(3).slice(1)];
    const thumbnails = ['/media/1-small.jpg', '/media/2-small.jpg'];
    const { slides } = gallery({ images, thumbnails });
    expect(slides.map((slide) => slide.kind === 'photo' && slide.thumbUrl)).toEqual([
      '/media/1-own.jpg',
      '/media/2-small.jpg',
      '/media/3.jpg',
    ]);
  });

  it('shows thumbnails only with more than 3 images [B9.06]', () => {
    expect([3, 4].map((count) => gallery({ images: photos(count) }).hasThumbnails)).toEqual([false, true]);
  });

  it('scrolls more than 5 thumbnails, photos or not [B9.07] [D.50]', () => {
    expect([5, 6].map((count) => gallery({ images: photos(count) }).scrollsThumbnails)).toEqual([false, true]);
    const videoUrl = '/media/walk.mp4';
    const own = vehicleConfig.parse({ page: { customSlide: { imageUrl: '/media/why.jpg', alt: 'Why us' } } });
    expect(gallery({ images: photos(4), videoUrl }).scrollsThumbnails).toBe(false);
    expect(gallery({ images: photos(4), videoUrl }, own).scrollsThumbnails).toBe(true);
  });

  it("counts photos and videos separately, and the site's own slide not at all", () => {
    const own = vehicleConfig.parse({ page: { customSlide: { imageUrl: '/media/why.jpg', alt: 'Why us' } } });
    const { slides, photoCount } = gallery({ images: photos(2), videoUrl: '/media/walk.mp4' }, own);
    expect(slides.map(({ label }) => label)).toEqual(['Photo 1 of 2', 'From the dealer', 'Photo 2 of 2', 'Video']);
    expect(photoCount).toBe(2);
    const twice = gallery({ videoUrl: '/media/a.mp4', externalVideoUrl: '/media/b.mp4' });
    expect(twice.slides.map(({ label }) => label)).toEqual(['No photo', 'Video 1 of 2', 'Video 2 of 2']);
  });

  it('loads the first 2 slides with priority [B9.09]', () => {
    expect(gallery({ images: photos(9) }).priorityCount).toBe(2);
  });

  it('includes a video, embedded or as a file [B2.34]', () => {
    expect(kinds({ images: photos(1), externalVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([
      'photo',
      'videoEmbed',
    ]);
    expect(kinds({ images: photos(1), videoUrl: '/media/walk.mp4' })).toEqual(['photo', 'videoFile']);
    expect(kinds({ images: [photo('/media/1.jpg'), photo('/media/walk.webm', true)] })).toEqual(['photo', 'videoFile']);
    expect(kinds({ images: photos(1), videoUrl: 'javascript:alert(1).mp4' })).toEqual(['photo']);
  });

  it('puts the custom slide of the site at position 2 [B2.35]', () => {
    const own = vehicleConfig.parse({ page: { customSlide: { imageUrl: '/media/why.jpg', alt: 'Why us' } } });
    expect(kinds({ images: photos(3) }, own)).toEqual(['photo', 'custom', 'photo', 'photo']);
    expect(kinds({ images: photos(3) })).not.toContain('custom');
  });

  it('drops the custom slide when there is no photo of the vehicle [B2.35] [L8.04]', () => {
    const own = vehicleConfig.parse({ page: { customSlide: { imageUrl: '/media/why.jpg', alt: 'Why us' } } });
    expect(kinds({}, own)).toEqual(['placeholder']);
    expect(kinds({ images: [photo('/media/new-arrival.svg')] }, own)).toEqual(['placeholder']);
    expect(kinds({ videoUrl: '/media/walk.mp4' }, own)).toEqual(['placeholder', 'videoFile']);
  });

  it('includes a spin when there is spin media, and shows it first unless the site prefers images [B2.36, B4.42]', () => {
    const spinImages = ['/spin/1.jpg', '/spin/2.jpg'];
    expect(gallery({ images: photos(1), spinImages })).toMatchObject({
      spin: { frameUrls: spinImages },
      initialView: 'spin',
    });
    const own = vehicleConfig.parse({ spin: { initialView: 'gallery' } });
    expect(gallery({ images: photos(1), spinImages }, own).initialView).toBe('images');
    expect(gallery({ images: photos(1), spinInteriorImage: '/in.jpg' }).initialView).toBe('images');
    expect(gallery({ images: photos(1) })).toMatchObject({ spin: null, initialView: 'images' });
  });

  it("shows the 'new arrival' placeholder when the only image is the default one [B2.37]", () => {
    const { slides, photoCount } = gallery({ images: [photo('/media/new-arrival.svg')] });
    expect(slides).toMatchObject([{ kind: 'placeholder', text: 'New arrival: no photos yet' }]);
    expect(photoCount).toBe(0);
    const several = gallery({ images: [photo('/media/new-arrival.svg'), photo('/media/no-image.png')] });
    expect(several.slides).toMatchObject([{ kind: 'placeholder', text: 'New arrival: no photos yet' }]);
    expect(several.photoCount).toBe(0);
    expect(kinds({ images: [photo('/media/new-arrival.svg'), ...photos(1)] })).toEqual(['photo', 'photo']);
  });

  it('says that there are no photos yet, and promises none, and that a sold vehicle has none [B2.37]', () => {
    expect(gallery({}).slides).toMatchObject([{ kind: 'placeholder', text: 'No photos yet' }]);
    expect(gallery({ status: 'sold' }).slides).toMatchObject([{ kind: 'placeholder', text: 'No photos' }]);
    const sold = gallery({ status: 'sold', images: [photo('/media/new-arrival.svg')] });
    expect(sold.slides).toMatchObject([{ kind: 'placeholder', text: 'No photos' }]);
  });
});

it('gives a card its primary image, else its first photo, else a text [L8.04] [B2.37]', () => {
  const pick = (fields: Partial<Vehicle>) => chooseCardPicture(makeTestVehicle(fields), plain.page);
  expect(pick({ primaryImageUrl: '/a.jpg', images: photos(2) })).toMatchObject({ url: '/a.jpg' });
  expect(pick({ images: [photo('/walk.mp4', true), ...photos(1)] })).toMatchObject({ url: '/media/1.jpg' });
  expect(pick({ primaryImageUrl: '/media/new-arrival.svg' })).toEqual({
    kind: 'missing',
    text: 'New arrival: no photos yet',
  });
  expect(pick({})).toEqual({ kind: 'missing', text: 'No photos yet' });
});

it('embeds only known players, in their private mode [B2.34]', () => {
  expect(findVideoEmbedUrl('https://www.youtube.com/watch?feature=x&v=dQw4w9WgXcQ')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  );
  expect(findVideoEmbedUrl('https://vimeo.com/76979871')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
  expect(findVideoEmbedUrl('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')).toBeNull();
});
