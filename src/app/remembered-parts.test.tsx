import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PagePieces } from '#src/ui/page-pieces.ts';
import { Remembered } from '#src/ui/remembered.tsx';
import { createPartDrawing, findPartMemory, type PartMemory } from './remembered-parts.ts';

const card = { title: 'Toyota HiLux <SR5>' };
const drawCard = vi.fn(({ title }: typeof card) => <b>{title}</b>);
const Card = drawCard;

const draw = (page: React.ReactNode, memory: PartMemory | null): string => {
  const parts = memory === null ? null : createPartDrawing(memory);
  const html = renderToString(
    <PagePieces value={{ themeCss: '', styleUrls: [], scripts: new Set(), styles: new Set(), parts }}>
      {page}
    </PagePieces>,
  );
  return parts?.fill(html) ?? html;
};

const list = (variant = '20rem', cards = [card, { title: 'Mazda CX-5' }]) => (
  <ul>
    {cards.map((one) => (
      <li key={one.title}>
        <Remembered of={one} variant={variant}>
          <Card {...one} />
        </Remembered>
      </li>
    ))}
    {'Two of '}
    {1000}
  </ul>
);

it('draws a part once, and puts its HTML where React would', () => {
  const memory: PartMemory = new WeakMap();
  const cards = [card, { title: 'Mazda CX-5' }];
  const page = list('20rem', cards);
  const plain = draw(page, null);
  drawCard.mockClear();
  expect(draw(page, memory)).toBe(plain);
  expect(drawCard).toHaveBeenCalledTimes(2);
  expect(draw(page, memory)).toBe(plain);
  expect(draw(list('20rem', cards.toReversed()), memory)).toContain('<li><b>Mazda CX-5</b></li><li><b>Toyota HiLux');
  expect(drawCard).toHaveBeenCalledTimes(2);
});

it('draws a part again for another object and another variant', () => {
  const memory: PartMemory = new WeakMap();
  draw(list(), memory);
  drawCard.mockClear();
  draw(list('20rem', [{ ...card }]), memory);
  draw(list('27rem', [card]), memory);
  expect(drawCard).toHaveBeenCalledTimes(2);
});

it('draws a part with a script on every page, because its policy must name the script', () => {
  const memory: PartMemory = new WeakMap();
  const part = (
    <Remembered of={card} variant="">
      <Card {...card} />
      <script>go()</script>
    </Remembered>
  );
  drawCard.mockClear();
  expect([draw(part, memory), draw(part, memory)]).toEqual([draw(part, null), draw(part, null)]);
  expect(drawCard).toHaveBeenCalledTimes(4);
});

it('has another memory for each site', () => {
  const [wattle, banksia] = [{}, {}];
  expect(findPartMemory(wattle)).toBe(findPartMemory(wattle));
  expect(findPartMemory(wattle)).not.toBe(findPartMemory(banksia));
});
