/** A field that a shopper changed, by its place among the fields of its part. */
interface ChangedField {
  readonly at: number;
  readonly name: string;
  readonly value: string;
}

const listFields = (box: HTMLElement): readonly HTMLInputElement[] => [...box.querySelectorAll('input')];

// Of the radio buttons of a group the one that was chosen says it for all.
const isChanged = (field: HTMLInputElement): boolean => {
  if (field.type === 'radio') return field.checked && !field.defaultChecked;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** The fields of a part that were changed since the server sent it. */
export const listChangedFields = (box: HTMLElement): readonly ChangedField[] =>
  listFields(box).flatMap((field, at) => (isChanged(field) ? [{ at, name: field.name, value: field.value }] : []));

const change = (field: HTMLInputElement, value: string): void => {
  if (field.type === 'radio' || field.type === 'checkbox') field.click();
  else {
    // Past React's own setter, which would take the value for one that it knows already.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Puts into a part that its scripts have just drawn what was changed before. A field that was left counts as left. */
export const carryOverFields = (box: HTMLElement, changed: readonly ChangedField[]): void => {
  const fields = listFields(box);
  const carried = changed.flatMap(({ at, name, value }) => {
    const field = fields[at];
    return field?.name === name ? [{ field, value }] : [];
  });
  for (const { field, value } of carried) change(field, value);
  // Once what was typed is drawn.
  setTimeout(() => {
    for (const { field } of carried)
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};
