import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home/home-page.tsx'),
  route('search/*', 'pages/search/search-page.tsx'),
  route('used-car/:make?/:model?/:body?', 'pages/search/search-page.tsx', { id: 'used-car' }),
  route('cars/:slug', 'pages/vehicle/vehicle-page.tsx'),
  route('cars/:slug/similar', 'pages/vehicle/similar-vehicles.ts'),
  route('dev/catalogue', 'pages/catalogue/catalogue-page.tsx'),
  route(':page', 'pages/content/content-page.tsx'),
  route('*', 'pages/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
