import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { KeyInformation } from './key-information.tsx';

const plain = makeTestContext();
const loading = makeTestContext({ vehicle: { page: { hasLoadBar: true } } });
const draw = (vehicle: Vehicle, variant: 'panel' | 'columns' | 'plate', context = plain) => {
  const { keyInformation, loadBar } = buildVehiclePage(vehicle, false, context);
  return renderToStaticMarkup(<KeyInformation figures={keyInformation} loadBar={loadBar} variant={variant} />);
};
const say = (...args: Parameters<typeof draw>) => readText(draw(...args));

it.each(['panel', 'columns'] as const)('shows every known row in %s [B2.44]', (variant) => {
  expect(say(makeFullVehicle(), variant)).toBe(
    'Key information Colour Pearl White Stock no. W10451 VIN JN1TCAT33A0004187',
  );
  expect(say(makeTestVehicle(), variant)).toBe('Key information Stock no. W10451');
});

it("shows stock number and VIN in the plate's cap, the other rows in its cells [B2.44]", () => {
  expect(say(makeFullVehicle(), 'plate')).toBe(
    'Key information Stock no. W10451 VIN JN1TCAT33A0004187 Colour Pearl White',
  );
  const [cap = ''] = draw(makeFullVehicle(), 'plate').split('<dl');
  expect(readText(cap)).toBe('Key information Stock no. W10451 VIN JN1TCAT33A0004187');
  expect(say(makeTestVehicle(), 'plate')).toBe('Key information Stock no. W10451');
});

it('shows tare, rating and payload where the site has a load bar [B3.08]', () => {
  expect(say(makeFullVehicle(), 'panel', loading)).toMatch(/Payload 504 kg$/);
  expect(draw(makeFullVehicle(), 'panel', loading)).toContain('aria-label="Tare 2,196 kg, ATM 2,700 kg"');
  expect(say(makeFullVehicle(), 'panel')).not.toContain('Payload');
  expect(say(makeTestVehicle(), 'panel', loading)).not.toContain('Payload');
});

it('renders no empty section', () => {
  const hidden = makeTestContext({ vehicle: { page: { keyRows: { car: [] }, hasLoadBar: true } } });
  expect(draw(makeTestVehicle(), 'panel', hidden)).toBe('');
  expect(say(makeFullVehicle(), 'panel', hidden)).toBe('Key information Payload 504 kg');
});
