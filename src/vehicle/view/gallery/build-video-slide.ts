import { findVideoEmbedUrl } from '../../rules/media/find-video-embed-url.ts';
import type { GallerySlide } from './gallery.ts';

const videoFile = /^(https:\/\/|\/)[^?#]+\.(mp4|webm|mov|m4v)(\?.*)?$/i;

/** The slide of a video: of a known player, which comes when it is asked for, or of a file; none of anything else. @spec B2.34 */
export const buildVideoSlide = (
  url: string,
  posterUrl: string | null,
  title: string,
): readonly Extract<GallerySlide, { readonly kind: 'videoFile' | 'videoEmbed' }>[] => {
  const rest = { posterUrl, title: `Video of ${title}`, label: 'Video' };
  const embedUrl = findVideoEmbedUrl(url);
  if (embedUrl !== null) return [{ kind: 'videoEmbed', url: embedUrl, ...rest }];
  return videoFile.test(url) ? [{ kind: 'videoFile', url, ...rest }] : [];
};
