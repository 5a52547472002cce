import { describe, expect, it } from 'vitest';
import { createNameSpeller, type VehicleNames } from './create-name-speller.ts';
import { settleCase } from './settle-case.ts';

const spell = (make: string, model: string, stock: readonly VehicleNames[] = []): string => {
  const names = createNameSpeller(stock)({ make, model });
  return `${names.make} ${names.model}`;
};

describe('the names of a make and a model [D.03, D.57]', () => {
  it('are spelt as the trade spells them, whatever case and marks a feed uses', () => {
    for (const make of ['TOYOTA', 'toyota', 'Toyota', 'tOYOTA']) expect(spell(make, 'COROLLA')).toBe('Toyota Corolla');
    for (const model of ['RAV4', 'Rav4', 'rav4', 'Rav 4']) expect(spell('Toyota', model)).toBe('Toyota RAV4');
    expect(spell('HYUNDAI', 'I30')).toBe('Hyundai i30');
    expect(spell('mazda', 'cx5')).toBe('Mazda CX-5');
    expect(spell('MERCEDES BENZ', 'c class')).toBe('Mercedes-Benz C-Class');
    expect(spell('vw', 'GOLF')).toBe('Volkswagen Golf');
    expect(spell('KIA', 'RIO')).toBe('Kia Rio');
  });

  it('keep the capitals of makes that are written so', () => {
    for (const make of ['BMW', 'MG', 'LDV', 'GWM', 'BYD', 'RAM', 'HSV', 'FPV', 'KTM', 'MINI']) {
      expect(spell(make.toLowerCase(), '')).toBe(`${make} `);
    }
  });

  it('spell known models among other words', () => {
    expect(spell('TOYOTA', 'HILUX SR5')).toBe('Toyota HiLux SR5');
  });

  it('follow the stock where the trade has no spelling', () => {
    const stock = [
      { make: 'deLuxe', model: 'eCamper' },
      { make: 'DELUXE', model: 'ECAMPER' },
    ];
    expect(spell('Deluxe', 'Ecamper', stock)).toBe('deLuxe eCamper');
    expect(spell('DELUXE', 'OTHER', stock)).toBe('deLuxe Other');
  });

  it('follow the first row of a feed where neither the trade nor the stock has a spelling', () => {
    const spellNames = createNameSpeller([]);
    expect(spellNames({ make: 'Roamin', model: 'eTrail' })).toEqual({ make: 'Roamin', model: 'eTrail' });
    expect(spellNames({ make: 'ROAMIN', model: 'ETRAIL' })).toEqual({ make: 'Roamin', model: 'eTrail' });
  });
});

it('writes a name in one case as a name, and leaves any other as it is', () => {
  expect(
    ['STARCRAFT', 'new age', 'GSX-R750', 'NPR 45-155', 'ford ka', 'eCamper', 'klr650', '500'].map(settleCase),
  ).toEqual(['Starcraft', 'New Age', 'GSX-R750', 'NPR 45-155', 'Ford Ka', 'eCamper', 'KLR650', '500']);
});
