import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MapDrawing } from '#src/locations/web/map/map-drawing.tsx';
import { DealerComments } from '#src/vehicle/web/page/dealer-comments.tsx';

/** Calls components to see their lists, so it works only for components without hooks. */
const findRepeatedKeys = (node: ReactNode): readonly string[] => {
  if (Array.isArray(node)) {
    const keys = node.flatMap((child) => (isValidElement(child) && child.key !== null ? [child.key] : []));
    return [...keys.filter((key, at) => keys.indexOf(key) !== at), ...node.flatMap(findRepeatedKeys)];
  }
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  return findRepeatedKeys(typeof type === 'function' ? (type as (props: object) => ReactNode)(props) : props.children);
};

it('tells paragraphs of a dealer’s comments apart that say the same [B4.51]', () => {
  const paragraphs = ['Call us.', 'One owner.', 'Call us.'];
  expect(findRepeatedKeys(<DealerComments paragraphs={paragraphs} preview={null} />)).toEqual([]);
});

it('tells places on a map apart that have the same name [L9.24]', () => {
  const marks = [
    { name: 'Service', x: '20.0%', y: '20.0%', side: 'after' },
    { name: 'Service', x: '20.0%', y: '70.0%', side: 'after' },
  ] as const;
  const drawing = { label: 'Map', land: '', pins: marks, towns: marks, scale: { text: '5 km', width: '9%', x: '2%' } };
  expect(findRepeatedKeys(<MapDrawing drawing={drawing} />)).toEqual([]);
});
