import type { DemoDealer } from '../dealers/dealer.ts';
import type { VehicleColour } from './colours.ts';
import type { Random } from './random.ts';

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
  readonly shape: string;
  readonly simpleBody: string;
  readonly fuel: string;
  readonly isAutomatic: boolean;
  readonly colour: VehicleColour;
  /** Undefined for caravans, which have no odometer. */
  readonly odometerKm: number | undefined;
  readonly ageYears: number;
  /** Drive-away price in dollars, if the vehicle were new today. */
  readonly newPrice: number;
  readonly grade: number;
  readonly seats: number | undefined;
  readonly equipment: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface BuildContext {
  readonly dealer: DemoDealer;
  readonly random: Random;
  readonly today: string;
  readonly carType: 'new' | 'demo' | 'used';
}
