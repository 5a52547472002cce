import type { HiddenField } from '../view/build-sign-in-view.ts';

/** What a form sends along unseen: what the sign-in is for. */
export const HiddenFields = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
