import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredList } from './create-stored-list.ts';

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
const notifyOtherTab = (key: string | null): void => {
  target.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

beforeEach(() => {
  vi.stubGlobal('window', target);
});

describe('createStoredList', () => {
  it('stores a list, which another list under the same key reads [B3.20]', () => {
    const { storage, texts } = makeStorage();
    expect(createStoredList('a', () => storage, 9).change(() => [{ id: 7 }])).toBe(true);
    expect(texts.get('a')).toBe('[{"id":7}]');
    expect(createStoredList('a', () => storage, 9).getEntries()).toEqual([{ id: 7 }]);
    expect(createStoredList('b', () => storage, 9).getEntries()).toEqual([]);
  });

  it('returns the same array until it changes, so that nothing renders again', () => {
    const { storage, texts } = makeStorage();
    const storedList = createStoredList('a', () => storage, 9);
    storedList.change(() => [{ id: 7 }]);
    expect(storedList.getEntries()).toBe(storedList.getEntries());
    texts.set('a', '[{"id":8}]');
    expect(storedList.getEntries()).toEqual([{ id: 8 }]);
  });

  it("reports another tab's changes and builds on them [B3.20]", () => {
    const { storage, texts } = makeStorage();
    const storedList = createStoredList<{ id: number }>('a', () => storage, 9);
    const onChange = vi.fn();
    const stop = storedList.subscribe(onChange);
    texts.set('a', '[{"id":8}]');
    notifyOtherTab('b');
    expect(onChange).not.toHaveBeenCalled();
    notifyOtherTab('a');
    notifyOtherTab(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    storedList.change((entries) => [{ id: 9 }, ...entries]);
    expect(texts.get('a')).toBe('[{"id":9},{"id":8}]');
    stop();
    notifyOtherTab('a');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['is full', () => ({ ...makeStorage().storage, setItem: refuse })],
    ['throws at every touch', () => ({ getItem: refuse, setItem: refuse }) as unknown as Storage],
    ['cannot be looked at', refuse],
  ])('falls back to memory and reports it when the storage %s [B3.20]', (_, open) => {
    const storedList = createStoredList('a', open as () => Storage, 9);
    const onChange = vi.fn();
    storedList.subscribe(onChange);
    expect(storedList.getEntries()).toEqual([]);
    expect(storedList.change(() => [{ id: 7 }])).toBe(false);
    expect(storedList.getEntries()).toEqual([{ id: 7 }]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it.each(['{', '7', '{"id":1}', '[1,null,"a",{"id":"x"}]'])('reads %s as an empty list [B3.20]', (text) => {
    const { storage, texts } = makeStorage();
    texts.set('a', text);
    expect(createStoredList('a', () => storage, 9).getEntries()).toEqual([]);
  });
});
