import type { Setting } from '../stock/photo-range.ts';

type DemoItemType = 'car' | 'caravan' | 'truck' | 'motorcycle';

export interface DemoOpening {
  /** 'mon' to 'sun'. */
  readonly day: string;
  /** Local time, such as '08:30'. Absent if the location is closed or opens only by appointment. */
  readonly opens?: string;
  readonly closes?: string;
  readonly lunch?: readonly [string, string] | undefined;
  readonly byAppointment?: boolean;
}

export interface DemoDealership {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly franchises: readonly string[];
}

export interface DemoLocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly type: 'sales' | 'service' | 'parts';
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly licence: { readonly label: string; readonly number: string };
  readonly openingHours: readonly DemoOpening[];
  readonly dealerships: readonly DemoDealership[];
}

export interface DemoDealer {
  readonly slug: string;
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  readonly utcOffset: string;
  readonly itemType: DemoItemType;
  readonly stockCount: number;
  readonly photoSettings: readonly Setting[];
  /** Default order of the site's search results. */
  readonly usualOrder: 'recommended' | 'newest';
  readonly locations: readonly DemoLocation[];
}
