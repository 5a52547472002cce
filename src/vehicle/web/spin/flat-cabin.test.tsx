import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPanorama } from './create-panorama.ts';
import { FlatCabin } from './flat-cabin.tsx';

const constants = { MAX_TEXTURE_SIZE: 'MAX_TEXTURE_SIZE', LINK_STATUS: 'LINK_STATUS' };

const makeCanvas = (isLinked: boolean): HTMLCanvasElement => {
  const answers: Readonly<Record<string, unknown>> = {
    ...constants,
    getParameter: (name: string) => (name === constants.MAX_TEXTURE_SIZE ? 2048 : null),
    getProgramParameter: (_program: unknown, name: string) => name === constants.LINK_STATUS && isLinked,
  };
  const gl = new Proxy({}, { get: (_target, name) => answers[String(name)] ?? (() => undefined) });
  return { getContext: () => gl } as unknown as HTMLCanvasElement;
};
const makePicture = (naturalWidth: number) => ({ naturalWidth }) as HTMLImageElement;

describe('a cabin that the device cannot draw in 360 degrees', () => {
  it('is shown flat without WebGL, when too wide, or when the shaders fail [B2.67]', () => {
    const canvasWithout = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(createPanorama(canvasWithout, makePicture(1800))).toBeNull();
    expect(createPanorama(makeCanvas(true), makePicture(2049))).toBeNull();
    expect(createPanorama(makeCanvas(false), makePicture(2048))).toBeNull();
    expect(createPanorama(makeCanvas(true), makePicture(2048))).not.toBeNull();
  });

  it('has no alternative text, since the slider around it is labelled [B2.67]', () => {
    const markup = renderToStaticMarkup(<FlatCabin url="/media/cabin.avif" yawDegrees={0} />);
    expect(markup).toMatch(/<img class="[^"]*" src="\/media\/cabin\.avif" alt="" width="1800" height="900"/);
  });
});
