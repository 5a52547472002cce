import type { DemoDealer, DemoDealership, DemoLocation } from '../dealers/dealer.ts';
import type { Random } from './random.ts';
import { type CatalogueRow, numberOf, readCatalogue, textOf, yearsOf } from './read-catalogue.ts';

export interface StockPlan {
  readonly carType: 'new' | 'demo' | 'used';
  readonly rows: readonly CatalogueRow[];
  readonly location: DemoLocation;
  readonly dealership: DemoDealership;
}

const mixes: Readonly<Record<string, { readonly newPercent: number; readonly demoPercent: number }>> = {
  'wattle-group': { newPercent: 42, demoPercent: 11 },
  'kingfisher-mazda': { newPercent: 45, demoPercent: 15 },
  'banksia-used': { newPercent: 0, demoPercent: 0 },
  'saltbush-caravans': { newPercent: 28, demoPercent: 5 },
  'ironbark-trucks': { newPercent: 12, demoPercent: 4 },
  'bottlebrush-moto': { newPercent: 24, demoPercent: 8 },
};

const catalogueNames: Readonly<Record<DemoDealer['itemType'], string>> = {
  car: 'cars',
  caravan: 'caravans',
  truck: 'trucks',
  motorcycle: 'motorcycles',
};

const ownMakeUsedShare = 0.68;

interface Seller {
  readonly location: DemoLocation;
  readonly dealership: DemoDealership;
}

const sellersOf = (dealer: DemoDealer): readonly Seller[] =>
  dealer.locations.flatMap((location) => location.dealerships.map((dealership) => ({ location, dealership })));

const popularityOf = (row: CatalogueRow): number => (row.popularity === undefined ? 1 : numberOf(row, 'popularity'));

const franchiseSellers = (sellers: readonly Seller[]): readonly Seller[] =>
  sellers.filter(({ dealership }) => dealership.franchises.length > 0);

const usedSellers = (sellers: readonly Seller[]): readonly Seller[] => {
  const yards = sellers.filter(({ dealership }) => dealership.franchises.length === 0);
  return yards.length > 0 ? yards : sellers;
};

const rowsOfMakes = (rows: readonly CatalogueRow[], makes: ReadonlySet<string>): readonly CatalogueRow[] =>
  rows.filter((row) => makes.has(textOf(row, 'make')));

const chooseRows = (random: Random, rows: readonly CatalogueRow[]): readonly CatalogueRow[] =>
  Array.from({ length: 6 }, () => random.weighted(rows, popularityOf));

const chooseCarType = (dealer: DemoDealer, index: number): StockPlan['carType'] => {
  const mix = mixes[dealer.slug] ?? { newPercent: 0, demoPercent: 0 };
  const share = (index * 100) / dealer.stockCount;
  if (share < mix.newPercent) return 'new';
  return share < mix.newPercent + mix.demoPercent ? 'demo' : 'used';
};

export const planStock = (dealer: DemoDealer, random: Random): readonly StockPlan[] => {
  const catalogue = readCatalogue(catalogueNames[dealer.itemType]);
  const current = catalogue.filter((row) => yearsOf(row).last === undefined);
  const sellers = sellersOf(dealer);
  const franchised = franchiseSellers(sellers);
  const ownMakes = new Set(franchised.flatMap(({ dealership }) => dealership.franchises));
  const planUsed = (): StockPlan => {
    const isOwnMake = ownMakes.size === 1 && random.chance(ownMakeUsedShare);
    const rows = isOwnMake ? rowsOfMakes(catalogue, ownMakes) : catalogue;
    return { carType: 'used', rows: chooseRows(random, rows), ...random.pick(usedSellers(sellers)) };
  };
  return Array.from({ length: dealer.stockCount }, (_, index): StockPlan => {
    const carType = chooseCarType(dealer, index);
    if (carType === 'used') return planUsed();
    const seller = random.pick(franchised.length > 0 ? franchised : sellers);
    const makes = new Set(seller.dealership.franchises);
    const rows = makes.size > 0 ? rowsOfMakes(current, makes) : current;
    return { carType, rows: chooseRows(random, rows), ...seller };
  });
};
