import qrcode from 'qrcode-generator';
import type { QrCode } from '../view/build-brochure-view.ts';

export const buildQrCode = (address: string): QrCode => {
  // Type 0 picks the smallest code that fits the address. Level M survives a fold or a stain.
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const size = code.getModuleCount();
  const places = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const);
  const path = places.filter(([x, y]) => code.isDark(y, x)).map(([x, y]) => `M${x} ${y}h1v1h-1z`);
  return { size, path: path.join('') };
};
