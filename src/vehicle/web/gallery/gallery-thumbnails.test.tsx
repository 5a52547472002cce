import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

const slides = Array.from({ length: 6 }, (_, at) => ({
  kind: 'photo' as const,
  url: `/media/${at}.avif`,
  thumbUrl: `/media/${at}.avif`,
  alt: `Photo of ${at}`,
  title: null,
  label: `Photo ${at + 1} of 6`,
}));

it.each([
  [5, false],
  [6, true],
])('scroll with arrows for %i pictures: %s [B9.07, D.50]', (count, isScrolling) => {
  const markup = renderToStaticMarkup(
    <GalleryThumbnails
      slides={slides.slice(0, count)}
      index={0}
      isScrolling={isScrolling}
      isReady
      onChoose={() => undefined}
    />,
  );
  expect(markup.match(/<img/g)).toHaveLength(count);
  expect(markup.includes('More photos')).toBe(isScrolling);
  expect(markup.includes('Earlier photos')).toBe(isScrolling);
});
