import type { ButtonView, PageActionView } from './button-view.ts';

type Action = PageActionView | ButtonView;

export interface PageActionsView {
  readonly filled: Action | null;
  readonly outlined: Action | null;
  /** The enquiry, as a text link, if it's neither of the two buttons. */
  readonly quiet: Action | null;
  readonly folded: readonly Action[];
}

const filledFirst: readonly Action['name'][] = ['reserve', 'findSimilar', 'enquire'];
const outlinedFirst: readonly Action['name'][] = ['testDrive', 'enquire'];

const pick = (actions: readonly Action[], names: readonly Action['name'][]): Action | null => {
  for (const name of names) {
    const action = actions.find((one) => one.name === name);
    if (action !== undefined) return action;
  }
  return null;
};

/** @spec B2.38, B2.43, L2.49, L2.50 */
export const arrangePageActions = (
  buttons: readonly ButtonView[],
  actions: readonly PageActionView[],
): PageActionsView => {
  const all = [...actions, ...buttons];
  const filled = pick(all, filledFirst);
  const others = all.filter((action) => action !== filled);
  const outlined = pick(others, outlinedFirst);
  const rest = others.filter((action) => action !== outlined);
  const quiet = pick(rest, ['enquire']);
  return { filled, outlined, quiet, folded: rest.filter((action) => action !== quiet) };
};
