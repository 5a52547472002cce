import { expect, it } from 'vitest';
import { createNotes } from './create-notes.ts';

const makeStorage = (): Storage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
};
const makeBrowser = () => {
  const [local, session] = [makeStorage(), makeStorage()];
  return { local: () => local, session: () => session };
};

it('remembers per site that a visitor had a list or wanted to save [B4.34]', () => {
  const browser = makeBrowser();
  const notes = createNotes('banksia', browser);
  expect(notes.hasOwner()).toBe(false);
  notes.noteOwner(true);
  expect([notes.hasOwner(), createNotes('other', browser).hasOwner()]).toEqual([true, false]);
  notes.noteOwner(false);
  expect(notes.hasOwner()).toBe(false);
  notes.want({ id: 7, name: 'Kia Rio' });
  expect(notes.hasOwner()).toBe(true);
});

it('returns the wanted car once [B2.11]', () => {
  const notes = createNotes('banksia', makeBrowser());
  notes.want({ id: 7, name: 'Kia Rio' });
  expect(notes.takeWanted()).toEqual({ id: 7, name: 'Kia Rio' });
  expect([notes.takeWanted(), notes.hasOwner()]).toEqual([null, false]);
});

it('has no notes without storage, and ignores malformed notes', () => {
  const refuse = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  const closed = createNotes('banksia', { local: refuse, session: refuse });
  closed.noteOwner(true);
  closed.want({ id: 7, name: 'Kia Rio' });
  expect([closed.hasOwner(), closed.takeWanted()]).toEqual([false, null]);
  for (const text of ['{', '7', 'null', '{"id":"7","name":"x"}', '{"id":7}']) {
    const browser = makeBrowser();
    browser.session().setItem('watchlist-wanted:banksia', text);
    expect(createNotes('banksia', browser).takeWanted()).toBeNull();
  }
});
