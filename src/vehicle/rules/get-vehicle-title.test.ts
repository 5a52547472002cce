import { expect, it } from 'vitest';
import { getVehicleTitle } from './get-vehicle-title.ts';

it('names year, make and model, the make only once [B2.38]', () => {
  const title = (make: string, model: string) => getVehicleTitle({ year: 2024, make, model });
  expect(title('Nissan', 'X-Trail')).toBe('2024 Nissan X-Trail');
  expect(title('Mazda', 'Mazda3')).toBe('2024 Mazda3');
  expect(title('Land Rover', 'Defender')).toBe('2024 Land Rover Defender');
  expect(title('MINI', 'Mini Cooper')).toBe('2024 Mini Cooper');
  expect(title('LDV', 'D90')).toBe('2024 LDV D90');
});
