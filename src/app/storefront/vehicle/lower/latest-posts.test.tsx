import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { findMarkupFlaws } from '#src/app/storefront/testing/find-markup-flaws.ts';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestPost } from '#src/blog/testing/make-test-post.ts';
import { LatestPostRow } from '#src/blog/web/latest-posts.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehiclePage } from '../build-vehicle-page.ts';
import { PageEnd } from './page-end.tsx';

beforeAll(loadVehiclePage);

const hasRoom = (blog: Record<string, unknown>, posts = [makeTestPost()]): boolean => {
  const context = makeTestContext({ blog });
  const site = { ...context.site, publications: { ...context.site.publications, posts } };
  return [makeFullVehicle(), makeTestVehicle()].every((vehicle) =>
    renderToStaticMarkup(<PageEnd view={buildVehiclePage(vehicle, false, { ...context, site })} />).includes(
      'data-needs="scripts"',
    ),
  );
};

it('has room for the newest posts where the site has a blog and shows it there [B2.54] [L9.37]', () => {
  expect(hasRoom({ isEnabled: true })).toBe(true);
  expect(hasRoom({ isEnabled: false })).toBe(false);
  expect(hasRoom({ isEnabled: true, vehiclePageCount: 0 })).toBe(false);
  expect(hasRoom({ isEnabled: true }, [])).toBe(false);
});

it('shows heading, picture and date of each, and the way to all of them [B3.27]', () => {
  const post = { href: '/blog/towing', heading: 'Towing', image: '/media/van.avif', date: '2026-10-05' };
  const markup = renderToStaticMarkup(<LatestPostRow posts={[post, { ...post, href: '/blog/b', image: null }]} />);
  expect(readText(markup)).toBe('From our blog All posts Towing 5 October 2026 Towing 5 October 2026');
  expect(markup.match(/<img /g)).toHaveLength(1);
  expect(markup).toContain('href="/blog/towing"');
  expect(findMarkupFlaws(markup)).toEqual([]);
  expect(readText(renderToStaticMarkup(<LatestPostRow posts={[]} />))).toBe('From our blog All posts');
});
