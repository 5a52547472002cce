import { getVehicleTitle } from '../../rules/get-vehicle-title.ts';
import { findVideoEmbedUrl } from '../../rules/media/find-video-embed-url.ts';
import { isDefaultPicture } from '../../rules/media/photos.ts';
import type { PageConfig } from '../../rules/page/page-config.ts';
import type { SpinConfig } from '../../rules/spin/spin-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { buildSpinView, type SpinView } from '../spin/build-spin-view.ts';
import { choosePlaceholderText } from './choose-placeholder-text.ts';

interface Labelled {
  readonly label: string;
}

export type GallerySlide =
  | ({
      readonly kind: 'photo' | 'custom';
      readonly url: string;
      readonly thumbUrl: string;
      readonly alt: string;
      readonly title: string | null;
    } & Labelled)
  | ({ readonly kind: 'placeholder'; readonly text: string } & Labelled)
  | ({
      readonly kind: 'videoFile' | 'videoEmbed';
      readonly url: string;
      readonly posterUrl: string | null;
      readonly title: string;
    } & Labelled);

/** @spec B2.67 */
export type GalleryTabName = 'spin' | 'images' | 'interior';

export interface GalleryView {
  readonly slides: readonly GallerySlide[];
  readonly hasThumbnails: boolean;
  readonly scrollsThumbnails: boolean;
  readonly priorityCount: number;
  readonly photoCount: number;
  readonly spin: SpinView | null;
  readonly initialView: GalleryTabName;
}

/** @spec B9.06 */
const thumbnailsAbove = 3;
/** @spec B9.07, D.50 */
const scrollingAbove = 5;
/** @spec B9.09 */
const priorityCount = 2;

interface GalleryConfig {
  readonly page: Pick<PageConfig, 'customSlide' | 'defaultImageMarks'>;
  readonly spin: SpinConfig;
}

type Photo = Extract<GallerySlide, { readonly kind: 'photo' | 'custom' }>;

const isPhoto = (slide: GallerySlide): slide is Photo => slide.kind === 'photo';

const videoFile = /^(https:\/\/|\/)[^?#]+\.(mp4|webm|mov|m4v)(\?.*)?$/i;

/** @spec B2.34 */
const buildVideoSlide = (
  url: string,
  posterUrl: string | null,
  title: string,
): readonly Extract<GallerySlide, { readonly kind: 'videoFile' | 'videoEmbed' }>[] => {
  const rest = { posterUrl, title: `Video of ${title}`, label: 'Video' };
  const embedUrl = findVideoEmbedUrl(url);
  if (embedUrl !== null) return [{ kind: 'videoEmbed', url: embedUrl, ...rest }];
  return videoFile.test(url) ? [{ kind: 'videoFile', url, ...rest }] : [];
};

const buildImageSlides = (vehicle: Vehicle): readonly GallerySlide[] => {
  const title = getVehicleTitle(vehicle);
  return vehicle.images.flatMap(({ image, isVideo, caption }, index): readonly GallerySlide[] => {
    if (isVideo) return buildVideoSlide(image.url, image.thumb?.url ?? null, title);
    const thumbUrl = image.thumb?.url ?? vehicle.thumbnails[index] ?? image.url;
    const alt = caption === null ? `${title}, photo ${index + 1}` : `${title}: ${caption}`;
    return [{ kind: 'photo', url: image.url, thumbUrl, alt, title, label: 'Photo' }];
  });
};

const buildVideoSlides = (vehicle: Vehicle): readonly GallerySlide[] =>
  [vehicle.externalVideoUrl, vehicle.videoUrl].flatMap((url) =>
    url === null ? [] : buildVideoSlide(url, vehicle.primaryImageUrl, getVehicleTitle(vehicle)),
  );

const withCustomSlide = (
  slides: readonly GallerySlide[],
  customSlide: PageConfig['customSlide'],
): readonly GallerySlide[] => {
  if (customSlide === null) return slides;
  const { imageUrl: url, alt } = customSlide;
  const custom: Photo = { kind: 'custom', url, thumbUrl: url, alt, title: null, label: 'From the dealer' };
  return [...slides.slice(0, 1), custom, ...slides.slice(1)];
};

const withNumbers = (slides: readonly GallerySlide[]): readonly GallerySlide[] => {
  const totals = Object.groupBy(slides, ({ label }) => label);
  return slides.map((slide) => {
    const alike = totals[slide.label] ?? [];
    return alike.length < 2
      ? slide
      : { ...slide, label: `${slide.label} ${alike.indexOf(slide) + 1} of ${alike.length}` };
  });
};

const chooseInitialView = ({ spin }: Pick<GalleryView, 'spin'>, config: SpinConfig): GalleryView['initialView'] =>
  spin !== null && spin.frameUrls.length > 0 && config.initialView === 'spin' ? 'spin' : 'images';

/**
 * Leaves out the site's `customSlide` if there are no photos, because shoppers could mistake the slide for the vehicle.
 * @spec B2.31 to B2.37, B4.42, B9.06, B9.07, D.50, L8.04
 */
export const buildGallery = (vehicle: Vehicle, config: GalleryConfig): GalleryView => {
  const given = buildImageSlides(vehicle);
  const photos = given.filter(isPhoto);
  const isOnlyDefault =
    photos.length > 0 && photos.every(({ url }) => isDefaultPicture(url, config.page.defaultImageMarks));
  const hasPhotos = photos.length > 0 && !isOnlyDefault;
  const text = choosePlaceholderText(vehicle, isOnlyDefault);
  const placeholder: GallerySlide = { kind: 'placeholder', text, label: 'No photo' };
  const pictures = hasPhotos
    ? withCustomSlide(given, config.page.customSlide)
    : [placeholder, ...given.filter((slide) => !isPhoto(slide))];
  const slides = withNumbers([...pictures, ...buildVideoSlides(vehicle)]);
  const thumbnailCount = slides.filter(({ kind }) => kind !== 'placeholder').length;
  const spin = buildSpinView(vehicle, config.spin);
  return {
    slides,
    hasThumbnails: thumbnailCount > thumbnailsAbove,
    scrollsThumbnails: thumbnailCount > scrollingAbove,
    priorityCount,
    photoCount: hasPhotos ? photos.length : 0,
    spin,
    initialView: chooseInitialView({ spin }, config.spin),
  };
};

export interface PictureView {
  readonly url: string;
  readonly alt: string;
}
