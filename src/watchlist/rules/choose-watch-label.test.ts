import { expect, it } from 'vitest';
import { chooseWatchLabel } from './choose-watch-label.ts';

it.each([true, false])("shows 'Saved' for a saved car, sold or not (offered: %s) [B4.37]", (isOffered) => {
  expect(chooseWatchLabel({ isSaved: true, isOffered })).toBe('Saved');
});

it('shows no button for a sold car that is not saved [B4.38]', () => {
  expect(chooseWatchLabel({ isSaved: false, isOffered: false })).toBeNull();
  expect(chooseWatchLabel({ isSaved: false, isOffered: true })).toBe('Save');
});
