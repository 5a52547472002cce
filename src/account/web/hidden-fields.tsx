import type { HiddenField } from '../view/build-sign-in-view.ts';

export const HiddenFields = ({ fields }: { readonly fields: readonly HiddenField[] }) =>
  fields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
