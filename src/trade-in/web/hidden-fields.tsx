import type { StepFormView } from '../view/trade-in-flow-view.ts';

/** What a step sends unseen. */
export const HiddenFields = ({ hidden }: Pick<StepFormView, 'hidden'>) =>
  hidden.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
