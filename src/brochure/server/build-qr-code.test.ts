import { expect, it } from 'vitest';
import { buildQrCode } from './build-qr-code.ts';

it('draws a QR code of the address, with its three corner marks', () => {
  const { size, path } = buildQrCode('https://www.example.au/cars/2023-nissan-x-trail-7');
  expect(size).toBe(33);
  for (const corner of ['M0 0h', `M${size - 1} 0h`, `M0 ${size - 1}h`]) expect(path).toContain(corner);
});
