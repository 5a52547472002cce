import { describe, expect, it, vi } from 'vitest';
import { createLayers } from './open-layer.ts';

type Listener = Parameters<Parameters<typeof createLayers>[0]['addEventListener']>[1];

/** `heard` lists the states that reach the router's listener. */
const openBrowser = () => {
  const entries: unknown[] = [
    { idx: 0, key: 'before' },
    { idx: 1, key: 'page' },
  ];
  let at = 1;
  const heard: unknown[] = [];
  const listeners: Listener[] = [];
  const go = (by: number): void => {
    const to = entries[at + by];
    if (to === undefined) return;
    at += by;
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    for (const listener of listeners) listener({ state: to, stopImmediatePropagation: stop });
    if (!isStopped) heard.push(to);
  };
  const layers = createLayers({
    history: {
      get state() {
        return entries[at];
      },
      pushState: (state) => {
        entries.splice(at + 1, entries.length, state);
        at += 1;
      },
      back: () => queueMicrotask(() => go(-1)),
      forward: () => queueMicrotask(() => go(1)),
    },
    addEventListener: (_type, listener) => listeners.push(listener),
  });
  return {
    ...layers,
    heard,
    current: () => entries[at],
    push: (state: unknown) => {
      entries.splice(at + 1, entries.length, state);
      at += 1;
    },
    replace: (state: unknown) => {
      entries[at] = state;
    },
    goBack: async () => {
      go(-1);
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    },
    settle: async () => {
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
    },
  };
};

const open = (browser: ReturnType<typeof openBrowser>, hasMoved = () => false) => {
  const close = vi.fn(() => closed());
  const closed = browser.openLayer({ close, hasMoved });
  return { close, closed };
};

describe('openLayer', () => {
  it('closes the top layer on each Back, then leaves the page', async () => {
    const browser = openBrowser();
    const sheet = open(browser);
    const picture = open(browser);
    await browser.goBack();
    expect(picture.close).toHaveBeenCalledOnce();
    expect(sheet.close).not.toHaveBeenCalled();
    await browser.goBack();
    expect(sheet.close).toHaveBeenCalledOnce();
    expect(browser.current()).toEqual({ idx: 1, key: 'page' });
    expect(browser.heard).toEqual([]);
    await browser.goBack();
    expect(browser.heard).toEqual([{ idx: 0, key: 'before' }]);
  });

  it('leaves no history entry when a layer closes without Back', async () => {
    const browser = openBrowser();
    open(browser).closed();
    await browser.settle();
    expect(browser.current()).toEqual({ idx: 1, key: 'page' });
    expect(browser.heard).toEqual([]);
  });

  it('keeps what was chosen inside when Back closes the layer', async () => {
    const browser = openBrowser();
    const sheet = open(browser, () => true);
    browser.replace({ idx: 2, key: 'chosen' });
    await browser.goBack();
    expect(sheet.close).toHaveBeenCalledOnce();
    expect(browser.current()).toEqual({ idx: 2, key: 'chosen' });
    expect(browser.heard).toEqual([]);
    await browser.goBack();
    expect(browser.heard).toEqual([{ idx: 1, key: 'page' }]);
  });

  it('leaves no history entry when it reports its closing late', async () => {
    const browser = openBrowser();
    const close = vi.fn();
    const closed = browser.openLayer({ close, hasMoved: () => true });
    browser.replace({ idx: 2, key: 'chosen' });
    await browser.goBack();
    closed();
    await browser.settle();
    expect(close).toHaveBeenCalledOnce();
    expect(browser.current()).toEqual({ idx: 2, key: 'chosen' });
    await browser.goBack();
    expect(browser.current()).toEqual({ idx: 1, key: 'page' });
    expect(browser.heard).toEqual([{ idx: 1, key: 'page' }]);
  });

  it('returns to the page when a choice arrives after closing', async () => {
    const browser = openBrowser();
    const sheet = open(browser, () => true);
    await browser.goBack();
    expect(sheet.close).toHaveBeenCalledOnce();
    browser.replace({ idx: 2, key: 'chosen' });
    await browser.goBack();
    expect(browser.current()).toEqual({ idx: 1, key: 'page' });
    expect(browser.heard).toEqual([{ idx: 1, key: 'page' }]);
  });

  it('leaves a choice with a single Back after closing', async () => {
    const browser = openBrowser();
    const sheet = open(browser, () => true);
    browser.replace({ idx: 2, key: 'chosen' });
    sheet.closed();
    await browser.goBack();
    expect(browser.current()).toEqual({ idx: 1, key: 'page' });
    expect(browser.heard).toEqual([{ idx: 1, key: 'page' }]);
  });

  it('gives a layer that opens while another closes its own entry', async () => {
    const browser = openBrowser();
    open(browser).closed();
    const next = open(browser);
    await browser.settle();
    expect(browser.current()).toMatchObject({ idx: 2, key: 'page' });
    await browser.goBack();
    expect(next.close).toHaveBeenCalledOnce();
  });

  it('skips an entry that was left behind for a link', async () => {
    const browser = openBrowser();
    open(browser).closed(true);
    browser.push({ idx: 3, key: 'linked' });
    await browser.goBack();
    expect(browser.current()).toMatchObject({ key: 'page', isLayer: true });
    await browser.goBack();
    expect(browser.current()).toEqual({ idx: 0, key: 'before' });
  });

  it('calls back at once when settled, else after the pending step', async () => {
    const browser = openBrowser();
    const told: unknown[] = [];
    const ask = () => browser.onceSettled(() => told.push(browser.current()));
    ask();
    expect(told).toEqual([{ idx: 1, key: 'page' }]);
    const sheet = browser.openLayer({ close: ask, hasMoved: () => true });
    browser.replace({ idx: 2, key: 'chosen' });
    await browser.goBack();
    sheet();
    expect(told.slice(1)).toEqual([{ idx: 2, key: 'chosen' }]);
  });
});
