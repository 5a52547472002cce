import { buildSearchPaths } from '../rules/url/search-paths.ts';

export const testSearchPaths = buildSearchPaths({
  defaultPath: '/search/new-used-and-demo-cars/',
  itemTypes: ['car'],
  bodies: ['SUV', 'Ute', 'People Mover'],
  makes: ['Toyota', 'Land Rover', 'Mercedes-Benz', 'Mercedes Benz', 'Used'],
  makeModels: ['Toyota RAV4', 'Toyota C-HR', 'Land Rover Defender', 'Mercedes-Benz A-Class', 'Unknown Thing'],
  locations: [{ stockFilterSlug: 'windsor', name: 'Wattle Windsor' }],
  dealerships: [
    { slug: 'wattle-kia', name: 'Wattle Kia' },
    { slug: 'windsor', name: 'Never reached' },
  ],
});
