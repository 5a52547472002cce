import type { HomeService } from './home-service.ts';
import type { SearchService } from './search-service.ts';
import type { ShellService } from './shell-service.ts';
import type { VehicleService } from './vehicle-service.ts';

export interface LocalSite {
  readonly name: string;
  /** 'http://wattle-group.localhost:3000' */
  readonly address: string;
}

/** What loaders may ask for. Everything is scoped by the site that is passed in. */
export interface PageServices {
  readonly isDevelopment: boolean;
  /** Every site with its address on this machine, for development. */
  readonly listLocalSites: () => readonly LocalSite[];
  readonly shell: ShellService;
  readonly home: HomeService;
  readonly search: SearchService;
  readonly vehicles: VehicleService;
}
