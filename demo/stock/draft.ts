import type { DemoDealer } from '../dealers/dealer.ts';
import type { VehicleColour } from './colours.ts';
import type { Random } from './random.ts';

/** A vehicle in the making: what the later steps (price, comments, pictures, finance) need to agree with. */
export interface VehicleDraft {
  readonly carType: 'new' | 'demo' | 'used';
  readonly year: number;
  /** 'YYYY-MM'. */
  readonly buildMonth: string;
  readonly make: string;
  readonly model: string;
  readonly badge: string | undefined;
  readonly series: string | undefined;
  readonly name: string;
  /** The illustration that shows it. */
  readonly shape: string;
  /** The body as customers say it: 'SUV', 'Ute', 'Pop Top', 'Prime Mover', 'Naked'. */
  readonly simpleBody: string;
  readonly fuel: string;
  readonly isAutomatic: boolean;
  readonly colour: VehicleColour;
  /** Kilometres; undefined for caravans, which have no odometer. */
  readonly odometerKm: number | undefined;
  readonly ageYears: number;
  /** Price of a new one today, drive away, in dollars. */
  readonly newPrice: number;
  /** 0 (entry) to 1 (top): how far up the range the badge is. */
  readonly grade: number;
  readonly seats: number | undefined;
  readonly equipment: readonly string[];
  /** Fields of the record, in the specification's names, that only this kind of vehicle has. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Everything that a builder of one vehicle is given. */
export interface BuildContext {
  readonly dealer: DemoDealer;
  readonly random: Random;
  readonly today: string;
  readonly carType: 'new' | 'demo' | 'used';
}
