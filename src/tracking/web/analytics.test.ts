import { afterEach, describe, expect, it, vi } from 'vitest';
import * as pagePaths from '#src/lib/page-paths.ts';

const openPage = async (address: string) => {
  vi.resetModules();
  const append = vi.fn();
  const window = {};
  const stored = '{"version":1,"choices":{"analytics":true}}';
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', new URL(address, 'https://www.wattle.example'));
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { createElement: () => ({}), head: { append } });
  const { forwardToAnalytics } = await import('./analytics.ts');
  forwardToAnalytics('GTM-TEST', { id: 25 });
  return { layer: Reflect.get(window, 'dataLayer') as unknown, append };
};

describe("the dealer's analytics", () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are loaded and receive an event on an ordinary page [D.24]', async () => {
    const { layer, append } = await openPage('/contact?utm_source=mail');
    expect(append).toHaveBeenCalledOnce();
    expect(layer).toContainEqual({ event: 'forecourt', event_id: 25 });
  });

  it.each([pagePaths.visitOf('hidden'), pagePaths.unsubscribeOf('hidden')])(
    'are neither loaded nor called on a page with a secret address from a mail: %s [D.24]',
    async (address) => {
      const { layer, append } = await openPage(address);
      expect(append).not.toHaveBeenCalled();
      expect(layer).toBeUndefined();
    },
  );
});
