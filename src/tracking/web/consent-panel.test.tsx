import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsent } from '#src/lib/consent.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import { ConsentPanel } from './consent-panel.tsx';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (props: Partial<Parameters<typeof ConsentPanel>[0]> = {}): string =>
  renderToStaticMarkup(
    <ConsentPanel
      kinds={['analytics', 'chat']}
      isTrackingBlocked={false}
      isRequested={false}
      onChoose={() => undefined}
      {...props}
    />,
  );

const boxOf = (markup: string, kind: string): string => markup.match(`<input[^>]* name="${kind}"[^>]*>`)?.[0] ?? '';

it('offers two equal answers and a choice by kind with nothing ticked [D.24] [D.37]', () => {
  const markup = draw();
  const answers = [...markup.matchAll(/<button type="button" class="([^"]*)">([^<]*)/g)];
  expect(answers.map(([, , words]) => words)).toEqual(['Accept all', 'Essential only']);
  expect(answers[0]?.[1]).toBe(answers[1]?.[1]);
  expect(readText(markup)).toMatch(/Choose what to allow Analytics .* Chat .* Save my choice$/);
  expect(markup).not.toContain('checked');
  expect(markup).not.toContain('<details open');
});

it('asks only about what the site uses [D.24]', () => {
  expect(boxOf(draw({ kinds: ['analytics'] }), 'analytics')).not.toBe('');
  expect(boxOf(draw({ kinds: ['analytics'] }), 'chat')).toBe('');
});

it('shows returning visitors their choice [D.24]', () => {
  saveConsent({ analytics: false, chat: true }, new Date());
  const markup = draw({ isRequested: true });
  expect(markup).toMatch(/<details[^>]* open=""/);
  expect(boxOf(markup, 'chat')).toContain('checked');
  expect(boxOf(markup, 'analytics')).not.toContain('checked');
});

it('never counts when the browser asks not to be tracked [D.24]', () => {
  const markup = draw({ isTrackingBlocked: true });
  expect(boxOf(markup, 'analytics')).toContain('disabled');
  expect(boxOf(markup, 'chat')).not.toContain('disabled');
});
