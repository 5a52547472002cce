import { findVideoEmbedUrl } from '../rules/find-video-embed-url.ts';
import { getVehicleTitle } from '../rules/get-vehicle-title.ts';
import type { PageConfig } from '../rules/page-config.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import type { Gallery, GallerySlide } from './gallery.ts';

/** The strip of thumbnails shows above this many pictures. @spec B9.06 */
const thumbnailsAbove = 3;
/** The strip scrolls with its own arrows above this many. @spec B9.07, D.50 */
const scrollingAbove = 5;
/** Slides that load with priority. @spec B9.09 */
const priorityCount = 2;

export const newArrivalText = 'New arrival: photos are on their way';
export const missingImageText = 'Image not found';

type GalleryConfig = Pick<PageConfig, 'customSlide' | 'defaultImageMarks'>;

const buildVideoSlide = (url: string, posterUrl: string | null, title: string): readonly GallerySlide[] => {
  const embedUrl = findVideoEmbedUrl(url);
  if (embedUrl !== null) return [{ kind: 'videoEmbed', url: embedUrl, posterUrl, title }];
  return /^(https:\/\/|\/)[^?#]+\.(mp4|webm|mov|m4v)(\?.*)?$/i.test(url)
    ? [{ kind: 'videoFile', url, posterUrl, title }]
    : [];
};

const buildPhotoSlides = (vehicle: Vehicle): readonly GallerySlide[] => {
  const title = getVehicleTitle(vehicle);
  return vehicle.images.flatMap(({ image, isVideo, caption }, index): readonly GallerySlide[] => {
    const thumbUrl = image.thumb?.url ?? vehicle.thumbnails[index] ?? image.url;
    if (isVideo) return buildVideoSlide(image.url, image.thumb?.url ?? null, `Video of ${title}`);
    const alt = caption === null ? `${title}, photo ${index + 1}` : `${title}: ${caption}`;
    return [{ kind: 'photo', url: image.url, thumbUrl, alt }];
  });
};

const buildOtherSlides = (vehicle: Vehicle): readonly GallerySlide[] => {
  const title = getVehicleTitle(vehicle);
  const videos = [vehicle.externalVideoUrl, vehicle.videoUrl].flatMap((url) =>
    url === null ? [] : buildVideoSlide(url, vehicle.primaryImageUrl, `Video of ${title}`),
  );
  const spin: readonly GallerySlide[] =
    vehicle.spinImages.length > 0
      ? [{ kind: 'spin', frameUrls: vehicle.spinImages, title: `Look around the ${title}` }]
      : [];
  return [...spin, ...videos];
};

const isDefault = (slide: GallerySlide, marks: readonly string[]): boolean =>
  slide.kind === 'photo' && marks.some((mark) => slide.url.includes(mark));

const withCustomSlide = (slides: readonly GallerySlide[], { customSlide }: GalleryConfig): readonly GallerySlide[] => {
  if (customSlide === null) return slides;
  const { imageUrl: url, alt } = customSlide;
  return [...slides.slice(0, 1), { kind: 'custom', url, thumbUrl: url, alt }, ...slides.slice(1)];
};

/**
 * The slides of a vehicle's gallery: its photographs, the dealer's own slide as the second, then what turns and moves.
 * Without photographs a placeholder stands in their place.
 * @spec B2.31 to B2.37, L8.04
 */
export const buildGallery = (vehicle: Vehicle, config: GalleryConfig): Gallery => {
  const given = buildPhotoSlides(vehicle);
  const photos = given.filter((slide) => slide.kind === 'photo');
  const [first] = photos;
  const isOnlyDefault = first !== undefined && photos.length === 1 && isDefault(first, config.defaultImageMarks);
  const hasPhotos = first !== undefined && !isOnlyDefault;
  const placeholder: GallerySlide = { kind: 'placeholder', text: isOnlyDefault ? newArrivalText : missingImageText };
  const pictures = hasPhotos ? given : [placeholder, ...given.filter((slide) => slide.kind !== 'photo')];
  const photoCount = hasPhotos ? photos.length : 0;
  return {
    slides: [...withCustomSlide(pictures, config), ...buildOtherSlides(vehicle)],
    hasThumbnails: photoCount > thumbnailsAbove,
    scrollsThumbnails: photoCount > scrollingAbove,
    priorityCount,
    photoCount,
  };
};
