import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToDrag } from './use-drag.ts';

const frameMs = 16;
let nowMs = 0;
let waiting: FrameRequestCallback | undefined;
let prefersLessMotion = false;

const makeEvent = (type: string, fields: object): Event =>
  Object.defineProperties(new Event(type, { cancelable: true }), {
    timeStamp: { value: nowMs },
    ...Object.fromEntries(
      Object.entries({ button: 0, isPrimary: true, ...fields }).map(([key, value]) => [key, { value }]),
    ),
  });

const listen = () => {
  const element = Object.assign(new EventTarget(), { setPointerCapture: () => undefined });
  const moves: number[] = [];
  const stop = listenToDrag(element as unknown as HTMLElement, {
    onTouch: () => undefined,
    onMove: (rightPx) => moves.push(rightPx),
  });
  const send = (type: string, clientX: number, passMs: number): void => {
    nowMs += passMs;
    element.dispatchEvent(makeEvent(type, { clientX, clientY: 0 }));
  };
  const flick = (lastType = 'pointerup', heldMs = 4): void => {
    send('pointerdown', 300, 0);
    for (const clientX of [280, 260, 240]) send('pointermove', clientX, frameMs);
    send(lastType, 240, heldMs);
  };
  return { moves, stop, send, flick, element };
};

const drawToRest = (): number => {
  let frames = 0;
  for (; waiting !== undefined && frames < 1000; frames += 1) {
    const draw = waiting;
    waiting = undefined;
    nowMs += frameMs;
    draw(nowMs);
  }
  return frames;
};

beforeEach(() => {
  nowMs = 1000;
  waiting = undefined;
  prefersLessMotion = false;
  vi.stubGlobal('Element', class {});
  vi.stubGlobal('performance', { now: () => nowMs });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    waiting = draw;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = undefined;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('listenToDrag', () => {
  it('follows the hand [B5.42]', () => {
    const { moves, flick } = listen();
    flick();
    expect(moves).toEqual([-20, -20, -20]);
  });

  it('continues after a flick, ever slower, until it stops [B4.45]', () => {
    const { moves, flick } = listen();
    flick();
    const frames = drawToRest();
    const glided = moves.slice(3);
    expect(glided).toHaveLength(frames);
    // The speed falls from 1.09 to 0.02 pixels a millisecond. Each 325 ms divide it by 2.718.
    expect(frames).toBe(82);
    expect(glided[0]).toBeCloseTo(-17.5, 5);
    expect(glided.every((move, at) => move < 0 && (at === 0 || move > (glided[at - 1] ?? 0)))).toBe(true);
    expect(glided.at(-1)).toBeCloseTo(-0.325, 2);
  });

  it('stops at once under reduced motion [B4.45]', () => {
    prefersLessMotion = true;
    const { moves, flick } = listen();
    flick();
    expect(drawToRest()).toBe(0);
    expect(moves).toHaveLength(3);
  });

  it('does not glide after a pause or a cancelled pointer [B4.45]', () => {
    for (const [lastType, heldMs] of [
      ['pointerup', 80],
      ['pointercancel', 4],
    ] as const) {
      const { moves, flick } = listen();
      flick(lastType, heldMs);
      expect(drawToRest()).toBe(0);
      expect(moves).toHaveLength(3);
    }
  });

  it('stops gliding on a touch, on the wheel and on removal [B4.45]', () => {
    const { flick, send, element, stop } = listen();
    flick();
    send('pointerdown', 200, frameMs);
    expect(waiting).toBeUndefined();
    send('pointerup', 200, 200);
    flick();
    element.dispatchEvent(makeEvent('wheel', { deltaX: 0, deltaY: 10, ctrlKey: false }));
    expect(waiting).toBeUndefined();
    flick();
    stop();
    expect(waiting).toBeUndefined();
  });
});
