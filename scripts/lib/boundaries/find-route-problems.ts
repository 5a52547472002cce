const isRouteName = (file: string): boolean => /-route\.tsx?$/.test(file);

export interface RouteTable {
  readonly folder: string;
  readonly source: string;
}

const listRoutes = ({ folder, source }: RouteTable): readonly string[] =>
  [...source.replaceAll(/^import .*$/gm, '').matchAll(/'([^'\n]+\.tsx?)'/g)].map(([, path]) => folder + path);

export const findRouteProblems = (tables: readonly RouteTable[], files: readonly string[]): readonly string[] => {
  const routes = tables.flatMap(listRoutes);
  return [
    ...routes.filter((file) => !isRouteName(file)).map((file) => `${file}: a route's file is named *-route`),
    ...files
      .filter((file) => file.startsWith('src/app/') && isRouteName(file) && !routes.includes(file))
      .map((file) => `${file}: named as a route, but in no table of routes`),
  ];
};
