const isRouteName = (file: string): boolean => /-route\.tsx?$/.test(file);

export const findRouteProblems = (routesSource: string, files: readonly string[]): readonly string[] => {
  const table = routesSource.replaceAll(/^import .*$/gm, '');
  const routes = [...table.matchAll(/'([^'\n]+\.tsx?)'/g)].map(([, path]) => `src/app/${path}`);
  return [
    ...routes.filter((file) => !isRouteName(file)).map((file) => `${file}: a route's file is named *-route`),
    ...files
      .filter((file) => file.startsWith('src/app/') && isRouteName(file) && !routes.includes(file))
      .map((file) => `${file}: named as a route, but in no table of routes`),
  ];
};
