import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createShelf } from './create-shelf.ts';

const makeStorage = () => {
  const texts = new Map<string, string>();
  return {
    texts,
    storage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
    } as Storage,
  };
};
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

const target = new EventTarget();
const tellOtherTab = (key: string | null): void => {
  target.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

beforeEach(() => {
  vi.stubGlobal('window', target);
});

describe('createShelf', () => {
  it('keeps a list in the storage, and another shelf of the key reads it [B3.20]', () => {
    const { storage, texts } = makeStorage();
    expect(createShelf('a', () => storage, 9).change(() => [{ id: 7 }])).toBe(true);
    expect(texts.get('a')).toBe('[{"id":7}]');
    expect(createShelf('a', () => storage, 9).getEntries()).toEqual([{ id: 7 }]);
    expect(createShelf('b', () => storage, 9).getEntries()).toEqual([]);
  });

  it('gives the same list until it changes, so that nothing is drawn anew', () => {
    const { storage, texts } = makeStorage();
    const shelf = createShelf('a', () => storage, 9);
    shelf.change(() => [{ id: 7 }]);
    expect(shelf.getEntries()).toBe(shelf.getEntries());
    texts.set('a', '[{"id":8}]');
    expect(shelf.getEntries()).toEqual([{ id: 8 }]);
  });

  it('tells of what another tab changed, and builds on it [B3.20]', () => {
    const { storage, texts } = makeStorage();
    const shelf = createShelf<{ id: number }>('a', () => storage, 9);
    const onChange = vi.fn();
    const stop = shelf.subscribe(onChange);
    texts.set('a', '[{"id":8}]');
    tellOtherTab('b');
    expect(onChange).not.toHaveBeenCalled();
    tellOtherTab('a');
    tellOtherTab(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    shelf.change((entries) => [{ id: 9 }, ...entries]);
    expect(texts.get('a')).toBe('[{"id":9},{"id":8}]');
    stop();
    tellOtherTab('a');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is full', () => ({ ...makeStorage().storage, setItem: refuse })],
    ['throws at every touch', () => ({ getItem: refuse, setItem: refuse }) as unknown as Storage],
    ['cannot be looked at', refuse],
  ])('keeps the list in memory and says so where the storage %s [B3.20]', (_, open) => {
    const shelf = createShelf('a', open as () => Storage, 9);
    const onChange = vi.fn();
    shelf.subscribe(onChange);
    expect(shelf.getEntries()).toEqual([]);
    expect(shelf.change(() => [{ id: 7 }])).toBe(false);
    expect(shelf.getEntries()).toEqual([{ id: 7 }]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each(['{', '7', '{"id":1}', '[1,null,"a",{"id":"x"}]'])('reads %s as nothing [B3.20]', (text) => {
    const { storage, texts } = makeStorage();
    texts.set('a', text);
    expect(createShelf('a', () => storage, 9).getEntries()).toEqual([]);
  });
});
