/**
 * A view as one text, for loaders of large pages. React Router's own format of the same data compresses worse, and every quote in a text
 * would be escaped twice on its way into the page: quotes change places with a character that texts hardly have.
 */
export interface ViewText<View> {
  readonly viewText: string;
  /** Only a type: says what the text holds. */
  readonly view?: View;
}

const swapQuotes = (text: string): string => text.replaceAll(/["^]/g, (character) => (character === '"' ? '^' : '"'));

export const writeViewText = <View>(view: View): ViewText<View> => ({ viewText: swapQuotes(JSON.stringify(view)) });

const views = new WeakMap<object, unknown>();

/** The view in a page's data, parsed once. */
export const readViewText = <View>(data: ViewText<View>): View => {
  const known = views.get(data);
  if (known !== undefined) return known as View;
  const view = JSON.parse(swapQuotes(data.viewText)) as View;
  views.set(data, view);
  return view;
};
