/**
 * Carries a view from a loader to its page as JSON. The view is converted once and parsed once, because both are slow
 * for large pages.
 */

export interface ViewText<View> {
  /** The view as JSON. Set if the browser requested only the page's data. */
  readonly viewText?: string;
  /** Id of the page's element that contains the view as JSON. Set if the browser requested the page. */
  readonly viewId?: string;
  readonly view?: View;
}

const texts = new WeakMap<object, string>();
const views = new WeakMap<object, unknown>();

export const writeText = (value: object): string => {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
};

export const noteText = (value: object, text: string): void => {
  texts.set(value, text);
};

export const readText = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null) noteText(value, text);
  return value;
};

/** With `parts`, the view's text goes into `parts` under `id`, and the result contains only that id. */
export const writeViewText = <View extends object>(
  view: View,
  { id, parts }: { readonly id: string; readonly parts: Map<string, string> | null } = { id: '', parts: null },
): ViewText<View> => {
  parts?.set(id, writeText(view));
  const data = parts === null ? { viewText: writeText(view) } : { viewId: id };
  views.set(data, view);
  return data;
};

export const readViewText = <View>(data: ViewText<View>): View => {
  const known = views.get(data);
  if (known !== undefined) return known as View;
  const text = data.viewText ?? document.getElementById(data.viewId ?? '')?.textContent ?? '';
  const view = JSON.parse(text) as View;
  views.set(data, view);
  return view;
};
