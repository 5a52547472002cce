/**
 * A view as one string, for loaders of large pages, because React Router's own format compresses worse. Double quotes
 * are swapped with a rarer character, because JSON would otherwise escape them twice.
 */
export interface ViewText<View> {
  readonly viewText: string;
  readonly view?: View;
}

const swapQuotes = (text: string): string => text.replaceAll(/["^]/g, (character) => (character === '"' ? '^' : '"'));

export const writeViewText = <View>(view: View): ViewText<View> => ({ viewText: swapQuotes(JSON.stringify(view)) });

const views = new WeakMap<object, unknown>();

/** Parses the view only once per loader answer. */
export const readViewText = <View>(data: ViewText<View>): View => {
  const known = views.get(data);
  if (known !== undefined) return known as View;
  const view = JSON.parse(swapQuotes(data.viewText)) as View;
  views.set(data, view);
  return view;
};
