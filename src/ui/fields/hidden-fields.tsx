interface HiddenFieldsProps {
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

export const HiddenFields = ({ hidden }: HiddenFieldsProps) =>
  hidden.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);
