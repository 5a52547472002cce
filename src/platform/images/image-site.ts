import type { PictureOrigins } from './parse-picture-source.ts';

export interface ImageSite extends PictureOrigins {
  readonly id: string;
}

export interface SiteWithImages {
  readonly slug: string;
  readonly config: {
    readonly images: { readonly sharedMedia: readonly string[]; readonly allowedHosts: readonly string[] };
  };
}

/** @spec B0.02, L7.12 */
export const imageSiteOf = ({ slug, config: { images } }: SiteWithImages): ImageSite => ({
  id: slug,
  mediaFolders: [slug, ...images.sharedMedia],
  allowedHosts: images.allowedHosts,
});
