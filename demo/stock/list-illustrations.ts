import type { Paint } from './colours.ts';
import { describeShape } from './describe-shape.ts';
import { captionOf, type Picture } from './picture.ts';
import { type VehicleView, viewsFor } from './picture-range.ts';
import type { Random } from './random.ts';

const words: Readonly<Record<VehicleView, string>> = {
  front: 'front half',
  rear: 'rear half',
  'side-studio': 'side view in a studio',
  'side-yard': 'side view in the yard',
  'side-coast': 'side view by the sea',
};

const isSide = (view: VehicleView): boolean => view.startsWith('side-');

const motorcycleDash: Picture = { file: 'interior-moto-dash.svg', caption: captionOf('motorcycle', 'instruments') };

export const listIllustrations = (random: Random, shape: string, paint: Paint): readonly Picture[] => {
  const views = viewsFor(shape);
  const draw = (view: VehicleView): Picture => ({
    file: `${shape}-${paint}-${view}.svg`,
    caption: captionOf(`${paint} ${describeShape(shape)}`, words[view]),
  });
  return [
    ...views.filter((view) => !isSide(view)).map(draw),
    ...(shape.startsWith('moto-') ? [motorcycleDash] : []),
    ...random.shuffle(views.filter(isSide)).map(draw),
  ];
};
