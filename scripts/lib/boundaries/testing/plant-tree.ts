import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTemporaryFolder } from '../../../../src/platform/testing/make-temporary-folder.ts';

const soundTree: Readonly<Record<string, string>> = {
  'package.json':
    '{ "type": "module", "imports": { "#src/*": "./src/*" }, "dependencies": { "react": "1", "zod": "1" } }',
  'node_modules/react/package.json': '{ "name": "react", "version": "1.0.0", "main": "index.js" }',
  'node_modules/react/index.js': 'export const React = {};',
  'node_modules/zod/package.json': '{ "name": "zod", "version": "1.0.0", "main": "index.js" }',
  'node_modules/zod/index.js': 'export const z = {};',
  'src/lib/money.ts': 'export const cents = 100;',
  'src/lib/schema/scalar-schemas.ts': "export { z as line } from 'zod';",
  'src/ui/button.tsx': "import { cents } from '#src/lib/money.ts'; export const Button = () => cents;",
  'src/platform/db.ts': "import { cents } from '#src/lib/money.ts'; export const db = cents;",
  'src/sites/model/layout.ts': 'export type Layout = string;',
  'src/sites/config/resolved-site.ts':
    "import { carConfig } from '#src/car/rules/config.ts'; export type ResolvedSite = typeof carConfig;",
  'src/sites/server/registry.ts':
    "import type { ResolvedSite } from '../config/resolved-site.ts'; export const registry = (site: ResolvedSite) => site;",
  'src/sites/web/header.tsx':
    "import type { Layout } from '../model/layout.ts'; export const Header = (layout: Layout) => layout;",
  'src/car/rules/car.ts': "import type { Layout } from '#src/sites/model/layout.ts'; export type Car = Layout;",
  'src/car/rules/config.ts': "import { z } from 'zod'; export const carConfig = z;",
  'src/car/view/build-car.ts': "import type { Car } from '../rules/car.ts'; export const buildCar = (car: Car) => car;",
  'src/car/web/car-card.tsx':
    "import { React } from 'react'; import { Button } from '#src/ui/button.tsx'; import { buildCar } from '../view/build-car.ts'; export const CarCard = [React, Button, buildCar];",
  'src/car/server/tables.ts': 'export const cars = 1;',
  'src/car/server/car-routes.ts': 'export const carRoutes = 1;',
  'src/price/rules/price.ts':
    "import type { Car } from '#src/car/rules/car.ts'; export const price = (car: Car) => car;",
  'src/price/web/price-tag.tsx': 'export const PriceTag = 1;',
  'src/price/server/price-store.ts':
    "import { db } from '#src/platform/db.ts'; import { cars } from '#src/car/server/tables.ts'; export const store = [db, cars];",
  'src/app/routes.ts': "export default ['storefront/home/home-route.tsx', 'storefront/car/car-route.tsx'];",
  'src/app/root.tsx': "import { Header } from '#src/sites/web/header.tsx'; export const root = Header;",
  'src/app/storefront/page-context.ts': 'export const pageContext = 1;',
  'src/app/storefront/shell/shell.ts': 'export const shell = 1;',
  'src/app/storefront/home/home-route.tsx':
    "import { pageContext } from '../page-context.ts'; import { shell } from '../shell/shell.ts'; export const home = [pageContext, shell];",
  'src/app/storefront/car/car-route.tsx':
    "import { CarCard } from '#src/car/web/car-card.tsx'; export const car = CarCard;",
  'src/app/storefront/car/load-car-page.server.ts':
    "import { cars } from '#src/car/server/tables.ts'; export const service = cars;",
  'src/app/console/console.ts': 'export const menu = 1;',
  'src/app/console/routes.ts': "export default ['inbox/inbox-route.tsx'];",
  'src/app/console/load.server.ts': 'export const x = 1;',
  'src/app/console/entry.server.tsx':
    "import { x } from './load.server.ts'; import { text } from 'node:stream/consumers'; export const entry = [x, text];",
  'src/app/console/inbox/inbox-route.tsx': "import { menu } from '../console.ts'; export const inbox = menu;",
  'src/app/api/car-routes.ts': "import { cars } from '#src/car/server/tables.ts'; export const routes = cars;",
  'src/app/host/main.ts': "import { routes } from '../api/car-routes.ts'; export const main = routes;",
  'demo/build-stock.ts': 'export const stock = 1;',
};

export const plantTree = (planted: Readonly<Record<string, string>>) => {
  const root = makeTemporaryFolder('planted');
  const all = { ...soundTree, ...planted };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, files: Object.keys(all).filter((path) => /^(?:src|demo)\/.*\.tsx?$/.test(path)) };
};
