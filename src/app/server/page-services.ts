import type { HomeService } from './home-service.ts';
import type { SearchService } from './search-service.ts';
import type { ShellService } from './shell-service.ts';
import type { VehicleService } from './vehicle-service.ts';

/** What loaders may ask for. Everything is scoped by the site that is passed in. */
export interface PageServices {
  readonly isDevelopment: boolean;
  readonly shell: ShellService;
  readonly home: HomeService;
  readonly search: SearchService;
  readonly vehicles: VehicleService;
}
