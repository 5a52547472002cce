/** One string, because React Router's format compresses worse; swapped quotes save escapes. */
export interface ViewText<View> {
  readonly viewText: string;
  readonly view?: View;
}

const swapQuotes = (text: string): string => text.replaceAll(/["^]/g, (character) => (character === '"' ? '^' : '"'));

export const writeViewText = <View>(view: View): ViewText<View> => ({ viewText: swapQuotes(JSON.stringify(view)) });

const views = new WeakMap<object, unknown>();

export const readViewText = <View>(data: ViewText<View>): View => {
  const known = views.get(data);
  if (known !== undefined) return known as View;
  const view = JSON.parse(swapQuotes(data.viewText)) as View;
  views.set(data, view);
  return view;
};
