import type { StockTileView } from '#src/search/view/home/create-stock-tiles.ts';
import type { ContentView } from '../build-content-view.ts';

/** A single model isn't added, because the row of vehicles shows it anyway. @spec B9.50 */
export const addModels = (view: ContentView, models: readonly StockTileView[]): ContentView => {
  if (models.length < 2) return view;
  const block = { kind: 'models', title: `${view.title} models`, models } as const;
  const reasons = view.blocks.filter(({ kind }) => kind === 'reasons');
  const others = view.blocks.filter(({ kind }) => kind !== 'reasons');
  return { ...view, blocks: [...reasons, block, ...others] };
};
