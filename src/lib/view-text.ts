/** A view as JSON, which is written once and read once, because the views of large pages cost the most to pass on. */

/** A loader's answer with a view. Read it by `readViewText`. */
export interface ViewText<View> {
  /** The view's text, in an answer to the browser's request for data. */
  readonly viewText?: string;
  /** The element of the page that contains the view's text, in a page. */
  readonly viewId?: string;
  readonly view?: View;
}

const texts = new WeakMap<object, string>();
const views = new WeakMap<object, unknown>();

/** Writes a value that's always the same object only once. */
export const writeText = (value: object): string => {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
};

/** Notes the text of a value that was read in another way. */
export const noteText = (value: object, text: string): void => {
  texts.set(value, text);
};

/** Reads a value, and remembers its text in case it's passed on. */
export const readText = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null) noteText(value, text);
  return value;
};

/**
 * Returns a loader's answer with the view, for `readViewText`. With `parts`, the text is put there, for the page to
 * carry it in the element `id`, and the answer only names it.
 */
export const writeViewText = <View extends object>(
  view: View,
  { id, parts }: { readonly id: string; readonly parts: Map<string, string> | null } = { id: '', parts: null },
): ViewText<View> => {
  parts?.set(id, writeText(view));
  const data = parts === null ? { viewText: writeText(view) } : { viewId: id };
  views.set(data, view);
  return data;
};

/** Parses the view only once per loader answer. */
export const readViewText = <View>(data: ViewText<View>): View => {
  const known = views.get(data);
  if (known !== undefined) return known as View;
  const text = data.viewText ?? document.getElementById(data.viewId ?? '')?.textContent ?? '';
  const view = JSON.parse(text) as View;
  views.set(data, view);
  return view;
};
