import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readText } from '#src/ui/testing/read-text.ts';
import { spinConfig } from '../../rules/spin/spin-config.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildSpinView } from '../../view/spin/build-spin-view.ts';
import { ExteriorView } from './exterior-view.tsx';
import { SpinPoster } from './spin-poster.tsx';
import type { SpinFrames } from './use-spin-frames.ts';

const spinImages = Array.from({ length: 24 }, (_, at) => `/media/spin/${at}.avif`);
const hotspot = (id: string, angle: number) => ({
  id,
  description: `Words of ${id}`,
  anchors: [{ angle, xPercent: 20, yPercent: 60 }],
});
const hotspots = { exterior: [hotspot('grille', 0), hotspot('tail', 180)], interior: [] };
const bitmap = {} as ImageBitmap;

const draw = (
  loaded: readonly number[],
  state: { frame?: number; isTouched?: boolean } = {},
  missing: readonly number[] = [],
) => {
  const spin = buildSpinView(makeTestVehicle({ spinImages, hotspots }), spinConfig.parse({}));
  if (spin === null) throw new Error('no spin');
  const frames: SpinFrames = {
    count: 24,
    loaded: new Map(loaded.map((at) => [at, bitmap])),
    missing: new Set(missing),
    isComplete: loaded.length + missing.length === 24,
  };
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <ExteriorView
      spin={spin}
      poster={<SpinPoster spin={spin} sizes="100vw" />}
      frames={frames}
      state={{ frame: 0, isTouched: false, onFrame: nothing, onTouch: nothing, ...state }}
    />,
  );
};
const all = spinImages.map((_, at) => at);
const marksOf = (markup: string) =>
  [...markup.matchAll(/<li (?![^>]*inert)[^>]*><button[^>]* aria-expanded="false">.*?<span[^>]*>([^<]+)</g)].map(
    ([, words]) => words,
  );

it('marks the hotspots of the current angle and lists all of them by name [B2.69, B3.06]', () => {
  const markup = draw(all);
  expect(marksOf(markup)).toEqual(['Words of grille']);
  expect(readText(markup)).toMatch(/Highlights Words of grille Words of tail$/);
  expect(marksOf(draw(all, { frame: 12 }))).toEqual(['Words of tail']);
  expect(marksOf(draw(all, { frame: 6 }))).toEqual([]);
});

it('keeps all marks in the DOM at every angle [B2.69]', () => {
  const countMarks = (frame: number) => draw(all, { frame }).match(/<li [^>]*><button[^>]* data-place=/g)?.length;
  expect([0, 6, 12].map(countMarks)).toEqual([2, 2, 2]);
});

it('shows the first picture until a frame has loaded, so that the stage is never empty [B4.42, B7.35]', () => {
  expect(draw([])).toContain('alt="2023 Nissan X-Trail, 360-degree view"');
  expect(draw([0])).not.toContain(', 360-degree view"');
});

it('shows a text when no frame loads; one frame is enough [B8.03, L8.04]', () => {
  const markup = draw([], {}, all);
  expect(readText(markup)).toBe('Image not found');
  expect(markup).not.toMatch(/slider|button|progress/);
  expect(draw([5], {}, [...all.slice(0, 5), ...all.slice(6)])).toContain('role="slider"');
});

it('is a slider for keys and screen readers that states the angle [B4.45]', () => {
  expect(draw(all, { frame: 6 })).toMatch(
    /role="slider" tabindex="0" aria-label="Spin the 2023 Nissan X-Trail"[^>]*aria-valuetext="Viewed from 90 degrees"/,
  );
});

it('hints at swiping, or dragging by mouse, until the shopper has [B2.70]', () => {
  expect(readText(draw(all))).toContain('Swipe to spin Drag to spin');
  expect(readText(draw(all, { isTouched: true }))).not.toContain('to spin Drag');
});

it('shows how many frames have loaded, and the nearest of them [B7.35]', () => {
  const markup = draw([0, 12], { frame: 10 });
  expect(markup).toMatch(/<progress[^>]* value="2" max="24"/);
  expect(markup).toContain('Viewed from 180 degrees');
  expect(draw(all)).not.toContain('<progress');
});
